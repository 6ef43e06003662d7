import type { IsiTerbit } from '#domain/pengujian/lhu.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';

/** A submission as its report prints it (DATA-17): without what was done at the bench. */
export function toCetak(record: Pengujian, noSuratBerikut: string, isiTerbit: IsiTerbit | null) {
  const terakhir = record.lhu.at(-1);
  return {
    noSurat: terakhir?.noSurat ?? null,
    noSuratBerikut,
    namaSampel: record.namaSampel,
    namaParameter: [
      ...new Set(
        record.sample.flatMap(({ parameter }) =>
          parameter.map(({ parameterTest }) => parameterTest.namaParameterUji),
        ),
      ),
    ].join(', '),
    keterangan: terakhir?.keterangan ?? null,
    pendapat: terakhir?.pendapat ?? null,
    isiTerbit,
    tglPenerimaanSampel: record.tglPenerimaanSampel,
    tglMulaiPengujian: record.tglMulaiPengujian,
    tglAkhirPengujian: record.tglAkhirPengujian,
    signer: terakhir?.signer ?? null,
    sample: record.sample.map((satu) => ({
      ...satu,
      parameter: satu.parameter.map(({ historyProgres: _progres, ...uji }) => uji),
    })),
  };
}
