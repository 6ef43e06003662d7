import { Button } from '@mantine/core';
import { IconBell, IconBellRinging, IconCheck } from '@tabler/icons-react';
import type { Analisis } from '#domain/analisis/schema.ts';
import { labDay } from '#domain/core/clock.ts';
import { formatDateTime, formatTime } from '#domain/core/format.ts';
import { keadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import { sisaKata, yangBerjalan, yangJatuh } from '#domain/lembar-kerja/pengingat.ts';
import { useSaat } from '#data/pengingat.ts';
import type { Tampilan } from '#data/view.ts';
import { WaitingMark } from '#kit/notice/WriteMarks.tsx';
import { tambahanMenit, useTulisPengingat } from './use-tulis-pengingat.ts';
import classes from './Pengingat.module.css';

type PengingatBerjalanProps = { tampilan: Pick<Tampilan<Analisis>, 'data' | 'tertunda'> };

/** The timers of a parameter that run, soonest first, for its analyst; nothing where there are none. */
export function PengingatBerjalan({ tampilan: { data, tertunda } }: PengingatBerjalanProps) {
  const berjalan = yangBerjalan(keadaanLembar(data.history).pengingat, data.history);
  const saat = useSaat(berjalan.map(({ jatuh }) => jatuh));
  const { busy, selesai, tambah } = useTulisPengingat();
  if (berjalan.length === 0 || saat === undefined) return null;
  const menunggu = data.history
    .filter(({ uuid }) => tertunda.includes(uuid))
    .flatMap(({ lembar }) => lembar?.pengingat.map(({ uuid }) => uuid) ?? []);
  return (
    <ul className="mj-tumpuk-2" aria-label="Pengingat yang berjalan">
      {berjalan.map((satu) => {
        const jatuh = yangJatuh([satu], saat).length > 0;
        const Lonceng = jatuh ? IconBellRinging : IconBell;
        return (
          <li key={satu.uuid} className={classes.satu} data-jatuh={jatuh || undefined}>
            <Lonceng aria-hidden size="1.25rem" className={classes.lonceng ?? ''} />
            <div className={classes.kata}>
              <span className="mj-jajar-2 mj-baris">
                <strong>{satu.label}</strong>
                {menunggu.includes(satu.uuid) ? <WaitingMark /> : null}
              </span>
              <span className="mj-angka">{sisaKata(satu.jatuh, saat)}</span>
              <span className="mj-label">berdering {pukul(satu.jatuh, saat)}</span>
            </div>
            <div className={classes.tombol}>
              <Button size="lg" variant="default" disabled={busy} onClick={() => void tambah(data, satu)}>
                Tambah {tambahanMenit} menit
              </Button>
              <Button
                size="lg"
                variant={jatuh ? 'filled' : 'default'}
                leftSection={<IconCheck aria-hidden size="1.125rem" />}
                disabled={busy}
                onClick={() => void selesai(data, satu)}
              >
                Selesai
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** A time of day; with its day where that is another one than today. */
const pukul = (moment: string, saat: number): string =>
  labDay(new Date(moment)) === labDay(new Date(saat))
    ? `pukul ${formatTime(moment)}`
    : formatDateTime(moment);
