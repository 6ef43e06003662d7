import { sebutan } from '#domain/pendaftaran/schema.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { hasilPutusan } from '#features/pengujian/bagian/akibat.ts';
import { NoteField } from '#kit/field/NoteField.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { showSuccess, TOAST_LONG_MS } from '#kit/notice/toast.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { DialogTindakan } from './DialogTindakan.tsx';
import { PilihanKalab } from './PilihanKalab.tsx';
import { useTindakan, type Rekaman } from './use-tindakan.ts';

export type GantiKalabDialogProps = { dialog: Dialog<true>; rekaman: Rekaman };

/** Another Kalab verifies it: the appointed one is gone or cannot (GAP-131). */
export function GantiKalabDialog(props: GantiKalabDialogProps) {
  return props.dialog.isi ? <GantiKalab key={props.dialog.key} {...props} /> : null;
}

function GantiKalab({ dialog, rekaman }: GantiKalabDialogProps) {
  const { data, muatUlang } = rekaman;
  const { dasar, boleh } = useTindakan(rekaman);
  const form = useRecordForm({
    ...dasar,
    endpoint: pengujianApi.verifikasi,
    act: 'gantiKalab',
    label: `Ganti kalab · ${sebutan(data.nomor, data.namaSampel)}`,
    initial: { kalab: '', catatan: '' },
    body: ({ kalab, catatan }) => ({
      uuid: data.uuid,
      flagPersetujuan: 2,
      idUserVerifikasiKalab: kalab,
      catatanTambahan: catatan,
    }),
    verdict: () => boleh('mintaVerifikasiKalab'),
    onSaved: (info, jawaban) => {
      showSuccess(info, TOAST_LONG_MS, hasilPutusan(jawaban as Pengujian));
      muatUlang();
      dialog.close();
    },
  });
  return (
    <DialogTindakan
      form={form}
      dialog={dialog}
      judul="Ganti kalab"
      tentang={`Verifikasi ini sekarang ada pada ${data.userVerifikasiKalab?.nama ?? 'kalab'}, lalu berpindah ke kalab yang Anda pilih.`}
      labels={{ idUserVerifikasiKalab: 'Kalab', catatanTambahan: 'Catatan' }}
      act="biasa"
    >
      <PilihanKalab {...form.field('kalab', 'idUserVerifikasiKalab')} data={data} />
      <NoteField
        {...form.field('catatan', 'catatanTambahan')}
        label="Catatan"
        description="Boleh kosong; tampil di riwayat pengujian"
      />
    </DialogTindakan>
  );
}
