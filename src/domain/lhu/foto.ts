import { laporanAkhirTerbaru } from '#domain/analisis/rules.ts';
import type { Foto } from '#domain/berkas/foto.ts';
import type { ParameterSampel, Sampel } from '#domain/pengujian/schema.ts';
import { tidakDiuji } from './catatan-kaki.ts';

/** As many as one report prints: its file is as large as they are. */
export const maksLampiran = 20;
export const terlaluBanyakLampiran = `Paling banyak ${maksLampiran} foto pada lampiran LHU. Lepas foto sebagian parameter.`;

/** The photos of the final report of a parameter; of one that was not tested none. */
export const fotoAkhir = (parameter: Pick<ParameterSampel, 'historyProgres' | 'status'>): readonly Foto[] =>
  (!tidakDiuji(parameter) && laporanAkhirTerbaru({ history: parameter.historyProgres })?.foto) || [];

/** Those that the report prints of a parameter, where the Kalab wants them (BEYOND-21). */
export const fotoDilampirkan = (parameter: ParameterSampel): readonly Foto[] =>
  parameter.flagFoto === 1 ? fotoAkhir(parameter) : [];

/** All that a report prints, in the order of its results, each captioned with what it is of: 'Kadar abu (S-001): Krus A'. */
export const lampiranFoto = (sample: readonly Sampel[]): Foto[] =>
  sample.flatMap(({ kodeSampel, nama, parameter }) =>
    parameter.flatMap((uji) =>
      fotoDilampirkan(uji).map((foto) => ({
        ...foto,
        keterangan: [`${uji.parameterTest.namaParameterUji} (${kodeSampel ?? nama})`, foto.keterangan]
          .filter(Boolean)
          .join(': '),
      })),
    ),
  );
