import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { AplikasiContext, type Aplikasi } from '#data/app.ts';
import { ToastPlace } from '#kit/ToastPlace.tsx';
import { PembaruanSiap } from './parts/PembaruanSiap.tsx';
import { createRouter } from './routes.tsx';
import { cssVariablesResolver, theme } from './theme.ts';

/** Everything around the pages. The colour scheme is set before the first paint by theme.js. */
export function App({ aplikasi }: { aplikasi: Aplikasi }) {
  const [router] = useState(createRouter);
  return (
    <AplikasiContext value={aplikasi}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
        <ModalsProvider>
          <ToastPlace />
          <PembaruanSiap />
          <RouterProvider router={router} />
        </ModalsProvider>
      </MantineProvider>
    </AplikasiContext>
  );
}
