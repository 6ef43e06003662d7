import type { PerangkatDb } from '#data/db.ts';
import type { PageEngine } from '#data/page-engine.ts';
import { tulis, type HasilTulis } from '#data/write.ts';
import { openConfirm } from '#kit/dialog/confirm.tsx';
import type { ToastLink } from '#kit/notice/ToastWords.tsx';
import { showError, showSuccess, TOAST_LONG_MS, type Told } from '#kit/notice/toast.ts';
import { whole } from '#kit/text/whole.tsx';
import { holding, writeOf, type Chosen, type ManyDecision, type Row } from './many.ts';
import classes from './Many.module.css';

type Sending<R extends Row> = {
  many: ManyDecision<R>;
  chosen: readonly Chosen<R>[];
  /** The rows as they stand when the question is answered. */
  rowsNow: () => readonly R[];
  pageEngine: PageEngine;
  perangkat: PerangkatDb;
  /** The way to what was refused. */
  outbox: ToastLink;
};

/** Asks about all of them in one question, then makes the write of each. True once they are the device's or the server's. */
export async function sendMany<R extends Row>(sending: Sending<R>): Promise<boolean> {
  const { many, chosen, rowsNow, pageEngine, perangkat } = sending;
  const rows = chosen.map(({ row }) => row);
  const yes = await openConfirm({
    title: `Setujui ${rows.length} ${many.noun} ?`,
    body: <Lines many={many} rows={rows} />,
    consequence: many.consequence(rows),
    confirmLabel: 'Ya, setujui',
  });
  if (!yes) return false;
  const { held } = holding(chosen, rowsNow(), many);
  const done = await Promise.all(
    held.map(async (one) => ({
      row: one.row,
      // What the device cannot keep has changed nothing anywhere, and is told with the others.
      hasil: await tulis(pageEngine, perangkat, writeOf(one, many)).catch(() => null),
    })),
  );
  tell(sending, done);
  return true;
}

type Done<R> = { row: R; hasil: HasilTulis | null };

/** What is about to be approved, one by one; it may be as long as the page of a list, and is scrolled by keyboard, too. */
const Lines = <R extends Row>({ many, rows }: { many: ManyDecision<R>; rows: readonly R[] }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by its keys
  <ul className={classes.lines} aria-label={`${many.noun} yang disetujui`} tabIndex={0}>
    {rows.map((row) => {
      const { name, by, note } = many.line(row);
      return (
        <li key={row.data.uuid} className={classes.line}>
          <span className="mj-tebal">{whole(name)}</span>
          <span className={classes.by}>
            <span>{by}</span>
            <span>{whole(note)}</span>
          </span>
        </li>
      );
    })}
  </ul>
);

/** One message of all of them; what did not come through is named, and where it waits. */
function tell<R extends Row>({ many, chosen, outbox }: Sending<R>, done: readonly Done<R>[]): void {
  const saved = done.filter(({ hasil }) => hasil !== null && hasil.jenis !== 'ditolak');
  const refused = done.filter(({ hasil }) => hasil?.jenis === 'ditolak').length;
  const broken = done.filter(({ hasil }) => hasil === null).length;
  const changed = chosen.length - done.length;
  const { noun } = many;
  if (saved.length === chosen.length) {
    const rows = saved.map(({ row }) => row);
    showSuccess(toldOf(saved), TOAST_LONG_MS, `${rows.length} ${noun} disetujui. ${many.result(rows)}`);
    return;
  }
  const why = [
    changed > 0 ? `${changed} berubah sebelum dikirim: lihat lagi di daftar ini.` : '',
    broken > 0 ? `${broken} tidak dapat disimpan perangkat: kosongkan ruang, lalu pilih lagi.` : '',
    refused > 0 ? `${refused} ditolak server dan menunggu keputusan Anda di kotak keluar.` : '',
  ];
  showError(`${saved.length} dari ${chosen.length} ${noun} disetujui`, {
    next: why.filter(Boolean).join(' '),
    ...(refused > 0 ? { link: outbox } : {}),
  });
}

/** The words of the slowest of them, until the server has taken all; one that it refuses then is told elsewhere. */
function toldOf<R>(saved: readonly Done<R>[]): Told {
  const words = saved.flatMap(({ hasil }) => (hasil?.jenis === 'terkirim' ? [hasil.info] : []));
  const waiting = saved.flatMap(({ hasil }) => (hasil?.jenis === 'tersimpan' ? [hasil] : []));
  if (waiting.length === 0) return words[0] ?? '';
  return {
    info: waiting[0]!.info,
    later: (tellNow) => {
      let left = waiting.length;
      const stops = waiting.map(({ pantau }) =>
        pantau((info) => {
          left -= 1;
          if (info === null || left === 0) tellNow(info);
        }),
      );
      return () => stops.forEach((stop) => stop());
    },
  };
}
