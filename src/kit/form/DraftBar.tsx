import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconDeviceFloppy, IconHistory, IconLock } from '@tabler/icons-react';
import { useOrang } from '#data/app.ts';
import type { Draf } from '#data/db.ts';
import type { PemegangDraf } from '#data/use-draft.ts';
import { openConfirm } from '#kit/dialog/confirm.tsx';
import { formatDateTime, formatTime } from '#domain/core/format.ts';
import { saveCopy } from '#kit/device/save-copy.ts';
import classes from './DraftBar.module.css';

/**
 * 'Tersimpan di perangkat 10:42 WIB', once all that was typed is; or in words why it is not. Nothing where another tab
 * writes.
 */
export function DraftMark({ draft }: { draft: PemegangDraf }) {
  if (draft.keadaan.jenis === 'tabLain') return null;
  if (draft.gagal) {
    return (
      <p className={classes.failed} role="alert">
        {draft.gagal}
      </p>
    );
  }
  if (draft.menyimpan) {
    return (
      // Not announced: it would be with every word.
      <p className={classes.mark}>
        <IconDeviceFloppy aria-hidden size="1rem" />
        Menyimpan di perangkat…
      </p>
    );
  }
  const Icon = draft.tersimpanPada ? IconCheck : IconDeviceFloppy;
  return (
    <p className={classes.mark} role="status">
      <Icon aria-hidden size="1rem" />
      {draft.tersimpanPada
        ? `Tersimpan di perangkat ${formatTime(draft.tersimpanPada)}`
        : 'Ketikan disimpan sendiri di perangkat'}
    </p>
  );
}

type DraftResumedProps = { begun: string; onDiscard: () => void };

/** Says that an earlier draft goes on here, since when, and offers to throw it away. */
function DraftResumed({ begun, onDiscard }: DraftResumedProps) {
  const ask = async () => {
    const yes = await openConfirm({
      title: 'Buang draf ini ?',
      body: 'Isi draf dihapus dari perangkat ini dan tidak dapat dikembalikan.',
      confirmLabel: 'Ya, buang',
      danger: true,
    });
    if (yes) onDiscard();
  };
  return (
    <div className={classes.bar} role="status">
      <IconHistory aria-hidden size="1.25rem" />
      <p>
        <strong>Draf dilanjutkan</strong>
        <span>Dimulai {formatDateTime(begun)}</span>
      </p>
      <Button variant="default" onClick={() => void ask()}>
        Buang draf
      </Button>
    </div>
  );
}

/** Why a form that another tab writes may not be saved here. */
export const writtenElsewhere = "Sedang ditulis di tab lain. Pilih 'Tulis di sini' untuk melanjutkan.";

/** The same form is open in another tab; only one writes its draft. */
function DraftElsewhere({ onTakeOver }: { onTakeOver: () => void }) {
  return (
    <div className={classes.bar} data-kind="kunci" role="status">
      <IconLock aria-hidden size="1.25rem" />
      <p>
        <strong>Sedang ditulis di tab lain</strong>
        <span>Isi di bawah ini hanya dapat dibaca.</span>
      </p>
      <Button variant="default" onClick={onTakeOver}>
        Tulis di sini
      </Button>
    </div>
  );
}

/** Words of this tab that the device could not keep before another tab took the form over. */
function DraftUnkept({ draf, shown }: { draf: Draf; shown: boolean }) {
  const orang = useOrang();
  return (
    <div className={classes.bar} data-kind="kunci" role="alert">
      <IconAlertTriangle aria-hidden size="1.25rem" />
      <p>
        <strong>Ketikan terakhir di tab ini belum tersimpan</strong>
        <span>
          {shown
            ? 'Isi di bawah ini masih ketikan itu. Unduh salinannya bila masih diperlukan.'
            : 'Isi di bawah ini dari tab lain. Unduh salinan ketikan itu bila masih diperlukan.'}
        </span>
      </p>
      <Button variant="default" onClick={() => void saveCopy(orang, draf.label, { rows: [], draf: [draf] })}>
        Unduh salinan
      </Button>
    </div>
  );
}

type DraftNoticesProps = {
  form: { draft: PemegangDraf; resumed: string | null; discard: () => void };
};

/** Above the fields of a form: where they come from, that another tab writes them, and what the device does not have. */
export function DraftNotices({ form: { draft, resumed, discard } }: DraftNoticesProps) {
  const { keadaan, tertinggal, ambilAlih } = draft;
  const elsewhere = keadaan.jenis === 'tabLain';
  return (
    <>
      {elsewhere ? <DraftElsewhere onTakeOver={ambilAlih} /> : null}
      {tertinggal ? <DraftUnkept draf={tertinggal} shown={elsewhere} /> : null}
      {!elsewhere && resumed !== null ? <DraftResumed begun={resumed} onDiscard={discard} /> : null}
    </>
  );
}
