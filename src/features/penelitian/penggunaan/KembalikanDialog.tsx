import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { formatNumber } from '#domain/core/format.ts';
import { check } from '#domain/core/workflow.ts';
import { keadaanPenelitian } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import type { PengembalianAlat } from '#domain/penggunaan/schema.ts';
import { useOrang } from '#data/app.ts';
import type { Baris } from '#data/baris.ts';
import type { Tampilan } from '#data/view.ts';
import { closeSaved } from '#kit/dialog/close-saved.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useRecordForm, type RecordForm } from '#kit/form/record-form.ts';
import { TOAST_LONG_MS } from '#kit/notice/toast.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { AngkaStepper } from './AngkaStepper.tsx';
import {
  alatDiurus,
  barisBerubah,
  bodyKembali,
  caraKembali,
  geser,
  isianKembali,
  kembaliDariDraf,
  kembaliDariTulisan,
  kembaliKeliru,
  namaCara,
  semuaKembali,
  sisaIsian,
  type CaraKembali,
  type IsianKembali,
  type IsianPengembalian,
} from './kembali.ts';
import { labelTulisan, versiPengembalian } from './tulisan.ts';
import classes from './Kembalikan.module.css';

/** The numbers as they stand, or refused ones to be decided on again. */
export type BukaKembali = { perbaiki: Baris | null };
type Props = { dialog: Dialog<BukaKembali>; tampilan: Tampilan<Penelitian> };

/** All lent tools of a research in one form and one save (USAGE-20): what came back, then the exceptions. */
export function KembalikanDialog({ dialog, tampilan }: Props) {
  return dialog.isi ? (
    <Kembalikan key={dialog.key} dialog={dialog} tampilan={tampilan} {...dialog.isi} />
  ) : null;
}

function Kembalikan({ dialog, tampilan, perbaiki }: Props & BukaKembali) {
  const { actor } = useOrang();
  // Others' tools go back to them (GAP-154).
  const data = { ...tampilan.data, pengembalianAlat: alatDiurus(tampilan.data, actor) };
  const alat = new Map(data.pengembalianAlat.map((satu) => [satu.uuid, satu]));
  const { label } = penelitianWorkflow.actions.kembalikanAlat;
  const form = useRecordForm({
    endpoint: penggunaanApi.kembalikan,
    record: data.uuid,
    label: labelTulisan(label, data),
    repairs: perbaiki,
    initial: perbaiki ? kembaliDariTulisan(perbaiki, data) : isianKembali(data),
    read: (kept) => kembaliDariDraf(kept, data),
    body: (isian) => bodyKembali(isian, data.uuid, alat),
    alsoWrong: (isian) => kembaliKeliru(isian, alat),
    version: versiPengembalian(tampilan),
    // What is lent by what has not left comes back after it.
    setelah: (isian) =>
      barisBerubah(isian, alat).some(({ uuid }) => alat.get(uuid)?.menyusul) ? tampilan.tertunda : [],
    verdict: () => check(penelitianWorkflow, 'kembalikanAlat', keadaanPenelitian(data), actor),
    onSaved: closeSaved(dialog, { ms: TOAST_LONG_MS }),
  });
  const { pengembalian } = form.values;
  const ubah = new Map(barisBerubah(form.values, alat).map(({ uuid }, at) => [uuid, at]));
  const sisa = pengembalian.reduce((sum, isian) => {
    const satu = alat.get(isian.uuid);
    return sum + (satu ? Math.max(0, sisaIsian(isian, satu)) : 0);
  }, 0);

  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title={label}
      size={850}
      fullBelow="laptop"
      labels={labelBaris(form.values, alat, ubah)}
      lead={<p className="mj-catatan mj-rapi">{data.judul}</p>}
    >
      <div className={classes.head} id={form.id('pengembalian')} tabIndex={-1}>
        <Button
          size="lg"
          variant="light"
          leftSection={<IconChecks aria-hidden size="1.25rem" />}
          disabled={form.readOnly || sisa === 0}
          onClick={() => form.change((now) => semuaKembali(now, alat), ...Object.keys(form.errors))}
        >
          Semua kembali
        </Button>
        <p className="mj-tebal" role="status">
          {sisa === 0 ? 'Semua alat tercatat' : `${formatNumber(sisa)} alat belum kembali`}
        </p>
      </div>
      <ul className={classes.rows}>
        {pengembalian.map((isian, ke) => {
          const satu = alat.get(isian.uuid);
          return satu ? (
            <BarisAlat key={isian.uuid} {...{ isian, ke, form }} alat={satu} urut={ubah.get(isian.uuid)} />
          ) : null;
        })}
      </ul>
    </FormDialog>
  );
}

/** How the call names a number; a row that says what it said before is not sent and has no place in it. */
const namaAngka = (isian: IsianKembali, cara: CaraKembali, urut: number | undefined): string =>
  `pengembalian[${urut ?? isian.uuid}][${cara}]`;

const labelBaris = (
  { pengembalian }: IsianPengembalian,
  alat: ReadonlyMap<string, PengembalianAlat>,
  ubah: ReadonlyMap<string, number>,
): Record<string, string> =>
  Object.fromEntries(
    pengembalian.flatMap((isian) =>
      caraKembali.map((cara) => [
        namaAngka(isian, cara, ubah.get(isian.uuid)),
        `${alat.get(isian.uuid)?.namaBarang}, ${namaCara[cara].toLowerCase()}`,
      ]),
    ),
  );

type BarisAlatProps = {
  isian: IsianKembali;
  ke: number;
  alat: PengembalianAlat;
  /** Its place among those that changed. */
  urut: number | undefined;
  form: RecordForm<IsianPengembalian>;
};

/** One tool: how many were lent, the three numbers, and how many are still out. Too many is said at once (GAP-71). */
function BarisAlat({ isian, ke, alat, urut, form }: BarisAlatProps) {
  const sisa = sisaIsian(isian, alat);
  const nama = (cara: CaraKembali) => namaAngka(isian, cara, urut);
  const isi = (next: IsianKembali) =>
    form.change((now) => ({ pengembalian: now.pengembalian.with(ke, next) }), ...Object.keys(form.errors));
  return (
    <li className={classes.row} data-lebih={sisa < 0 || undefined}>
      <div className="mj-patah mj-nama">
        <strong>{alat.namaBarang}</strong>
        <small>
          <span className="mj-kode">{alat.kdBarang}</span> · dipinjam {formatNumber(alat.jlhPenggunaan)}
        </small>
        <span className={classes.out} data-sisa={sisa > 0 || undefined}>
          {sisa < 0
            ? `Lebih ${formatNumber(-sisa)} dari yang dipinjam`
            : sisa === 0
              ? 'Lengkap'
              : `${formatNumber(sisa)} belum kembali`}
        </span>
      </div>
      {caraKembali.map((cara) => (
        <AngkaStepper
          key={cara}
          id={form.id(nama(cara))}
          label={namaCara[cara]}
          about={alat.namaBarang}
          value={isian[cara]}
          error={form.errors[nama(cara)]}
          readOnly={form.readOnly}
          onChange={(value) => isi({ ...isian, [cara]: value })}
          onStep={(langkah) => {
            const next = geser(isian, cara, langkah, alat);
            return next && (() => isi(next));
          }}
        />
      ))}
    </li>
  );
}
