/** Whether the browser may show notifications, may be asked, or cannot. */
export const izinPemberitahuan = (): NotificationPermission | 'tidakAda' =>
  'Notification' in globalThis ? Notification.permission : 'tidakAda';

/** Asks for it, in the moment of a tap; what its person answers is no matter of the timer that they begin. */
export function mintaIzin(): void {
  if (izinPemberitahuan() === 'default') void Notification.requestPermission().catch(() => undefined);
}

type Pemberitahuan = {
  /** Of several with the same one the last is shown. */
  tag: string;
  title: string;
  body: string;
  /** The page of the app that a tap on it opens (sw/sw.ts). */
  alamat: string;
};

const registrasi = async (): Promise<ServiceWorkerRegistration | undefined> =>
  izinPemberitahuan() === 'granted' ? navigator.serviceWorker?.getRegistration() : undefined;

/** Through the worker, as no page may on a phone. Without permission, or without a worker, nothing is shown. */
export async function beriTahu({ title, alamat, ...isi }: Pemberitahuan): Promise<void> {
  const options = { ...isi, icon: '/icon-192.png', requireInteraction: true, data: { alamat } };
  await (await registrasi())?.showNotification(title, options);
}

/** Takes it away again: its reader has seen it in the app. */
export async function tarikPemberitahuan(tag: string): Promise<void> {
  for (const satu of (await (await registrasi())?.getNotifications({ tag })) ?? []) satu.close();
}
