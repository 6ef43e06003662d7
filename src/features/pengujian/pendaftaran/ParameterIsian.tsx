import { useState } from 'react';
import { ActionIcon, Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { CountField } from '#kit/field/CountField.tsx';
import { whole } from '#kit/text/whole.tsx';
import { formatRupiah } from '#domain/core/format.ts';
import type { GolonganTarif } from '#domain/pendaftaran/schema.ts';
import type { ParameterUji } from '#domain/parameter-uji/schema.ts';
import { useGolonganTarif } from '#data/pendaftaran.ts';
import type { Field } from '#kit/field/field.ts';
import { focusField } from '#kit/field/focus-field.ts';
import type { RecordForm } from '#kit/form/record-form.ts';
import { hargaParameter, parameterBaru, type IsianPendaftaran } from './isian.ts';
import classes from './ParameterIsian.module.css';

export type ParameterIsianProps = {
  ke: number;
  form: RecordForm<IsianPendaftaran>;
  pilihan: ReadonlyMap<number, ParameterUji>;
};

/** The tests of one sample (REG-44): chosen one after another, each with its price. */
export function ParameterIsian({ ke, form, pilihan }: ParameterIsianProps) {
  const golongan = useGolonganTarif();
  const nama = `sampel[${ke}][parameterUji]` as const;
  const { value: parameterUji, onChange, ...field } = form.field(nama);
  const tersisa = [...pilihan.values()].filter(({ id }) => !parameterUji.some((satu) => satu.id === id));

  const tambah = (uji: ParameterUji) => onChange([...parameterUji, parameterBaru(uji)]);
  const hapus = (at: number) => {
    const keliru = Object.keys(form.errors).filter((satu) => satu.startsWith(`${nama}[`));
    form.field(nama, nama, ...keliru).onChange(parameterUji.toSpliced(at, 1));
    setTimeout(() => focusField(field.id));
  };
  return (
    <div className={classes.parameters}>
      <h3>Parameter uji</h3>
      {parameterUji.length > 0 ? (
        <ul className={classes.list}>
          {parameterUji.map((satu, at) => (
            <Dipilih
              key={satu.kunci}
              replikasi={form.field(`${nama}[${at}][jumlahReplikasi]`)}
              id={form.id(`${nama}[${at}][idPengujianParameterUji]`)}
              error={form.errors[`${nama}[${at}][idPengujianParameterUji]`]}
              uji={pilihan.get(satu.id)}
              golongan={golongan}
              onHapus={() => hapus(at)}
            />
          ))}
        </ul>
      ) : null}
      <Tambah
        id={field.id}
        tersisa={tersisa}
        golongan={golongan}
        pertama={parameterUji.length === 0}
        halangan={
          form.values.idLaboratorium !== null
            ? tersisa.length === 0 && pilihan.size > 0
              ? 'Semua parameter laboratorium ini sudah dipilih.'
              : null
            : 'Pilih laboratorium dahulu, di bagian atas langkah ini.'
        }
        error={field.error}
        onPilih={tambah}
      />
    </div>
  );
}

type TambahProps = {
  id: string;
  tersisa: readonly ParameterUji[];
  golongan: GolonganTarif;
  pertama: boolean;
  /** Why nothing can be chosen just now, or null. */
  halangan: string | null;
  error: string | undefined;
  onPilih: (uji: ParameterUji) => void;
};

/** Found by name or method; a chosen one goes up into the list. */
function Tambah({ id, tersisa, golongan, pertama, halangan, error, onPilih }: TambahProps) {
  const [cari, setCari] = useState('');
  const perId = new Map(tersisa.map((uji) => [String(uji.id), uji]));
  return (
    <Select
      id={id}
      label={pertama ? 'Pilih parameter' : 'Tambah parameter'}
      description={halangan}
      withAsterisk={pertama}
      disabled={halangan !== null}
      searchable
      searchValue={cari}
      onSearchChange={setCari}
      placeholder="Cari nama parameter atau metode"
      nothingFoundMessage="Tidak ada parameter dengan nama itu"
      maxDropdownHeight={320}
      error={error}
      value={null}
      data={tersisa.map((uji) => ({
        value: String(uji.id),
        label: `${uji.namaParameterUji}, ${uji.metodeUji}`,
      }))}
      renderOption={({ option }) => <Pilihan uji={perId.get(option.value)!} golongan={golongan} />}
      onChange={(value) => {
        const uji = perId.get(value ?? '');
        if (uji) onPilih(uji);
        setCari('');
      }}
    />
  );
}

function Pilihan({ uji, golongan }: { uji: ParameterUji; golongan: GolonganTarif }) {
  return (
    <span className={classes.option}>
      <span className={classes.words}>
        <span className="mj-patah mj-tebal">{uji.namaParameterUji}</span>
        <span className="mj-catatan mj-patah">{uji.metodeUji}</span>
      </span>
      <span className={classes.price}>{formatRupiah(hargaParameter(uji, golongan, 1).hargaTotal)}</span>
    </span>
  );
}

type DipilihProps = {
  replikasi: Field<number | ''>;
  id: string;
  error: string | undefined;
  /** Undefined when the laboratory does not offer it any more. */
  uji: ParameterUji | undefined;
  golongan: GolonganTarif;
  onHapus: () => void;
};

/** A chosen test; a number of replications is asked exactly where one is allowed, and is absent elsewhere (REG-45). */
function Dipilih({ replikasi, id, error, uji, golongan, onHapus }: DipilihProps) {
  const nama = uji?.namaParameterUji ?? 'Parameter yang tidak lagi tersedia';
  const dapat = uji?.flagReplikasi === 1;
  const tambahan = golongan === 'internal' ? uji?.hargaReplikasiInternal : uji?.hargaReplikasiEksternal;
  return (
    <li className={classes.chosen} data-replicated={dapat || undefined}>
      <div className={classes.words}>
        <span className="mj-patah mj-tebal">{nama}</span>
        <span className="mj-catatan mj-patah">{uji?.metodeUji}</span>
        {error ? <span className={classes.wrong}>{error}</span> : null}
      </div>
      {dapat ? (
        <CountField
          {...replikasi}
          classNames={{
            root: classes.replication ?? '',
            label: classes.label ?? '',
            description: classes.description ?? '',
            wrapper: classes.number ?? '',
            error: classes.error ?? '',
          }}
          label="Replikasi"
          description={whole(`${formatRupiah(tambahan)} tiap tambahan`)}
          withAsterisk
          min={1}
          max={100}
        />
      ) : null}
      <span className={classes.price}>
        {uji ? formatRupiah(hargaParameter(uji, golongan, replikasi.value).hargaTotal) : null}
      </span>
      <ActionIcon id={id} aria-label={`Hapus parameter ${nama}`} onClick={onHapus}>
        <IconX aria-hidden size="1.25rem" />
      </ActionIcon>
    </li>
  );
}
