import { useState } from 'react';
import { Button, NativeSelect, TextInput, VisuallyHidden } from '@mantine/core';
import { IconPhotoEdit } from '@tabler/icons-react';
import { aturanGambar } from '#domain/pengujian/endpoints.ts';
import type { Sampel } from '#domain/pengujian/schema.ts';
import { statusSampel } from '#domain/pengujian/status-sampel.ts';
import { useAcuan } from '#data/acuan.ts';
import { useHariIni } from '#data/antrean.ts';
import { KartuSampel, type KartuSampelProps } from '#features/pengujian/bagian/KartuSampel.tsx';
import { DateField } from '#kit/field/DateField.tsx';
import type { Field, SlowField } from '#kit/field/field.ts';
import { FileField, type ChosenFile } from '#kit/field/FileField.tsx';
import { RadioField } from '#kit/field/RadioField.tsx';
import classes from './IsianPenerimaan.module.css';

/**
 * What a form says of one sample's arrival (TESTADM-10, TESTADM-11) and of the condition it came in, at first what its
 * registrant said (GAP-173). `gambar` is a new picture of it. Drafts of an older app say nothing of the condition.
 */
export type Penerimaan = {
  status: number;
  tanggal: string;
  kondisi?: string;
  catatan?: string;
  gambar: ChosenFile | null;
};

const belum = statusSampel.belumDiterima.code;

/** Every sample as it stands, by its id. */
export const penerimaanAwal = (sample: readonly Sampel[]): Record<string, Penerimaan> =>
  Object.fromEntries(
    sample.map((sampel) => [
      sampel.uuid,
      {
        status: sampel.idPengujianStatusSampel,
        tanggal: sampel.tglPenerimaanSampel ?? '',
        kondisi: String(sampel.kondisiPenerimaan?.id ?? sampel.idPengujianKondisiSampel),
        catatan: sampel.catatanPenerimaan ?? '',
        gambar: null,
      },
    ]),
  );

/** As the calls of verification and assignment take it. */
export const bodyPenerimaan = (uuid: string, { status, gambar, ...isian }: Penerimaan) => ({
  uuid,
  idPengujianStatusSampel: status,
  ...(status === belum
    ? { tglPenerimaanSampel: '' }
    : {
        tglPenerimaanSampel: isian.tanggal,
        idKondisiPenerimaan: isian.kondisi,
        catatanPenerimaan: isian.catatan,
      }),
  fileGambar: gambar === null ? null : { sha256: gambar.sha256, name: gambar.name },
});

/** The receipt fields of a sample as the calls name them, by its place. */
export const namaPenerimaan = (ke: number): Record<keyof Penerimaan, string> => ({
  status: `sampel[${ke}][idPengujianStatusSampel]`,
  tanggal: `sampel[${ke}][tglPenerimaanSampel]`,
  kondisi: `sampel[${ke}][idKondisiPenerimaan]`,
  catatan: `sampel[${ke}][catatanPenerimaan]`,
  gambar: `sampel[${ke}][fileGambar]`,
});

/** The receipt fields of a sample, for the summary of what is wrong. */
export const labelPenerimaan = (sample: readonly Sampel[]): Record<string, string> =>
  Object.fromEntries(
    sample.flatMap((_, ke) => [
      [namaPenerimaan(ke).status, `Sampel ${ke + 1}, status penerimaan`],
      [namaPenerimaan(ke).tanggal, `Sampel ${ke + 1}, tanggal penerimaan`],
      [namaPenerimaan(ke).kondisi, `Sampel ${ke + 1}, kondisi saat diterima`],
      [namaPenerimaan(ke).catatan, `Sampel ${ke + 1}, catatan kondisi`],
      [namaPenerimaan(ke).gambar, `Sampel ${ke + 1}, gambar`],
    ]),
  );

