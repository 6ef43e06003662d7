/** Whether the browser may show notifications, may be asked, or cannot. */
export const notificationPermission = (): NotificationPermission | 'tidakAda' =>
  'Notification' in globalThis ? Notification.permission : 'tidakAda';

/** Asks for it, in the moment of a tap; what its person answers is no matter of the timer that they begin. */
export function askToNotify(): void {
  if (notificationPermission() === 'default') void Notification.requestPermission().catch(() => undefined);
}

type Told = {
  /** Of several with the same one the last is shown. */
  tag: string;
  title: string;
  body: string;
  /** The page of the app that a tap on it opens (sw/sw.ts). */
  alamat: string;
};

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  notificationPermission() === 'granted' ? navigator.serviceWorker?.getRegistration() : undefined;

/** Through the worker, as no page may on a phone. Without permission, or without a worker, nothing is shown. */
export async function notify({ title, alamat, ...isi }: Told): Promise<void> {
  const options = { ...isi, icon: '/icon-192.png', requireInteraction: true, data: { alamat } };
  await (await registration())?.showNotification(title, options);
}

/** Takes it away again: its reader has seen it in the app. */
export async function withdrawNotification(tag: string): Promise<void> {
  for (const one of (await (await registration())?.getNotifications({ tag })) ?? []) one.close();
}
