import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAplikasi } from '#data/app.ts';
import { muatKonfigurasi } from '#data/config.ts';
import { App } from '#app/App.tsx';
import { daftarkanServiceWorker } from '#app/service-worker.ts';
import './app/styles.css';

const aplikasi = createAplikasi();
void aplikasi.mulai();
// The kept names serve until the server has been asked; without a network they simply stay.
void muatKonfigurasi(aplikasi.perangkat, aplikasi.klien).catch(() => undefined);
daftarkanServiceWorker();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App aplikasi={aplikasi} />
  </StrictMode>,
);
