import { perangkatApi } from '#domain/akun/perangkat.ts';
import type { Petugas } from '#domain/petugas/schema.ts';
import { useLive } from '#data/use-live.ts';
import { SessionList } from '#kit/record/SessionList.tsx';
import { useAct } from '#kit/record/use-act.ts';

/** Where somebody is signed in, for an Admin to end it when a device was lost (BEYOND-49). */
export function PerangkatPetugas({ petugas: { uuid, nama } }: { petugas: Petugas }) {
  const live = useLive(perangkatApi.daftarOrang, { uuid });
  const { busy, run } = useAct(perangkatApi.keluarkanOrang);
  const label = `Keluarkan perangkat · ${nama}`;
  const ada = live.hasil.jenis === 'ada' && live.hasil.jawaban.data.length > 0;
  return (
    <SessionList
      label={`Perangkat yang masuk sebagai ${nama}`}
      live={live}
      busy={busy}
      owner="pemiliknya"
      note={ada ? 'Tablet yang hilang dikeluarkan di sini.' : 'Tidak masuk di perangkat mana pun.'}
      onRemove={(satu, rest) => void run({ body: { uuid, uuidPerangkat: satu.uuid }, label, ...rest })}
      all={{
        what: `semua perangkat ${nama}`,
        onRemove: (rest) => void run({ body: { uuid }, label, ...rest }),
      }}
    />
  );
}
