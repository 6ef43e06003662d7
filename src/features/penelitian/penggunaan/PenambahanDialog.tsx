import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { kosong } from '#domain/core/fields.ts';
import { formatRupiah } from '#domain/core/format.ts';
import type { Actor } from '#domain/core/roles.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { Penambahan } from '#domain/penggunaan/schema.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';
import { useOrang } from '#data/app.ts';
import { bacaJadwalTampak } from '#data/jadwal.ts';
import { useNamaLaboratorium } from '#data/nama-laboratorium.ts';
import { usePemilik } from '#data/pendaftaran.ts';
import type { Tampilan } from '#data/view.ts';
import { LongField } from '#kit/field/LongField.tsx';
import { closeSaved } from '#kit/dialog/close-saved.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { confirmDecision, confirmSave, openConfirm } from '#kit/dialog/confirm.tsx';
import { ClockNotice } from '#kit/field/ClockNotice.tsx';
import { DateField } from '#kit/field/DateField.tsx';
import type { FieldErrors } from '#kit/field/field-errors.ts';
import { focusField } from '#kit/field/focus-field.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { NoteField } from '#kit/field/NoteField.tsx';
import { RadioField } from '#kit/field/RadioField.tsx';
import { useRecordForm, type RecordForm } from '#kit/form/record-form.ts';
import { TOAST_LONG_MS } from '#kit/notice/toast.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { BarisIsian, kolomPertama } from './BarisIsian.tsx';
import {
  akibatCara,
  aksiCara,
  barangCara,
  barisBerlaku,
  bodyCara,
  judulCara,
  laboratoriumAwal,
  milikBaris,
  panggilanCara,
  pokokCara,
  type BukaPenambahan,
} from './cara.ts';
import { IsiPenambahan } from './DetailPenambahanDialog.tsx';
import {
  barisKosong,
  isianDari,
  isianDariTulisan,
  labelIsian,
  penambahanKeliru,
  penambahanKosong,
  totalIsian,
  type IsianPenambahan,
  tglSelesaiDari,
} from './isian.ts';
import { hariTerakhir, kemungkinanDitolak } from './kemungkinan.ts';
import { LewatTanggalField } from './LewatTanggalField.tsx';
import { lewatTanggalIsian } from './lewat-tanggal.ts';
import { labelTulisan, versiPenambahan } from './tulisan.ts';
import { useBarangForm, type BarangForm } from './use-barang-form.ts';
import classes from './Penambahan.module.css';

export type PenambahanDialogProps = { dialog: Dialog<BukaPenambahan>; tampilan: Tampilan<Penelitian> };

/** Adds, mends, verifies or corrects an addition (USAGE-03 to USAGE-18); what is typed stays on the device. */
export function PenambahanDialog({ dialog, tampilan }: PenambahanDialogProps) {
  const barang = useBarangForm(dialog.isi !== null);
  return dialog.isi && barang ? (
    <Isian
      key={dialog.key}
      dialog={dialog}
      buka={dialog.isi}
      tampilan={tampilan}
      barang={barangCara(dialog.isi, barang)}
    />
  ) : null;
}

type IsianProps = PenambahanDialogProps & { buka: BukaPenambahan; barang: BarangForm };

const maksBaris = 100;

