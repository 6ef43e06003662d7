import { useRef } from 'react';
import { Button } from '@mantine/core';
import { IconCalendarTime } from '@tabler/icons-react';
import { piece } from '#kit/notice/piece.ts';
import type { ScheduleView } from './view.ts';
import { useDialog } from '#kit/dialog/use-dialog.ts';

const JadwalDialog = piece(async () => (await import('./JadwalDialog.tsx')).JadwalDialog);

/** What of the calendar is looked at while a time is chosen. */
export type BukaJadwal = {
  idLaboratorium: number;
  idInstrumen: number | null;
  /** '' while none is chosen. */
  hari: string;
  tampilan: ScheduleView;
};

/** Opens the calendar over a form, which stays as it is. */
export function LihatJadwal(buka: BukaJadwal) {
  const dialog = useDialog<BukaJadwal>();
  const tombol = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={tombol}
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconCalendarTime aria-hidden size="1.125rem" />}
        onClick={() => dialog.open(buka)}
      >
        Lihat jadwal
      </Button>
      {dialog.isi ? (
        <JadwalDialog
          key={dialog.key}
          dialog={{
            ...dialog,
            exited: () => {
              // Mounted when it opens: Modal itself does not know any more where focus came from.
              tombol.current?.focus();
              dialog.exited();
            },
          }}
        />
      ) : null}
    </>
  );
}
