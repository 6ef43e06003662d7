import { useSekarang } from '#data/antrean.ts';
import { useOrang, useEngineStatus } from '#data/app.ts';
import { formatDataAge } from '#domain/core/format.ts';
import { Callout } from '#kit/text/Callout.tsx';

/** Why nothing here may be sent just now, or null. Every act of Admin needs the server at once. */
export function useAlasanLuring(pada: string | null): string | null {
  const { pageEngine } = useOrang();
  const { tersambung } = useEngineStatus(pageEngine);
  return pada !== null || tersambung === false
    ? 'Tindakan ini perlu sambungan ke server. Sambungkan perangkat ke jaringan dahulu.'
    : null;
}

/** Says how old a kept answer is. */
export function PesanLuring({ pada }: { pada: string | null }) {
  const sekarang = useSekarang();
  if (pada === null) return null;
  return (
    <Callout tone="menunggu" title={`Luring, ${formatDataAge(pada, new Date(sekarang))}`}>
      Data dapat dibaca. Tindakan menunggu sampai perangkat tersambung ke server.
    </Callout>
  );
}
