import { jakartaDay } from '#domain/core/clock.ts';
import { aturanGambar } from '#domain/pengujian/endpoints.ts';
import type { Sampel } from '#domain/pengujian/schema.ts';
import { statusSampel } from '#domain/pengujian/status-sampel.ts';
import { useSekarang } from '#data/antrean.ts';
import { DateField } from '#kit/DateField.tsx';
import type { FieldErrors } from '#kit/field-errors.ts';
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

/** The receipt fields of a sample, for the summary of what is wrong. */
export const labelPenerimaan = (sample: readonly Sampel[]): Record<string, string> =>
  Object.fromEntries(
    sample.flatMap((_, ke) => [
      [`sampel[${ke}][idPengujianStatusSampel]`, `Sampel ${ke + 1}, status penerimaan`],
      [`sampel[${ke}][tglPenerimaanSampel]`, `Sampel ${ke + 1}, tanggal penerimaan`],
      [`sampel[${ke}][fileGambar]`, `Sampel ${ke + 1}, gambar`],
    ]),
  );

export type IsianPenerimaanProps = {
  ke: number;
  nilai: Penerimaan;
  write: { id: (name: string) => string; errors: FieldErrors };
  disabled: boolean;
  onChange: (nilai: Penerimaan, field: string) => void;
};

/** Receipt of one sample, and a picture of it if there is none yet or it looks different now. */
export function IsianPenerimaan({ ke, nilai, write, disabled, onChange }: IsianPenerimaanProps) {
  const hariIni = jakartaDay(new Date(useSekarang()));
  const nama = (field: string) => `sampel[${ke}][${field}]`;
  const belum = nilai.status === statusSampel.belumDiterima.code;
  return (
    <>
      <PilihanLencana
        id={write.id(nama('idPengujianStatusSampel'))}
        label="Status penerimaan"
        options={Object.values(statusSampel)}
        value={nilai.status}
        error={write.errors[nama('idPengujianStatusSampel')]}
        disabled={disabled}
        onChange={(status) =>
          onChange(
            {
              ...nilai,
              status,
              // Whoever says that it has arrived mostly has it before them.
              tanggal: nilai.tanggal || (status === statusSampel.belumDiterima.code ? '' : hariIni),
            },
            nama('idPengujianStatusSampel'),
          )
        }
      />
      <DateField
        id={write.id(nama('tglPenerimaanSampel'))}
        label="Tanggal penerimaan"
        value={belum ? '' : nilai.tanggal}
        min={hariIni}
        error={write.errors[nama('tglPenerimaanSampel')]}
        disabled={disabled || belum}
        onChange={(tanggal) => onChange({ ...nilai, tanggal }, nama('tglPenerimaanSampel'))}
      />
      <div className={classes.picture}>
        <FileField
          id={write.id(nama('fileGambar'))}
          label={`Gambar baru sampel ${ke + 1}`}
          help="Boleh kosong. jpg, jpeg, atau pdf, paling besar 5 MB"
          rule={aturanGambar}
          value={nilai.gambar}
          error={write.errors[nama('fileGambar')]}
          disabled={disabled}
          onChange={(gambar) => onChange({ ...nilai, gambar }, nama('fileGambar'))}
        />
      </div>
    </>
  );
}
