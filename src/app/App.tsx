import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { AplikasiContext, type Aplikasi } from '#data/app.ts';
import { piece } from '#kit/notice/piece.ts';
import { createRouter } from './routes.tsx';

const Lapisan = piece(async () => (await import('./parts/Lapisan.tsx')).Lapisan);

/** The pages, and what lies above them, which may come a moment later. */
export function App({ aplikasi }: { aplikasi: Aplikasi }) {
  const [router] = useState(createRouter);
  return (
    <AplikasiContext value={aplikasi}>
      <RouterProvider router={router} />
      <Lapisan />
    </AplikasiContext>
  );
}
