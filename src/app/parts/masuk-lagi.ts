import { useCallback, useEffect, useState } from 'react';
import { useAplikasi } from '#data/app.ts';
import { simpanSemuaDraf } from '#data/drafts.ts';

/** Where the page /masuk of the window says its one-time code. */
const channelName = 'mejalab-masuk';

export type MasukLagi = {
  /** A window is open and the person is signing in there. */
  menunggu: boolean;
  /** Why it did not work, in words, or null. */
  gagal: string | null;
  mulai: () => void;
  /** Without a window: leaves the page, drafts kept, and comes back to it. */
  diHalamanIni: () => void;
};

/**
 * Signing in again in place, as the same person (offline.md section 2, Retry). The provider opens in a window of its
 * own; where none may be opened, the page is left with its drafts kept and found again afterwards.
 * With `segar` the provider has them prove anew who they are (BEYOND-50), which is told once they have.
 */
export function useMasukLagi(uuid: string, segar?: { sudah: () => void }): MasukLagi {
  const aplikasi = useAplikasi();
  const [menunggu, setMenunggu] = useState(false);
  const [gagal, setGagal] = useState<string | null>(null);

  useEffect(() => {
    if (!menunggu) return;
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<{ kode?: unknown }>) => {
      if (typeof data?.kode !== 'string') return;
      aplikasi
        .masukDenganKode(data.kode, uuid)
        .then(() => segar?.sudah())
        // Every fault of signing in speaks for itself: another person, no network, a used code.
        .catch((error: unknown) => setGagal(error instanceof Error ? error.message : String(error)))
        .finally(() => setMenunggu(false));
    };
    return () => channel.close();
  }, [aplikasi, menunggu, segar, uuid]);

  const anew = segar ? '&segar=1' : '';
  const diHalamanIni = useCallback(() => {
    const { pathname, search } = window.location;
    void simpanSemuaDraf().then(() =>
      window.location.assign(`/api/auth/start?kembali=${encodeURIComponent(pathname + search)}${anew}`),
    );
  }, [anew]);

  const mulai = useCallback(() => {
    setGagal(null);
    const opened = window.open(
      `/api/auth/start?jendela=1${anew}`,
      'mejalab-masuk',
      'popup,width=480,height=720',
    );
    if (opened) setMenunggu(true);
    else diHalamanIni();
  }, [anew, diHalamanIni]);

  return { menunggu, gagal, mulai, diHalamanIni };
}
