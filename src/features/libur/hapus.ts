import { formatDate } from '#domain/core/format.ts';
import { liburApi } from '#domain/libur/endpoints.ts';
import type { HariLibur } from '#domain/libur/schema.ts';
import { openConfirm } from '#kit/dialog/confirm.tsx';
import { showError, showSuccess } from '#kit/notice/toast.ts';
import { useSend } from '#kit/record/use-send.ts';

/** Asks, and takes a day out of the holidays (LIST-15). */
export function useHapusHari(): (hari: HariLibur) => void {
  const { send } = useSend(liburApi.hapus);
  const hapus = async ({ tanggal, namaLibur, rev }: HariLibur) => {
    const hari = formatDate(tanggal);
    const yakin = await openConfirm({
      title: 'Apakah anda yakin ingin menghapus data ini ?',
      body: `${hari} · ${namaLibur}`,
      consequence:
        'Janji yang dibuat sesudah ini menghitungnya sebagai hari kerja. Janji yang sudah diberikan tidak berubah.',
      confirmLabel: 'Ya, hapus',
      danger: true,
    });
    if (!yakin) return;
    const hasil = await send({ tanggal }, { label: `Hapus hari libur · ${hari}`, baseRev: rev });
    if (hasil.jenis === 'tersimpan') showSuccess(hasil.info);
    else if (hasil.jenis === 'gagal') showError(`${hari} belum dihapus`, { next: hasil.info });
    else showError(`${hari} tidak dihapus`, { next: hasil.error.info });
  };
  return (hari) => void hapus(hari);
}