function Isian({ dialog, buka, tampilan, barang }: IsianProps) {
  const { data } = tampilan;
  const { cara } = buka;
  const kini = penambahanKini(buka, data);
  const form = useFormPenambahan({ dialog, buka, tampilan, barang }, kini);
  const { penggunaan, tglPenggunaan, flagPersetujuan } = form.values;
  const ditolak = cara === 'verifikasi' && flagPersetujuan === 2;
  const total = totalIsian(form.values, barang.dikenal, data.golonganTarif);
  const { actor } = useOrang();
  const namaLaboratorium = useNamaLaboratorium();
  const bagian = new Set(penggunaan.map((satu) => satu.idLaboratorium ?? milikBaris(kini, data)));
  const lewat = lewatTanggalIsian(buka, form.values, barang.dikenal, data, actor);
  const tambah = () => {
    const { idLaboratorium, idJenisBarang = null } = penggunaan.at(-1) ?? {};
    form.change((now) => ({
      ...now,
      penggunaan: [...now.penggunaan, { ...barisKosong(), idLaboratorium, idJenisBarang }],
    }));
    setTimeout(() => focusField(form.id(`penggunaan[${penggunaan.length}][${kolomPertama(kini)}]`)));
  };

  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title={judulCara[cara]}
      size={850} // USAGE-18
      fullBelow="laptop"
      labels={labelIsian(form.values)}
      submit={{ label: 'Simpan', danger: ditolak }}
      lead={
        <p className="mj-catatan mj-rapi">
          {data.judul}, {namaLaboratorium(milikBaris(kini, data))}
        </p>
      }
    >
      {kini?.catatan && cara !== 'koreksi' ? (
        <Callout tone="info" title="Catatan pada penambahan ini">
          {kini.catatan}
        </Callout>
      ) : null}
      {memutuskan(buka, actor) ? <Keputusan form={form} kini={kini} /> : null}
      {ditolak && kini ? (
        // The head of the dialog says whose it is.
        <IsiPenambahan penambahan={kini} lab={null} giliran />
      ) : (
        <>
          <ClockNotice />
          <div className={classes.bench}>
            <DateField
              {...form.field('tglPenggunaan')}
              label="Tanggal"
              min={data.tglMulai}
              max={data.tglSelesai}
            />
          </div>
          <div className={`mj-tumpuk-3 ${classes.bench}`} id={form.id('penggunaan')} tabIndex={-1}>
            {penggunaan.map((satu, ke) => (
              <BarisIsian
                key={satu.kunci}
                ke={ke}
                form={form}
                barang={barang}
                golongan={data.golonganTarif}
                tanggal={tglPenggunaan}
                penelitian={data}
                milik={buka.penambahan}
                sendiri={penggunaan.length === 1}
              />
            ))}
          </div>
          <div className="mj-jajar-3 mj-baris mj-renggang">
            <Button
              variant="default"
              size="lg"
              leftSection={<IconPlus aria-hidden size="1.125rem" />}
              disabled={penggunaan.length >= maksBaris || form.readOnly}
              onClick={tambah}
            >
              Tambah barang
            </Button>
            <p className={classes.sum} role="status">
              <span>{cara === 'tambah' || cara === 'ubah' ? 'Perkiraan biaya' : 'Total tagihan'}</span>
              <strong className="mj-uang">{formatRupiah(total)}</strong>
            </p>
          </div>
          {bagian.size > 1 ? (
            <Callout tone="info" title={`Disimpan sebagai ${bagian.size} penambahan`}>
              {[...bagian].map(namaLaboratorium).join(', ')}: masing-masing diverifikasi dan ditagih petugas
              laboratoriumnya sendiri.
            </Callout>
          ) : null}
        </>
      )}
      {lewat && !ditolak ? <LewatTanggalField form={form} {...lewat} /> : null}
      {cara === 'koreksi' ? (
        <LongField
          {...form.field('catatan')}
          label="Alasan koreksi"
          description="Tercatat di riwayat dan dibaca pendaftar"
          withAsterisk
          maxLength={2000}
        />
      ) : (
        <NoteField {...form.field('catatan')} label="Catatan" />
      )}
    </FormDialog>
  );
}

/** The addition as it stands now, which others may have changed while the dialog is open. */
const penambahanKini = ({ penambahan }: BukaPenambahan, data: Penelitian): Penambahan | null =>
  penambahan && (data.penambahan.find(({ uuid }) => uuid === penambahan.uuid) ?? penambahan);

