import type { ComponentType } from 'react';
import { createAplikasi } from '#data/app.ts';
import { jagaKonfigurasi } from '#data/konfigurasi.ts';
import { keepInstallOffer } from '#kit/device/install.ts';
import { App } from './App.tsx';
import { daftarkanServiceWorker } from './service-worker.ts';
import './mantine.css';

/** Starts the app, once: the device's databases, the engine of the signed-in person, the worker. Gives what draws it. */
export function mulai(): ComponentType {
  const aplikasi = createAplikasi();
  void aplikasi.mulai();
  jagaKonfigurasi(aplikasi.perangkat, aplikasi.klien);
  daftarkanServiceWorker();
  keepInstallOffer();
  return () => <App aplikasi={aplikasi} />;
}
