import { useState } from 'react';
import { useAcuan } from '#data/acuan.ts';
import { useIsPhone } from '#kit/device/phone.ts';
import { DialogFrame } from '#kit/dialog/DialogFrame.tsx';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { Jadwal } from './Jadwal.tsx';
import type { BukaJadwal } from './LihatJadwal.tsx';

export type JadwalDialogProps = {
  dialog: Pick<Dialog<BukaJadwal>, 'isi' | 'opened' | 'close' | 'exited'>;
};

/** The calendar over a form: looked at and closed. */
export function JadwalDialog({ dialog }: JadwalDialogProps) {
  const phone = useIsPhone();
  const laboratorium = useAcuan('laboratorium');
  // A week is wider than a phone.
  const [tampilan, setTampilan] = useState(
    phone && dialog.isi?.tampilan === 'minggu' ? 'daftar' : (dialog.isi?.tampilan ?? 'daftar'),
  );
  if (!dialog.isi) return null;
  const { idLaboratorium, idInstrumen, hari } = dialog.isi;
  return (
    <DialogFrame dialog={dialog} title="Jadwal instrumen" size={850}>
      <p className="mj-tebal mj-bawah-3">{laboratorium.find(({ kode }) => kode === idLaboratorium)?.nama}</p>
      <Jadwal
        idLaboratorium={idLaboratorium}
        idInstrumen={idInstrumen}
        tampilan={tampilan}
        onTampilan={setTampilan}
        hari={hari}
      />
    </DialogFrame>
  );
}
