import { perangkatApi } from '#domain/akun/perangkat.ts';
import { useLive } from '#data/use-live.ts';
import { useNetworkMissing } from '#kit/device/network.ts';
import { confirmRemoval, SessionList } from '#kit/record/SessionList.tsx';
import { showSuccess } from '#kit/notice/toast.ts';
import { useAct } from '#kit/record/use-act.ts';
import { Section } from '#kit/text/Section.tsx';

/** Where this person is signed in; a device that was lost is put out from here (BEYOND-49). */
export function PerangkatMasuk() {
  const { hasil, muatUlang } = useLive(perangkatApi.daftar, {});
  const { busy, run } = useAct(perangkatApi.keluarkan);
  const luring = useNetworkMissing() !== null;
  const rows = hasil.jenis === 'ada' ? hasil.jawaban.data : [];
  return (
    <div className="mj-atas-4">
      <Section title="Perangkat yang masuk">
        <div className="mj-tumpuk-4">
          <SessionList
            label="Perangkat yang masuk"
            rows={rows}
            disabled={luring || busy}
            onRemove={({ uuid, nama }) =>
              void run({
                body: { uuid },
                label: `Keluarkan perangkat · ${nama}`,
                confirm: confirmRemoval(nama, 'Anda'),
                onSaved: (info) => {
                  showSuccess(info);
                  muatUlang();
                },
              })
            }
          />
          <p className="mj-catatan mj-rapi">
            {luring
              ? 'Mengeluarkan perangkat perlu sambungan ke server.'
              : 'Ada yang hilang atau tidak Anda kenal? Keluarkan. Perangkat ini sendiri Anda tinggalkan dengan Keluar di menu akun.'}
          </p>
        </div>
      </Section>
    </div>
  );
}
