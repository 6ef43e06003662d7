import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { perhatian } from '#domain/barang/perhatian.ts';
import { kataJumlah, kataSatuan } from '#domain/barang/kata.ts';
import { caraHitung } from '#domain/barang/rules.ts';
import { jenisBarang, namaJenisBarang, type IdJenisBarang } from '#domain/barang/schema.ts';
import { formatRupiah } from '#domain/core/format.ts';
import type { GolonganTarif } from '#domain/pendaftaran/schema.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { BarangTampak } from '#domain/penelitian/perkiraan.ts';
import type { Penambahan } from '#domain/penggunaan/schema.ts';
import { useRuangLaboratorium } from '#data/acuan.ts';
import { CountField } from '#kit/field/CountField.tsx';
import { focusField } from '#kit/field/focus-field.ts';
import type { RecordForm } from '#kit/form/record-form.ts';
import { SelectField } from '#kit/field/SelectField.tsx';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { TakaranField } from '#kit/field/TakaranField.tsx';
import { TimeField } from '#kit/field/TimeField.tsx';
import { hargaSatuan, melebihiStok, pilihanBarang, pilihanJenis, stokBarang } from './barang.ts';
import { barangDari, gantiBarang, hargaIsian, type IsianBaris, type IsianPenambahan } from './isian.ts';
import { milikBaris } from './cara.ts';
import type { BarangForm } from './use-barang-form.ts';
import { HariSelesai } from './HariSelesai.tsx';
import { WaktuInstrumen } from './WaktuInstrumen.tsx';
import { whole } from '#kit/text/whole.tsx';
import classes from './Penambahan.module.css';

export type BarisIsianProps = {
  /** Its place, from 0. */
  ke: number;
  form: RecordForm<IsianPenambahan>;
  barang: BarangForm;
  golongan: GolonganTarif;
  tanggal: string;
  penelitian: Penelitian;
  /** The addition that is being changed. */
  milik: Penambahan | null;
  /** The only line there is cannot go. */
  sendiri: boolean;
};

/** The first field of a line: whose its thing is, where that can be chosen. */
export const kolomPertama = (milik: Penambahan | null): string =>
  milik ? 'idJenisBarang' : 'idLaboratorium';

/** One line of an addition: its laboratory and kind, then the thing, then how much of it or when (USAGE-05 to USAGE-11). */
export function BarisIsian(props: BarisIsianProps) {
  const { ke, form, barang, golongan, tanggal, penelitian, milik, sendiri } = props;
  const isian = form.values.penggunaan[ke]!;
  const idLaboratorium = isian.idLaboratorium ?? milikBaris(milik, penelitian);
  const dipilih = barangDari(isian, barang.dikenal) as BarangTampak | undefined;
  const cara = dipilih && caraHitung(dipilih);
  const harga = hargaIsian(isian, tanggal, barang.dikenal, golongan);
  const nomor = ke + 1;
  const ganti = (next: Partial<IsianBaris>) =>
    form.change(
      (now) => ({
        ...now,
        penggunaan: now.penggunaan.with(ke, gantiBarang(now.penggunaan[ke]!, next)),
      }),
      ...Object.keys(form.errors).filter((name) => name.startsWith(`penggunaan[${ke}]`)),
    );
  const hapus = () => {
    form.change(
      (now) => ({ ...now, penggunaan: now.penggunaan.toSpliced(ke, 1) }),
      ...Object.keys(form.errors).filter((name) => name.startsWith('penggunaan[')),
    );
    setTimeout(() => focusField(form.id(`penggunaan[${Math.max(0, ke - 1)}][${kolomPertama(milik)}]`)));
  };

  return (
    <fieldset className={classes.line}>
      <legend className="mj-terdengar">Barang {nomor}</legend>
      <div className={classes.fields} data-jumlah={(cara && cara !== 'waktu') || undefined}>
        {milik ? null : (
          <PilihLaboratorium
            {...{ ke, form, idLaboratorium }}
            onPilih={(id) => ganti({ idLaboratorium: id, idBarang: null })}
          />
        )}
        <NativeSelect
          id={form.id(`penggunaan[${ke}][idJenisBarang]`)}
          label="Jenis"
          withAsterisk
          data={[{ value: '', label: 'Pilih', disabled: true }, ...pilihanJenis]}
          value={isian.idJenisBarang === null ? '' : String(isian.idJenisBarang)}
          error={form.errors[`penggunaan[${ke}][idJenisBarang]`]}
          disabled={form.readOnly}
          onChange={({ currentTarget }) =>
            ganti({ idJenisBarang: Number(currentTarget.value) as IdJenisBarang, idBarang: null })
          }
        />
        <PilihBarang {...props} {...{ isian, idLaboratorium }} onPilih={(idBarang) => ganti({ idBarang })} />
        {dipilih && cara !== 'waktu' ? <Jumlah ke={ke} form={form} barang={dipilih} /> : null}
        {sendiri ? null : (
          <ActionIcon
            className={classes.remove ?? ''}
            size={48}
            aria-label={`Hapus barang ${nomor}`}
            disabled={form.readOnly}
            onClick={hapus}
          >
            <IconTrash aria-hidden size="1.25rem" />
          </ActionIcon>
        )}
      </div>
      {dipilih && cara !== 'jumlah' ? (
        <div className={classes.times}>
          <TimeField {...form.field(`penggunaan[${ke}][jamMulai]`)} label="Jam mulai" />
          <TimeField {...form.field(`penggunaan[${ke}][jamSelesai]`)} label="Jam selesai" />
          {cara === 'waktu' ? <HariSelesai {...props} /> : null}
          <WaktuInstrumen
            {...props}
            {...{ isian, idLaboratorium }}
            dihitung={
              cara === 'waktu' && harga && harga.jumlah > 0 ? kataJumlah(dipilih, harga.jumlah) : null
            }
          />
        </div>
      ) : null}
      {dipilih ? (
        <p className={classes.facts}>
          <span className={classes.known}>
            <span>
              {whole([hargaSatuan(dipilih, golongan), stokBarang(dipilih)].filter(Boolean).join(' · '))}
            </span>
            {melebihiStok(dipilih, form.values.penggunaan, milik) ? (
              <StatusBadge warna="ditolak" label="Melebihi stok" />
            ) : null}
            {perhatian(dipilih, tanggal).map(({ kata, bahaya }) => (
              <StatusBadge key={kata} warna={bahaya ? 'ditolak' : 'menunggu'} label={kata} />
            ))}
          </span>
          {harga && harga.hargaTotal > 0 ? (
            <strong className="mj-uang">{formatRupiah(harga.hargaTotal)}</strong>
          ) : null}
        </p>
      ) : null}
    </fieldset>
  );
}

