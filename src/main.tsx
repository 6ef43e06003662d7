import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MantineProvider } from '@mantine/core';
import { cssVariablesResolver, theme } from '#app/theme.ts';
import { LayarAwal } from '#features/akun/LayarAwal.tsx';
import { Boundary } from '#kit/notice/Boundary.tsx';
import { OutboxPath } from '#kit/notice/outbox-path.ts';
import { piece } from '#kit/notice/piece.ts';
import { paths } from '#paths';
import './app/awal.css';

// The sign-in page is seen before the app is there: it is small, and the app is not.
const App = piece(async () => (await import('#app/mulai.tsx')).mulai());

/* The colour scheme is set before the first paint by theme.js. */
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <OutboxPath value={paths.kotakKeluar()}>
        <Boundary what="Aplikasi">
          <App fallback={<LayarAwal />} />
        </Boundary>
      </OutboxPath>
    </MantineProvider>
  </StrictMode>,
);
