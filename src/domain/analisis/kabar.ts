import type { Actor } from '#domain/core/roles.ts';
import { stateByCode } from '#domain/core/workflow.ts';
import type { Giliran } from '#domain/kabar/giliran.ts';
import type { HalamanKabar } from '#domain/kabar/schema.ts';
import { kodePengujian } from '#domain/pengujian/kode.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { kodeProgres } from '#domain/progres/kode.ts';
import { kodeMenunggu, type PeranAnalisis } from './giliran.ts';
import { analisisWorkflow } from './workflow.ts';

/** While these last, the bench has it (GAP-129). */
const diMeja: readonly number[] = [
  kodePengujian.antrian,
  kodePengujian.berlangsung,
  kodePengujian.dibatalkan,
];

const meja: Record<PeranAnalisis, { orang: 'userAnalyst' | 'userSupervisor'; satu: HalamanKabar }> = {
  analis: { orang: 'userAnalyst', satu: 'analisis' },
  penyelia: { orang: 'userSupervisor', satu: 'review' },
};

/** What waits at the bench: the parameters of a sample that stand alike together. */
export function giliranMeja(record: Pengujian, orang: Actor): Giliran[] {
  if (!diMeja.includes(record.idPengujianStatusPengajuan)) return [];
  return record.sample.flatMap((sampel) =>
    (['analis', 'penyelia'] as const).flatMap((peran) => {
      const milik = sampel.parameter.filter(
        (satu) =>
          satu[meja[peran].orang]?.uuid === orang.uuid &&
          satu.status.kdStatusSampelParameter === statusSampelParameter.disetujui.code &&
          kodeMenunggu[peran].includes(satu.idStatusProgresParameter ?? 0),
      );
      const bersama = Map.groupBy(milik, ({ idStatusProgresParameter }) => idStatusProgresParameter ?? 0);
      return [...bersama].map(([kode, parameter]) => ({
        kunci: `${peran} ${sampel.uuid} ${kode}`,
        pengingat:
          peran === 'analis' && kode === kodeProgres.review ? ('dikembalikan' as const) : ('lain' as const),
        kalimat: `${analisisWorkflow.states[stateByCode(analisisWorkflow, kode)].prosesSelanjutnya}: ${sebutan(parameter)}`,
        ...(parameter.length > 1 && peran === 'analis'
          ? { halaman: 'sampel' as const, record: sampel.uuid }
          : { halaman: meja[peran].satu, record: parameter[0]!.uuid }),
      }));
    }),
  );
}

const sebutan = (parameter: readonly { parameterTest: { namaParameterUji: string } }[]): string =>
  parameter.length === 1 ? parameter[0]!.parameterTest.namaParameterUji : `${parameter.length} parameter`;
