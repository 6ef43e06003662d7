import { useMemo, useState } from 'react';
import { bacaKalender, BukanKalender, type IsiKalender } from '#domain/libur/baca-ics.ts';
import { tinjauKalender, type Tinjauan } from '#domain/libur/impor.ts';
import type { HariLibur } from '#domain/libur/schema.ts';
import { DialogFrame } from '#kit/dialog/DialogFrame.tsx';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { PickFile } from '#kit/field/PickFile.tsx';
import { Callout } from '#kit/text/Callout.tsx';
import { TinjauanKalender } from './TinjauanKalender.tsx';

type ImporDialogProps = {
  dialog: Pick<Dialog<unknown>, 'opened' | 'close' | 'exited'>;
  tahun: number;
  /** The days of that year as the device has them now. */
  tersimpan: readonly HariLibur[];
};

const maksByte = 2 * 1024 * 1024;

type Dibaca = { nama: string; isi: IsiKalender };

/** Holidays of one year from a calendar file: read on this device, shown, and only then sent (BEYOND-30). */
export function ImporDialog({ dialog, tahun, tersimpan }: ImporDialogProps) {
  const [dibaca, setDibaca] = useState<Dibaca | null>(null);
  const [ditolak, setDitolak] = useState<string | null>(null);
  const tinjauan = useMemo(
    () => (dibaca ? tinjauKalender(dibaca.isi, tahun, tersimpan) : null),
    [dibaca, tahun, tersimpan],
  );
  const pilih = async (file: File) => {
    const hasil = await baca(file, tahun, tersimpan);
    setDibaca(typeof hasil === 'string' ? null : hasil);
    setDitolak(typeof hasil === 'string' ? hasil : null);
  };
  return (
    <DialogFrame dialog={dialog} closeOnClickOutside={false} title={`Impor hari libur ${tahun}`} size={850}>
      <div className="mj-tumpuk-5 mj-bingkai">
        {dibaca && tinjauan ? (
          <TinjauanKalender
            key={dibaca.nama}
            nama={dibaca.nama}
            tahun={tahun}
            tinjauan={tinjauan}
            onSimpan={dialog.close}
            onUlang={() => setDibaca(null)}
          />
        ) : (
          <Pilih tahun={tahun} ditolak={ditolak} onFile={pilih} />
        )}
      </div>
    </DialogFrame>
  );
}

type PilihProps = { tahun: number; ditolak: string | null; onFile: (file: File) => Promise<void> };

const Pilih = ({ tahun, ditolak, onFile }: PilihProps) => (
  <>
    {ditolak ? (
      <Callout tone="bahaya" title="File ini tidak dapat dipakai">
        {ditolak}
      </Callout>
    ) : null}
    <p>
      Pilih file kalender (.ics), misalnya yang diunduh dari kalender hari libur Indonesia di aplikasi
      kalender Anda. Yang dibaca hanya acara sehari penuh pada {tahun}; cocokkan dengan SKB-nya sebelum
      menyimpan.
    </p>
    <div>
      <PickFile label="File kalender" accept=".ics,text/calendar" onFile={onFile} />
    </div>
    <p className="mj-catatan">Belum ada yang disimpan: Anda melihat isinya dahulu.</p>
  </>
);

/** What a file holds for this year, or why it cannot be used. */
async function baca(file: File, tahun: number, tersimpan: readonly HariLibur[]): Promise<Dibaca | string> {
  if (file.size > maksByte)
    return 'File ini lebih dari 2 MB. Kalender hari libur jauh lebih kecil; pilih file yang hanya berisi hari libur.';
  try {
    const isi = bacaKalender(await file.text());
    return tanpaIsi(tinjauKalender(isi, tahun, tersimpan), tahun) ?? { nama: file.name, isi };
  } catch (error) {
    if (error instanceof BukanKalender) return error.message;
    throw error;
  }
}

/** Why there is nothing to look at, where there is not. */
function tanpaIsi({ baru, sudahAda, tahunLain, dilewati }: Tinjauan, tahun: number): string | null {
  if (baru.length > 0 || sudahAda.length > 0) return null;
  if (tahunLain.length > 0)
    return `File ini tidak berisi hari pada ${tahun}; isinya ${tahunLain.join(', ')}. Pilih tahun itu di halaman Hari libur, atau file yang lain.`;
  return dilewati.length > 0
    ? 'Tidak ada acara sehari penuh yang dapat dipakai dalam file ini: isinya acara dengan jam atau berulang.'
    : 'File kalender ini kosong.';
}
