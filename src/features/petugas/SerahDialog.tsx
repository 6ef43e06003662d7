import { petugasApi } from '#domain/petugas/endpoints.ts';
import type { Petugas, PetugasTersimpan } from '#domain/petugas/schema.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { RefusedNotice } from '#kit/form/RefusedNotice.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { kabarkanSerah } from './keadaan.ts';
import { PilihanSerah } from './PilihanSerah.tsx';
import { serahanDari, usePekerjaan, type IsianSerah } from './serah.ts';
import { versiPetugas } from './versi.ts';

export type SerahDialogProps = { dialog: Dialog<true>; petugas: Petugas };

/** What an officer holds, given to others: of one who goes on working as of one who has gone (decision 021). */
export function SerahDialog(props: SerahDialogProps) {
  return props.dialog.isi ? <Serah key={props.dialog.key} {...props} /> : null;
}

const kosong: IsianSerah = {};

function Serah({ dialog, petugas }: SerahDialogProps) {
  const { uuid, nama } = petugas;
  const pekerjaan = usePekerjaan({ uuid });
  const form = useRecordForm({
    endpoint: petugasApi.serahkan,
    record: uuid,
    label: `Serah terima pekerjaan · ${nama}`,
    initial: { serahan: kosong },
    body: ({ serahan }) => ({ uuid, serahan: serahanDari(serahan) }),
    version: versiPetugas(petugas),
    confirm: async () => true,
    onSaved: (info, jawaban) => {
      kabarkanSerah(info, jawaban as PetugasTersimpan);
      dialog.close();
    },
  });
  const serahan = form.field('serahan');
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title={`Serahkan pekerjaan ${nama}`}
      labels={{ serahan: 'Serah terima' }}
      submit={{ label: 'Serahkan' }}
      lead={<RefusedNotice form={form} title="Sudah berubah" />}
    >
      <p>
        Yang diserahkan langsung muncul di perangkat penerima dan hilang dari perangkatnya. Laporan yang sudah
        terkirim tetap atas nama penulisnya; draf yang belum terkirim tetap tersimpan padanya.
      </p>
      <PilihanSerah
        pekerjaan={pekerjaan}
        value={serahan.value}
        readOnly={serahan.readOnly}
        onChange={serahan.onChange}
      />
    </FormDialog>
  );
}
