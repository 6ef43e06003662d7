import { jakartaDay } from '#domain/core/clock.ts';
import { aturanGambar } from '#domain/pengujian/endpoints.ts';
import type { Sampel } from '#domain/pengujian/schema.ts';
import { statusSampel } from '#domain/pengujian/status-sampel.ts';
import { useSekarang } from '#data/antrean.ts';
import { DateField } from '#kit/DateField.tsx';
import type { Field } from '#kit/field.ts';
import { FileField, type ChosenFile } from '#kit/FileField.tsx';
import { PilihanLencana } from './PilihanLencana.tsx';
import classes from './IsianPenerimaan.module.css';

/** What a form says of one sample's arrival (TESTADM-10, TESTADM-11). `gambar` is a new picture of it. */
export type Penerimaan = { status: number; tanggal: string; gambar: ChosenFile | null };

/** Every sample as it stands, by its id. */
export const penerimaanAwal = (sample: readonly Sampel[]): Record<string, Penerimaan> =>
  Object.fromEntries(
    sample.map(({ uuid, idPengujianStatusSampel, tglPenerimaanSampel }) => [
      uuid,
      { status: idPengujianStatusSampel, tanggal: tglPenerimaanSampel ?? '', gambar: null },
    ]),
  );

/** As the calls of verification and assignment take it. */
export const bodyPenerimaan = (uuid: string, { status, tanggal, gambar }: Penerimaan) => ({
  uuid,
  idPengujianStatusSampel: status,
  tglPenerimaanSampel: status === statusSampel.belumDiterima.code ? '' : tanggal,
  fileGambar: gambar === null ? null : { sha256: gambar.sha256, name: gambar.name },
});

/** The receipt fields of a sample as the calls name them, by its place. */
export const namaPenerimaan = (ke: number): Record<keyof Penerimaan, string> => ({
  status: `sampel[${ke}][idPengujianStatusSampel]`,
  tanggal: `sampel[${ke}][tglPenerimaanSampel]`,
  gambar: `sampel[${ke}][fileGambar]`,
});

/** The receipt fields of a sample, for the summary of what is wrong. */
export const labelPenerimaan = (sample: readonly Sampel[]): Record<string, string> =>
  Object.fromEntries(
    sample.flatMap((_, ke) => [
      [namaPenerimaan(ke).status, `Sampel ${ke + 1}, status penerimaan`],
      [namaPenerimaan(ke).tanggal, `Sampel ${ke + 1}, tanggal penerimaan`],
      [namaPenerimaan(ke).gambar, `Sampel ${ke + 1}, gambar`],
    ]),
  );

export type IsianPenerimaanProps = {
  ke: number;
  status: Field<number>;
  tanggal: Field<string>;
  gambar: Field<ChosenFile | null>;
};

/** Receipt of one sample, and a picture of it if there is none yet or it looks different now. */
export function IsianPenerimaan({ ke, status, tanggal, gambar }: IsianPenerimaanProps) {
  const hariIni = jakartaDay(new Date(useSekarang()));
  const belum = statusSampel.belumDiterima.code;
  return (
    <>
      <PilihanLencana
        {...status}
        label="Status penerimaan"
        options={Object.values(statusSampel)}
        onChange={(next) => {
          status.onChange(next);
          // Whoever says that it has arrived mostly has it before them.
          if (next !== belum && !tanggal.value) tanggal.onChange(hariIni);
        }}
      />
      <DateField
        {...tanggal}
        label="Tanggal penerimaan"
        value={status.value === belum ? '' : tanggal.value}
        min={hariIni}
        disabled={status.value === belum}
      />
      <div className={classes.picture}>
        <FileField
          {...gambar}
          label={`Gambar baru sampel ${ke + 1}`}
          help="Boleh kosong. jpg, jpeg, atau pdf, paling besar 5 MB"
          rule={aturanGambar}
        />
      </div>
    </>
  );
}