function useFormPenambahan(
  { dialog, buka, tampilan, barang }: IsianProps,
  kini: Penambahan | null,
): RecordForm<IsianPenambahan> {
  const { actor, db } = useOrang();
  const pemilik = usePemilik();
  const { data } = tampilan;
  const { cara, perbaiki } = buka;
  const [baru] = useState(() =>
    kini ? isianDari(kini, data.uuid) : penambahanKosong(data, new Date(), laboratoriumAwal(data, actor)),
  );
  const bacaKemungkinan = async (isian: IsianPenambahan) => {
    const hari = isian.tglPenggunaan;
    const penggunaan = isian.penggunaan.map((satu) => ({
      ...satu,
      tglSelesai: tglSelesaiDari(hari, satu),
    }));
    const sampai = hariTerakhir(hari, penggunaan);
    const semua = new Set(penggunaan.map((satu) => satu.idLaboratorium ?? milikBaris(kini, data)));
    const jadwal = await Promise.all(
      [...semua].map((idLaboratorium) =>
        bacaJadwalTampak(db, pemilik, { idLaboratorium, dari: hari, sampai }),
      ),
    );
    return kemungkinanDitolak({ tglPenggunaan: hari, penggunaan }, barang.dikenal, jadwal.flat(), kini);
  };
  const aksi = (flag: IsianPenambahan['flagPersetujuan']) => aksiCara(buka, flag, data, actor);
  const alasanKeliru = (isian: IsianPenambahan): FieldErrors =>
    lewatTanggalIsian(buka, isian, barang.dikenal, data, actor)?.boleh &&
    isian.alasanPengecualian.trim() === ''
      ? { alasanPengecualian: kosong }
      : {};
  return useRecordForm({
    endpoint: panggilanCara(cara),
    record: kini?.uuid ?? data.uuid,
    label: labelTulisan(judulCara[cara], data),
    labelOf: ({ flagPersetujuan }) => labelTulisan(aksi(flagPersetujuan).label, data),
    repairs: perbaiki,
    initial: perbaiki ? isianDariTulisan(perbaiki, baru) : awal(buka, kini, baru, actor),
    body: (isian) => bodyCara(buka, isian, data),
    alsoWrong: (isian) => ({
      ...(cara === 'verifikasi' && isian.flagPersetujuan === 2
        ? {}
        : { ...penambahanKeliru(isian, pokokCara(buka, data), barang.dikenal), ...alasanKeliru(isian) }),
      ...(isian.flagPersetujuan === '' ? { flagPersetujuan: 'Pilih keputusan.' } : {}),
      ...(cara === 'koreksi' && isian.catatan.trim() === '' ? { catatan: kosong } : {}),
    }),
    version: kini ? versiPenambahan(tampilan, kini) : undefined,
    verdict: ({ flagPersetujuan }) => aksi(flagPersetujuan).verdict,
    confirm: async (isian) => {
      const penggunaan = barisBerlaku(buka, isian.penggunaan, data, actor);
      const total = totalIsian({ ...isian, penggunaan }, barang.dikenal, data.golonganTarif);
      const akibat = akibatCara(buka, isian, total, data, actor);
      const ditolak = cara === 'verifikasi' && isian.flagPersetujuan === 2;
      const kemungkinan = ditolak ? [] : await bacaKemungkinan(isian);
      if (kemungkinan.length > 0)
        return openConfirm({
          title: 'Tetap simpan ?',
          body: `Menurut data di perangkat ini server akan menolaknya: ${kemungkinan.map(({ kata }) => kata).join('; ')}.`,
          ...(akibat === null ? {} : { consequence: akibat }),
          confirmLabel: 'Tetap simpan',
          cancelLabel: 'Perbaiki dahulu',
        });
      return akibat === null ? confirmSave() : confirmDecision(akibat, ditolak);
    },
    onSaved: closeSaved(dialog, { ms: TOAST_LONG_MS }),
  });
}

/** A Kalab who verifies approves; everybody else is asked. */
const memutuskan = ({ cara }: Pick<BukaPenambahan, 'cara'>, { role }: Actor): boolean =>
  cara === 'verifikasi' && role !== 'Kalab';

/**
 * Where money is decided nothing is chosen beforehand (GAP-149, over the default of USAGE-13); but a row that came back once
 * can only be turned down for good (GAP-125).
 */
function awal(
  buka: BukaPenambahan,
  kini: Penambahan | null,
  baru: IsianPenambahan,
  actor: Actor,
): IsianPenambahan {
  if (!memutuskan(buka, actor)) return baru;
  const kembali = kini?.kdStatusPengajuan === penambahanWorkflow.states.perluPerbaikan.code;
  return { ...baru, flagPersetujuan: kembali ? 2 : '' };
}

type KeputusanProps = { form: RecordForm<IsianPenambahan>; kini: Penambahan | null };

/** Approved, or back to the registrant (USAGE-13). */
function Keputusan({ form, kini }: KeputusanProps) {
  const kembali = kini?.kdStatusPengajuan === penambahanWorkflow.states.perluPerbaikan.code;
  return (
    <RadioField
      {...form.field('flagPersetujuan')}
      label="Keputusan"
      withAsterisk
      options={[
        {
          value: 1,
          label: 'Disetujui',
          disabled: kembali,
          description: kembali ? 'Menunggu diperbaiki pendaftar' : null,
        },
        { value: 2, label: 'Ditolak' },
      ]}
    />
  );
}
