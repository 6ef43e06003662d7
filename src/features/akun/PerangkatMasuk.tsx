import { perangkatApi } from '#domain/akun/perangkat.ts';
import { useLive } from '#data/use-live.ts';
import { SessionList } from '#kit/record/SessionList.tsx';
import { useAct } from '#kit/record/use-act.ts';

/** Where this person is signed in; a device that was lost is put out from here (BEYOND-49). */
export function PerangkatMasuk() {
  const live = useLive(perangkatApi.daftar, {});
  const { busy, run } = useAct(perangkatApi.keluarkan);
  return (
    <SessionList
      label="Perangkat yang masuk"
      live={live}
      busy={busy}
      owner="Anda"
      note="Ada yang hilang atau tidak Anda kenal? Keluarkan. Perangkat ini sendiri Anda tinggalkan dengan Keluar di menu akun."
      onRemove={({ uuid, nama }, rest) =>
        void run({ body: { uuid }, label: `Keluarkan perangkat · ${nama}`, ...rest })
      }
    />
  );
}