export type KartuPenerimaanProps = Pick<KartuSampelProps, 'sampel' | 'perParameter' | 'kolom' | 'bawah'> & {
  ke: number;
  status: Field<number>;
  tanggal: Field<string>;
  kondisi: Field<string | undefined>;
  catatan: Field<string | undefined>;
  gambar: SlowField<ChosenFile | null>;
};

/** A sample with its receipt, and a picture of it if there is none yet or it looks different now. */
export function KartuPenerimaan({ ke, gambar, ...props }: KartuPenerimaanProps) {
  const { status, tanggal, kondisi, catatan, ...kartu } = props;
  const [terbuka, setTerbuka] = useState(false);
  const mengganti = terbuka || gambar.value !== null || gambar.error !== undefined;
  return (
    <KartuSampel
      {...kartu}
      nomor={ke + 1}
      aksi={
        mengganti ? (
          <></>
        ) : (
          <Button
            className={classes.change ?? ''}
            variant="subtle"
            disabled={gambar.readOnly}
            leftSection={<IconPhotoEdit aria-hidden size="1.125rem" />}
            onClick={() => setTerbuka(true)}
          >
            {kartu.sampel.fileGambar ? 'Ganti gambar' : 'Tambah gambar'}
            <span className="mj-terdengar"> sampel {ke + 1}</span>
          </Button>
        )
      }
      isian={
        <>
          <Penerimaan {...{ status, tanggal, kondisi, catatan }} sampel={kartu.sampel} />
          {mengganti ? (
            <FileField
              {...gambar}
              label={`Gambar baru sampel ${ke + 1}`}
              help="Boleh kosong. jpg, jpeg, atau pdf, paling besar 5 MB"
              rule={aturanGambar}
            />
          ) : null}
        </>
      }
    />
  );
}

/** What Admin says when one or all samples have arrived: mostly they have them before them. */
export const diterimaHariIni = (penerimaan: Penerimaan, hariIni: string): Penerimaan => ({
  ...penerimaan,
  status: statusSampel.diterima.code,
  tanggal: penerimaan.tanggal || hariIni,
});

const bidang = ({ value, readOnly, ...field }: Field<string | undefined>) => ({
  ...field,
  value: value ?? '',
  disabled: readOnly,
});

type PenerimaanProps = Pick<KartuPenerimaanProps, 'status' | 'tanggal' | 'kondisi' | 'catatan' | 'sampel'>;

function Penerimaan({ status, tanggal, kondisi, catatan, sampel }: PenerimaanProps) {
  const hariIni = useHariIni();
  const pilihan = useAcuan('kondisi-sampel').map(({ kode, nama }) => ({ value: String(kode), label: nama }));
  const berubah = kondisi.value !== String(sampel.idPengujianKondisiSampel);
  return (
    <>
      <div className={classes.status}>
        <RadioField
          {...status}
          label={<VisuallyHidden>Status penerimaan</VisuallyHidden>}
          arrange="rapat"
          options={Object.values(statusSampel).map(({ code, label }) => ({
            value: code,
            label,
            disabled: status.readOnly,
          }))}
          onChange={(next: number) => {
            status.onChange(next);
            if (next !== belum && !tanggal.value) tanggal.onChange(hariIni);
          }}
        />
      </div>
      <div className={classes.day}>
        <DateField
          {...tanggal}
          label="Tanggal penerimaan"
          value={status.value === belum ? '' : tanggal.value}
          min={hariIni}
          disabled={status.value === belum}
        />
      </div>
      {status.value === belum ? null : (
        <div className={classes.condition}>
          <NativeSelect
            {...bidang(kondisi)}
            label="Kondisi saat diterima"
            data={kondisi.value ? pilihan : [{ value: '', label: 'Pilih kondisi' }, ...pilihan]}
          />
        </div>
      )}
      {status.value !== belum && (berubah || catatan.value) ? (
        <div className={classes.condition}>
          <TextInput
            {...bidang(catatan)}
            label="Catatan kondisi"
            description="Tercantum pada laporan hasil uji; boleh kosong"
            maxLength={500}
          />
        </div>
      ) : null}
    </>
  );
}
