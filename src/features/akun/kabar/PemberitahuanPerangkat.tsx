import { Button } from '@mantine/core';
import { IconAdjustments, IconBellOff, IconBellRinging } from '@tabler/icons-react';
import { formatDate } from '#domain/core/format.ts';
import type { Dorong } from '#domain/kabar/dorong.ts';
import type { PilihanKanal } from '#domain/kabar/kiriman.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { Section } from '#kit/text/Section.tsx';
import { AturKabar, faktaPilihan } from './AturKabar.tsx';
import { useDorong } from './use-dorong.ts';
import classes from './PemberitahuanPerangkat.module.css';

type Keadaan = ReturnType<typeof useDorong>;

/** Notifications of the system, switched on for each device on itself (BEYOND-44). */
export function PemberitahuanPerangkat({ pilihan, onSaved }: { pilihan: PilihanKanal; onSaved: () => void }) {
  const dorong = useDorong();
  const { semua, menyala, luring, sibuk } = dorong;
  if (semua === undefined) return null;
  const ini = semua.find((satu) => satu.ini);
  return (
    <Section title="Pemberitahuan di perangkat">
      <div className="mj-tumpuk-4">
        <p className="mj-rapi">
          {menyala
            ? 'Perangkat ini memberi tahu saat giliran Anda tiba atau ada yang berubah, juga bila aplikasi tertutup.'
            : 'Perangkat ini belum memberi tahu bila aplikasi tertutup.'}
        </p>
        <Halangan dorong={dorong} />
        {semua.length > 0 ? <FactList facts={faktaPilihan(pilihan)} /> : null}
        <div className="mj-jajar-3">
          {menyala && ini ? (
            <Button
              variant="default"
              leftSection={<IconBellOff aria-hidden size="1.125rem" />}
              disabled={luring}
              loading={sibuk}
              onClick={() => void dorong.matikan(ini)}
            >
              Matikan di perangkat ini
            </Button>
          ) : (
            <TombolNyalakan dorong={dorong} variant="default" />
          )}
          {semua.length > 0 ? (
            <AturKabar pilihan={pilihan} ikon={IconAdjustments} disabled={luring} onSaved={onSaved} />
          ) : null}
        </div>
        <Lainnya dorong={dorong} lain={semua.filter((satu) => satu !== ini)} />
        <p className="mj-catatan mj-rapi">
          {luring
            ? 'Mengaturnya perlu sambungan ke server.'
            : 'Di layar terkunci hanya terbaca kalimat dan nomor pendaftarannya; tidak pernah nama, hasil uji, atau jumlah uang. Berhenti sendiri saat Anda keluar.'}
        </p>
      </div>
    </Section>
  );
}

/** Nothing where this browser could not do it anyway. */
export function TombolNyalakan({
  dorong: { daya, luring, sibuk, nyalakan },
  variant,
}: {
  dorong: Keadaan;
  variant: 'default' | 'light';
}) {
  if (daya !== 'bisa') return null;
  return (
    <Button
      variant={variant}
      leftSection={<IconBellRinging aria-hidden size="1.125rem" />}
      disabled={luring}
      loading={sibuk}
      onClick={() => void nyalakan()}
    >
      Nyalakan di perangkat ini
    </Button>
  );
}

function Halangan({ dorong: { daya } }: { dorong: Keadaan }) {
  if (daya === 'ditolak')
    return (
      <Callout tone="menunggu" title="Peramban ini melarangnya">
        Izinkan pemberitahuan untuk situs ini di pengaturan peramban, lalu muat ulang halaman.
      </Callout>
    );
  if (daya === 'pasangDulu')
    return (
      <Callout tone="info" title="Tambahkan dulu ke layar utama">
        Di iPhone dan iPad pemberitahuan hanya ada untuk aplikasi di layar utama: tekan Bagikan, pilih
        Tambahkan ke Layar Utama, lalu buka dari sana.
      </Callout>
    );
  if (daya === 'tanpaDukungan')
    return (
      <Callout tone="info" title="Peramban ini tidak dapat memberi tahu">
        Gunakan Chrome, Edge, Firefox, atau Safari yang baru.
      </Callout>
    );
  return null;
}

/** The other devices of this person: one that was lost is switched off here. */
function Lainnya({ dorong, lain }: { dorong: Keadaan; lain: Dorong['perangkat'] }) {
  if (lain.length === 0) return null;
  return (
    <ul aria-label="Perangkat lain yang memberi tahu">
      {lain.map((satu) => (
        <li key={satu.uuid} className={classes.baris}>
          <span>
            {satu.nama}
            <span className="mj-catatan">, sejak {formatDate(satu.sejak)}</span>
          </span>
          <Button
            variant="subtle"
            disabled={dorong.luring || dorong.sibuk}
            aria-label={`Matikan di ${satu.nama}`}
            onClick={() => void dorong.matikan(satu)}
          >
            Matikan
          </Button>
        </li>
      ))}
    </ul>
  );
}
