import { useState } from 'react';
import { addDays } from '#domain/core/clock.ts';
import { formatDataAge, formatDate } from '#domain/core/format.ts';
import { useHariIni, useSekarang } from '#data/antrean.ts';
import { useOrang, useSesi, useEngineStatus } from '#data/app.ts';
import { useBarang } from '#data/barang.ts';
import { useJadwalTampak } from '#data/jadwal.ts';
import { jenisBarang } from '#domain/barang/schema.ts';
import { workday } from './days.ts';
import { Schedule } from './Schedule.tsx';
import { byDayAndTime } from './entry.ts';
import { daysOf, type ScheduleView } from './view.ts';
import { pesananDari } from './pesanan.ts';
import classes from './Jadwal.module.css';

export type JadwalProps = {
  idLaboratorium: number;
  /** null for all of the laboratory. */
  idInstrumen: number | null;
  tampilan: ScheduleView;
  onTampilan: (tampilan: ScheduleView) => void;
  /** The day it opens with; '' for the next one that is worked on. */
  hari: string;
  /** Leads to the research of who may open it; not from within a form. */
  tautan?: boolean;
};

/** When the instruments of a laboratory are taken, as far as this device knows. */
export function Jadwal(props: JadwalProps) {
  const { idLaboratorium, idInstrumen, tampilan, onTampilan, tautan = false } = props;
  const { actor } = useOrang();
  const hariIni = useHariIni();
  const [hari, setHari] = useState(props.hari || workday(hariIni));
  const hariPertama = addDays(hariIni, -1);
  const days = daysOf(tampilan, hari);
  const [dari, sampai] = [days[0]!, days.at(-1)!];
  const jadwal = useJadwalTampak({ idLaboratorium, idInstrumen, dari, sampai });
  const instrumen = useBarang(idLaboratorium, jenisBarang.instrumen);
  const satu = instrumen?.find(({ id }) => id === idInstrumen);
  const entries = jadwal?.flatMap(pesananDari(actor, [dari, sampai])).toSorted(byDayAndTime);
  const terpakai = new Set(entries?.map(({ resource }) => resource));
  const lain = instrumen?.filter(({ id }) => !terpakai.has(String(id))).length ?? 0;
  return (
    <>
      <Umur />
      <Schedule
        view={tampilan}
        onView={onTampilan}
        day={hari}
        onDay={setHari}
        today={hariIni}
        firstDay={hariPertama}
        entries={tautan ? entries : entries?.map((entry) => ({ ...entry, to: undefined }))}
        resourceTitle="Instrumen"
        resource={idInstrumen === null ? null : (satu?.namaBarang ?? 'instrumen')}
        empty={
          sampai < hariPertama
            ? `Jadwal sebelum ${formatDate(hariPertama)} tidak disimpan di perangkat ini.`
            : 'Semua waktu masih dapat dipesan. Pemesanan dibuat saat penggunaan instrumen dicatat.'
        }
      />
      {idInstrumen === null && terpakai.size > 0 && lain > 0 ? (
        <p className="mj-catatan mj-atas-3">{lain} instrumen lain belum dipesan pada waktu ini.</p>
      ) : null}
    </>
  );
}

/** Since when this device knows what it shows, and what that means for a booking made now. */
function Umur() {
  const { pageEngine } = useOrang();
  const { terakhirTarik, tersambung } = useEngineStatus(pageEngine);
  const sesi = useSesi();
  const sekarang = new Date(useSekarang());
  // After a reload without a network: when the server answered last, which is when it was pulled from.
  const pada = terakhirTarik ?? sesi?.terakhirTerhubung;
  if (pada === undefined) return null;
  const umur = formatDataAge(new Date(pada), sekarang);
  return (
    <p className={classes.age} data-offline={tersambung === false || undefined} role="status">
      {tersambung === false
        ? `Luring, ${umur}. Pesanan yang belum dikirim baru berupa permintaan.`
        : `D${umur.slice(1)}`}
    </p>
  );
}
