import { useCallback, useEffect, useState } from 'react';
import { useAplikasi, useOrang } from '#data/app.ts';
import { Luring } from '#data/client.ts';
import { bacaBerkas } from '#data/files.ts';

/** A file as records carry it. */
export type StoredFile = { sha256: string; mime: string; name: string; size: number };

export type FileState =
  | { jenis: 'memuat' }
  | { jenis: 'ada'; url: string; bytes: ArrayBuffer }
  | { jenis: 'tidakAda'; sebab: 'luring' | 'hilang' | 'rusak' };

/** The bytes of a file behind a blob address that goes with the screen. Tries again when the network returns. */
export function useFile({ sha256, mime }: StoredFile): {
  state: FileState;
  retry: () => void;
  broken: () => void;
} {
  const { klien } = useAplikasi();
  const { db, halaman } = useOrang();
  const [round, setRound] = useState(0);
  const attempt = `${sha256}#${round}`;
  const [known, setKnown] = useState<{ attempt: string; state: FileState } | null>(null);
  const retry = useCallback(() => setRound((n) => n + 1), []);

  useEffect(() => {
    let current = true;
    let url: string | null = null;
    let stopWaiting = () => {};
    const show = (state: FileState) => setKnown({ attempt, state });
    bacaBerkas(db, klien, { sha256, mime }).then(
      (bytes) => {
        if (!current) return;
        if (!bytes) return show({ jenis: 'tidakAda', sebab: 'hilang' });
        url = URL.createObjectURL(new Blob([bytes], { type: mime }));
        show({ jenis: 'ada', url, bytes });
      },
      (error: unknown) => {
        if (!current) return;
        const luring = error instanceof Luring;
        show({ jenis: 'tidakAda', sebab: luring ? 'luring' : 'hilang' });
        if (luring)
          stopWaiting = halaman.subscribe(() => (halaman.status().tersambung === true ? retry() : undefined));
      },
    );
    return () => {
      current = false;
      stopWaiting();
      if (url) URL.revokeObjectURL(url);
    };
  }, [db, klien, halaman, sha256, mime, attempt, retry]);

  const broken = useCallback(
    () => setKnown({ attempt, state: { jenis: 'tidakAda', sebab: 'rusak' } }),
    [attempt],
  );
  return { state: known?.attempt === attempt ? known.state : { jenis: 'memuat' }, retry, broken };
}
