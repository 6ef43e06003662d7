import { openConfirm } from '#kit/dialog/confirm.tsx';
import { showError, showSuccess } from '#kit/notice/toast.ts';
import { useSend } from '#kit/record/use-send.ts';
import { callsOf, codeOfRecord, nameOf, wordOf, type AnyMaster, type MasterRecord } from './master.ts';

/** Asks, and takes a record away (LIST-15); `onDone` when the list is to be read again, whatever came of it. */
export function useMasterDelete(master: AnyMaster, onDone: () => void): (record: MasterRecord) => void {
  const { send } = useSend(callsOf(master).hapus);
  const remove = async (record: MasterRecord) => {
    const name = nameOf(master, record);
    const sure = await openConfirm({
      title: 'Apakah anda yakin ingin menghapus data ini ?',
      body: `${name} · ${codeOfRecord(master, record)}`,
      consequence: `Data ${wordOf(master)} ini hilang dari semua daftar dan tidak dapat dikembalikan.`,
      confirmLabel: 'Ya, hapus',
      danger: true,
    });
    if (!sure) return;
    const hasil = await send(
      { uuid: record.uuid },
      { label: `Hapus ${wordOf(master)} · ${name}`, baseRev: record.rev },
    );
    if (hasil.jenis === 'tersimpan') showSuccess(hasil.info);
    else if (hasil.jenis === 'gagal') showError(`${name} belum dihapus`, { next: hasil.info });
    else showError(`${name} tidak dihapus`, { next: hasil.error.info });
    onDone();
  };
  return (record) => void remove(record);
}
