import { Link } from 'react-router-dom';
import { Anchor, TextInput } from '@mantine/core';
import { awalanKodeBahan, bahanMaster } from '#domain/bahan/master.ts';
import type { MasterRow } from '#domain/core/master.ts';
import { satuanMaster } from '#domain/satuan/master.ts';
import { useAcuan } from '#data/acuan.ts';
import { useLive } from '#data/use-live.ts';
import { paths } from '#paths';
import { helpBelow, MasterInput } from '#kit/master/MasterInput.tsx';
import type { OwnInputProps } from '#kit/master/MasterForm.tsx';
import { SelectField } from '#kit/field/SelectField.tsx';

/** With how the codes of the chosen laboratory begin (MASTER-07). */
export function KodeBahanInput({ field, label, values }: OwnInputProps) {
  const idLaboratorium = Number(values['idLaboratorium']);
  const laboratorium = useAcuan('laboratorium').find(({ kode }) => kode === idLaboratorium);
  const awalan = awalanKodeBahan(idLaboratorium);
  return (
    <TextInput
      {...field}
      label={label}
      description={
        laboratorium && awalan
          ? `Kode bahan ${laboratorium.nama} diawali ${awalan}, misalnya ${awalan}001`
          : 'Diawali nomor laboratoriumnya'
      }
      inputWrapperOrder={[...helpBelow]}
      withAsterisk
      autoComplete="off"
      classNames={{ input: 'mj-kode' }}
    />
  );
}

/** The units of the chosen laboratory, and the one a material has already. */
export function SatuanInput({ field: { onChange, ...field }, label, values, record }: OwnInputProps) {
  const idLaboratorium = Number(values['idLaboratorium']);
  const { hasil } = useLive(
    satuanMaster.api.list,
    idLaboratorium ? { idLaboratorium, flagAktif: true } : null,
  );
  const aktif =
    hasil.jenis === 'ada'
      ? (hasil.jawaban.data as MasterRow<typeof satuanMaster>[]).map(({ namaSatuan }) => namaSatuan)
      : [];
  const semula = record?.idLaboratorium === idLaboratorium ? [String(record['satuan'])] : [];
  return (
    <SelectField
      {...field}
      label={label}
      placeholder={idLaboratorium ? 'Pilih satuan' : 'Pilih laboratorium dahulu'}
      nothingFoundMessage="Belum ada. Tambahkan di tab Satuan."
      data={[...new Set([...aktif, ...semula])].map((nama) => ({ value: nama, label: nama, detail: '' }))}
      onChange={onChange}
    />
  );
}

/** The stock of a new material; of one that is there it is shown, and where it is corrected (GAP-143). */
export const StokInput = ({ field, record }: OwnInputProps) => (
  <>
    <MasterInput declared={bahanMaster.fields.jmlStok} field={field} fixed={record !== null} />
    {record ? (
      <Anchor component={Link} size="sm" to={paths.bahan.stok(record.uuid)}>
        Sesuaikan stok
      </Anchor>
    ) : null}
  </>
);
