import { useState } from 'react';
import { Modal } from '@mantine/core';
import { jakartaDay } from '#domain/core/clock.ts';
import { useAcuan } from '#data/acuan.ts';
import { useIsPhone } from '#kit/phone.ts';
import { workday } from '#kit/schedule/days.ts';
import type { Dialog } from '#kit/use-dialog.ts';
import { Jadwal } from './Jadwal.tsx';
import type { BukaJadwal } from './LihatJadwal.tsx';
import classes from './Jadwal.module.css';

/** The calendar over a form: looked at and closed. */
export function JadwalDialog({ dialog }: { dialog: Dialog<BukaJadwal> }) {
  const phone = useIsPhone();
  const laboratorium = useAcuan('laboratorium');
  const [pilihan, setTampilan] = useState(dialog.isi?.tampilan ?? 'daftar');
  if (!dialog.isi) return null;
  const { idLaboratorium, idInstrumen, hari } = dialog.isi;
  return (
    <Modal
      opened={dialog.opened}
      onClose={dialog.close}
      onExitTransitionEnd={dialog.exited}
      title="Jadwal instrumen"
      size={850}
      centered
      fullScreen={phone}
      radius={phone ? 0 : 'lg'}
    >
      <p className={classes.about}>{laboratorium.find(({ kode }) => kode === idLaboratorium)?.nama}</p>
      <Jadwal
        idLaboratorium={idLaboratorium}
        idInstrumen={idInstrumen}
        tampilan={pilihan}
        onTampilan={setTampilan}
        hari={hari || workday(jakartaDay(new Date()))}
      />
    </Modal>
  );
}
