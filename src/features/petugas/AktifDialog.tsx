import { akunWorkflow } from '#domain/akun/workflow.ts';
import { check } from '#domain/core/workflow.ts';
import { petugasApi } from '#domain/petugas/endpoints.ts';
import type { Petugas, PetugasTersimpan } from '#domain/petugas/schema.ts';
import { useOrang } from '#data/app.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { RefusedNotice } from '#kit/form/RefusedNotice.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { kabarkanSerah } from './keadaan.ts';
import { PilihanSerah } from './PilihanSerah.tsx';
import { serahanDari, usePekerjaan, type IsianSerah } from './serah.ts';
import { versiPetugas } from './versi.ts';

export type AktifDialogProps = {
  dialog: Dialog<true>;
  petugas: Petugas;
  /** Of the account as it stands after the switch. */
  onSwitched: (rev: string) => void;
};

/** Switches an account on or off (OFFICER-17); the work of one who goes may be taken over in the same act. */
export function AktifDialog(props: AktifDialogProps) {
  return props.dialog.isi ? <Aktif key={props.dialog.key} {...props} /> : null;
}

const kosong: IsianSerah = {};

function Aktif({ dialog, petugas, onSwitched }: AktifDialogProps) {
  const { uuid, nama, flagAktif } = petugas;
  const { actor } = useOrang();
  const menonaktifkan = flagAktif === 1;
  const pekerjaan = usePekerjaan(menonaktifkan ? { uuid } : null);
  const act = menonaktifkan ? 'Nonaktifkan' : 'Aktifkan';
  const form = useRecordForm({
    endpoint: petugasApi.activate,
    record: uuid,
    label: `${act} akun · ${nama}`,
    initial: { serahan: kosong },
    body: ({ serahan }) => ({ uuid, flagAktif: !menonaktifkan, serahan: serahanDari(serahan) }),
    version: versiPetugas(petugas),
    verdict: () =>
      check(
        akunWorkflow,
        'aktifkan',
        { uuid, kdStatusVerifikasiUser: petugas.statusVerification.kdStatusVerifikasiUser },
        actor,
      ),
    // The dialog has asked and told already.
    confirm: async () => true,
    onSaved: (info, jawaban) => {
      const tersimpan = jawaban as PetugasTersimpan;
      kabarkanSerah(info, tersimpan);
      onSwitched(tersimpan.rev);
      dialog.close();
    },
  });
  const serahan = form.field('serahan');
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title={`${act} akun ${nama}?`}
      labels={{ serahan: 'Serah terima' }}
      submit={{ label: act, danger: menonaktifkan }}
      lead={<RefusedNotice form={form} title="Sudah berubah" />}
    >
      {menonaktifkan ? (
        <>
          <p>
            Sesinya berakhir saat ini juga di semua perangkat, dan ia tidak dapat bekerja sampai diaktifkan
            lagi. Draf dan tulisannya yang belum terkirim tetap tersimpan di perangkatnya: dapat diunduh dari
            sana, dan dikirim setelah akun aktif kembali.
          </p>
          {pekerjaan.length > 0 ? (
            <>
              <p>
                <strong>Yang masih dipegangnya</strong> tetap padanya, kecuali Anda menyerahkannya sekarang.
              </p>
              <PilihanSerah
                pekerjaan={pekerjaan}
                value={serahan.value}
                readOnly={serahan.readOnly}
                onChange={serahan.onChange}
              />
            </>
          ) : (
            <p>Tidak ada pekerjaan terbuka yang dipegangnya.</p>
          )}
        </>
      ) : (
        <p>
          Ia dapat masuk lagi dengan otoritas dan laboratorium yang sama. Tulisan yang tertinggal di
          perangkatnya terkirim saat ia masuk.
        </p>
      )}
    </FormDialog>
  );
}
