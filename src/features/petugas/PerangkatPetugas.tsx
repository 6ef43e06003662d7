import { Button } from '@mantine/core';
import { perangkatApi, type Perangkat } from '#domain/akun/perangkat.ts';
import type { Petugas } from '#domain/petugas/schema.ts';
import { useLive } from '#data/use-live.ts';
import { useNetworkMissing } from '#kit/device/network.ts';
import { confirmRemoval, SessionList } from '#kit/record/SessionList.tsx';
import { showSuccess } from '#kit/notice/toast.ts';
import { useAct } from '#kit/record/use-act.ts';
import { Section } from '#kit/text/Section.tsx';

/** Where somebody is signed in, for an Admin to end it when a device was lost (BEYOND-49). */
export function PerangkatPetugas({ petugas: { uuid, nama } }: { petugas: Petugas }) {
  const { hasil, muatUlang } = useLive(perangkatApi.daftarOrang, { uuid });
  const { busy, run } = useAct(perangkatApi.keluarkanOrang);
  const luring = useNetworkMissing() !== null;
  const rows = hasil.jenis === 'ada' ? hasil.jawaban.data : [];
  const lain = rows.filter(({ ini }) => !ini);
  const keluarkan = (satu: Perangkat | null) =>
    void run({
      body: { uuid, ...(satu ? { uuidPerangkat: satu.uuid } : {}) },
      label: `Keluarkan perangkat · ${nama}`,
      confirm: confirmRemoval(satu?.nama ?? `semua perangkat ${nama}`, 'pemiliknya'),
      onSaved: (info) => {
        showSuccess(info);
        muatUlang();
      },
    });
  return (
    <div className="mj-atas-4">
      <Section title="Perangkat yang masuk">
        <div className="mj-tumpuk-4">
          <SessionList
            label={`Perangkat yang masuk sebagai ${nama}`}
            rows={rows}
            disabled={luring || busy}
            onRemove={keluarkan}
          />
          {lain.length > 1 ? (
            <div>
              <Button variant="default" disabled={luring || busy} onClick={() => keluarkan(null)}>
                Keluarkan semua
              </Button>
            </div>
          ) : null}
          <p className="mj-catatan mj-rapi">
            {luring
              ? 'Mengeluarkan perangkat perlu sambungan ke server.'
              : rows.length === 0
                ? 'Tidak masuk di perangkat mana pun.'
                : 'Tablet yang hilang dikeluarkan di sini.'}
          </p>
        </div>
      </Section>
    </div>
  );
}
