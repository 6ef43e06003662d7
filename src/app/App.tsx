import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { AplikasiContext, type Aplikasi } from '#data/app.ts';
import { piece } from '#kit/notice/piece.ts';
import { jagaPutaran, type BerputarPutar } from './putaran-halaman.ts';
import { createRouter } from './routes.tsx';

const Lapisan = piece(async () => (await import('./parts/Lapisan.tsx')).Lapisan);

/** The pages, and what lies above them, which may come a moment later. */
export function App({ aplikasi }: { aplikasi: Aplikasi }) {
  const [router] = useState(createRouter);
  const [putaran, setPutaran] = useState<BerputarPutar | null>(null);
  useEffect(() => jagaPutaran(router, setPutaran), [router]);
  // Shown by the boundary around the app, with none of the pages left to go on.
  if (putaran) throw putaran;
  return (
    <AplikasiContext value={aplikasi}>
      <RouterProvider router={router} />
      <Lapisan />
    </AplikasiContext>
  );
}
