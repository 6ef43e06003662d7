import { useCallback, useEffect, useState } from 'react';
import { useAplikasi, useOrang } from '#data/app.ts';
import { Luring } from '#data/client.ts';
import { bacaBerkas } from '#data/files.ts';

/** A file as records carry it; without `url` it is one that only this device has. */
export type StoredFile = { url?: string; sha256: string; mime: string; name: string; size: number };

export type FileState =
  | { jenis: 'memuat' }
  | { jenis: 'ada'; url: string; bytes: ArrayBuffer }
  | { jenis: 'tidakAda'; sebab: 'luring' | 'hilang' | 'rusak' };

/** The bytes of a file behind a blob address that goes with the screen. Tries again when the network returns. */
export function useFile({ url, sha256, mime }: StoredFile): {
  state: FileState;
  retry: () => void;
  broken: () => void;
} {
  const { klien } = useAplikasi();
  const { db, pageEngine } = useOrang();
  const [round, setRound] = useState(0);
  const attempt = `${sha256}#${round}`;
  const [known, setKnown] = useState<{ attempt: string; state: FileState } | null>(null);
  const retry = useCallback(() => setRound((n) => n + 1), []);

  useEffect(() => {
    let current = true;
    let blobUrl: string | null = null;
    let stopWaiting = () => {};
    const show = (state: FileState) => setKnown({ attempt, state });
    bacaBerkas(db, klien, { url, sha256, mime }).then(
      (bytes) => {
        if (!current) return;
        if (!bytes) return show({ jenis: 'tidakAda', sebab: 'hilang' });
        blobUrl = URL.createObjectURL(new Blob([bytes], { type: mime }));
        show({ jenis: 'ada', url: blobUrl, bytes });
      },
      (error: unknown) => {
        if (!current) return;
        const luring = error instanceof Luring;
        show({ jenis: 'tidakAda', sebab: luring ? 'luring' : 'hilang' });
        if (luring)
          stopWaiting = pageEngine.subscribe(() =>
            pageEngine.status().tersambung === true ? retry() : undefined,
          );
      },
    );
    return () => {
      current = false;
      stopWaiting();
      if (blobUrl) URL.revokeObjectURL(blobUrl);
    };
  }, [db, klien, pageEngine, url, sha256, mime, attempt, retry]);

  const broken = useCallback(
    () => setKnown({ attempt, state: { jenis: 'tidakAda', sebab: 'rusak' } }),
    [attempt],
  );
  return { state: known?.attempt === attempt ? known.state : { jenis: 'memuat' }, retry, broken };
}
