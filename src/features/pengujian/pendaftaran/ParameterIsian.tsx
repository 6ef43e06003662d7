import { useState } from 'react';
import { ActionIcon, NumberInput, Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { formatRupiah } from '#domain/core/format.ts';
import type { GolonganTarif } from '#domain/pengujian/biaya.ts';
import type { PendaftaranBody } from '#domain/pengujian/endpoints.ts';
import type { ParameterUji } from '#domain/pengujian/schema.ts';
import { useGolonganTarif } from '#data/pendaftaran.ts';
import { focusField, type Write } from '#kit/use-write.ts';
import { hargaParameter, parameterBaru, type IsianParameter, type IsianSampel } from './isian.ts';
import classes from './ParameterIsian.module.css';

export type ParameterIsianProps = {
  ke: number;
  sampel: IsianSampel;
  adaLaboratorium: boolean;
  pilihan: ReadonlyMap<number, ParameterUji>;
  write: Write<typeof PendaftaranBody>;
  onChange: (parameterUji: IsianParameter[]) => void;
};

/** The tests of one sample (REG-44): chosen one after another, each with its price and number of replications. */
export function ParameterIsian(props: ParameterIsianProps) {
  const { ke, sampel, adaLaboratorium, pilihan, write, onChange } = props;
  const { parameterUji } = sampel;
  const golongan = useGolonganTarif();
  const field = `sampel[${ke}][parameterUji]`;
  const tersisa = [...pilihan.values()].filter(({ id }) => !parameterUji.some((satu) => satu.id === id));

  const tambah = (uji: ParameterUji) => {
    onChange([...parameterUji, parameterBaru(uji)]);
    if (uji.flagReplikasi === 1)
      setTimeout(() => focusField(write.id(`${field}[${parameterUji.length}][jumlahReplikasi]`)));
  };
  const hapus = (at: number) => {
    for (const nama of Object.keys(write.errors)) if (nama.startsWith(`${field}[`)) write.clearError(nama);
    onChange(parameterUji.toSpliced(at, 1));
    setTimeout(() => focusField(write.id(field)));
  };
  return (
    <div className={classes.parameters}>
      <h3 className={classes.heading}>Parameter uji</h3>
      {parameterUji.length > 0 ? (
        <ul className={classes.list}>
          {parameterUji.map((satu, at) => (
            <Dipilih
              key={satu.kunci}
              field={`${field}[${at}]`}
              satu={satu}
              uji={pilihan.get(satu.id)}
              golongan={golongan}
              write={write}
              onChange={(jumlahReplikasi) => onChange(parameterUji.with(at, { ...satu, jumlahReplikasi }))}
              onHapus={() => hapus(at)}
            />
          ))}
        </ul>
      ) : null}
      <Tambah
        id={write.id(field)}
        tersisa={tersisa}
        golongan={golongan}
        pertama={parameterUji.length === 0}
        halangan={
          adaLaboratorium
            ? tersisa.length === 0 && pilihan.size > 0
              ? 'Semua parameter laboratorium ini sudah dipilih.'
              : null
            : 'Pilih laboratorium dahulu, di bagian atas langkah ini.'
        }
        error={write.errors[field]}
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
        <span className={classes.name}>{uji.namaParameterUji}</span>
        <span className={classes.method}>{uji.metodeUji}</span>
      </span>
      <span className={classes.price}>{formatRupiah(hargaParameter(uji, golongan, 1).hargaTotal)}</span>
    </span>
  );
}

type DipilihProps = {
  field: string;
  satu: IsianParameter;
  /** Undefined when the laboratory does not offer it any more. */
  uji: ParameterUji | undefined;
  golongan: GolonganTarif;
  write: Write<typeof PendaftaranBody>;
  onChange: (jumlahReplikasi: number | '') => void;
  onHapus: () => void;
};

/** A chosen test; a number of replications is asked exactly where one is allowed (REG-45). */
function Dipilih({ field, satu, uji, golongan, write, onChange, onHapus }: DipilihProps) {
  const nama = uji?.namaParameterUji ?? 'Parameter yang tidak lagi tersedia';
  const idNama = `${field}[idPengujianParameterUji]`;
  const idReplikasi = `${field}[jumlahReplikasi]`;
  const dapat = uji?.flagReplikasi === 1;
  const tambahan = golongan === 'internal' ? uji?.hargaReplikasiInternal : uji?.hargaReplikasiEksternal;
  return (
    <li className={classes.chosen}>
      <div className={classes.words}>
        <span className={classes.name}>{nama}</span>
        <span className={classes.method}>{uji?.metodeUji}</span>
        {write.errors[idNama] ? <span className={classes.wrong}>{write.errors[idNama]}</span> : null}
      </div>
      <NumberInput
        className={classes.replication ?? ''}
        id={write.id(idReplikasi)}
        label="Replikasi"
        description={
          dapat ? `Setelah yang pertama ${formatRupiah(tambahan)} tiap replikasi` : 'Tidak direplikasi'
        }
        withAsterisk={dapat}
        disabled={!dapat}
        min={1}
        max={100}
        clampBehavior="none"
        allowDecimal={false}
        allowNegative={false}
        inputMode="numeric"
        hideControls
        value={satu.jumlahReplikasi}
        error={write.errors[idReplikasi]}
        onChange={(value) => {
          write.clearError(idReplikasi);
          onChange(value === '' ? '' : Number(value));
        }}
      />
      <span className={classes.price}>
        {uji ? formatRupiah(hargaParameter(uji, golongan, satu.jumlahReplikasi).hargaTotal) : null}
      </span>
      <ActionIcon id={write.id(idNama)} aria-label={`Hapus parameter ${nama}`} onClick={onHapus}>
        <IconX aria-hidden size="1.25rem" />
      </ActionIcon>
    </li>
  );
}