type PilihLaboratoriumProps = Pick<BarisIsianProps, 'ke' | 'form'> & {
  idLaboratorium: number;
  onPilih: (idLaboratorium: number) => void;
};

/** Whose it is (USAGE-05, GAP-154): of an addition that is there nothing to choose. */
function PilihLaboratorium({ ke, form, idLaboratorium, onPilih }: PilihLaboratoriumProps) {
  const name = `penggunaan[${ke}][idLaboratorium]`;
  return (
    <NativeSelect
      className={classes.lab ?? ''}
      id={form.id(name)}
      label="Laboratorium"
      withAsterisk
      data={useRuangLaboratorium().map(({ kode, nama }) => ({ value: String(kode), label: nama }))}
      value={String(idLaboratorium)}
      error={form.errors[name]}
      disabled={form.readOnly}
      onChange={({ currentTarget }) => onPilih(Number(currentTarget.value))}
    />
  );
}

type PilihBarangProps = BarisIsianProps & {
  isian: IsianBaris;
  idLaboratorium: number;
  onPilih: (idBarang: number) => void;
};

/** Found by name or code; waits for its kind (CONF-44). */
function PilihBarang(props: PilihBarangProps) {
  const { ke, form, barang, golongan, tanggal, isian, idLaboratorium, onPilih } = props;
  const { idJenisBarang, idBarang } = isian;
  const name = `penggunaan[${ke}][idBarang]`;
  const daftar = idJenisBarang === null ? [] : barang.pilihan(idLaboratorium, idJenisBarang);
  const kata = idJenisBarang === null ? 'barang' : namaJenisBarang[idJenisBarang].toLowerCase();
  return (
    <SelectField
      id={form.id(name)}
      label="Nama"
      placeholder={idJenisBarang === null ? 'Pilih jenis dahulu' : `Pilih ${kata}`}
      nothingFoundMessage={`Tidak ada ${kata} dengan nama itu`}
      data={daftar.map((satu) => pilihanBarang(satu, golongan, tanggal))}
      value={idBarang === null ? '' : String(idBarang)}
      error={form.errors[name]}
      readOnly={form.readOnly || idJenisBarang === null}
      onChange={(value) => (value === '' ? undefined : onPilih(Number(value)))}
    />
  );
}

type JumlahProps = { ke: number; form: RecordForm<IsianPenambahan>; barang: BarangTampak };

/** USAGE-08 to USAGE-10: shown once something is chosen, with its unit. */
function Jumlah({ ke, form, barang }: JumlahProps) {
  const field = form.field(`penggunaan[${ke}][jlhPenggunaan]`);
  const satuan = kataSatuan(barang);
  const sama = {
    label: 'Jumlah',
    withAsterisk: true,
    rightSectionWidth: `${Math.max(2, satuan.length * 0.6 + 1.25)}rem`,
  };
  const unit = <span className={classes.unit}>{satuan}</span>;
  // GAP-155
  if (barang.idJenisBarang === jenisBarang.bahan) return <TakaranField {...field} {...sama} unit={unit} />;
  return (
    <CountField
      {...field}
      {...sama}
      min={1}
      max={1_000_000}
      thousandSeparator="."
      decimalSeparator=","
      rightSection={unit}
      rightSectionPointerEvents="none"
    />
  );
}
