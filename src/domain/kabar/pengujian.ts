import { kodeMenunggu, type PeranAnalisis } from '#domain/analisis/giliran.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import type { Actor } from '#domain/core/roles.ts';
import { stateByCode } from '#domain/core/workflow.ts';
import { giliranPetugas } from '#domain/pengujian/giliran.ts';
import { kodePengujian } from '#domain/pengujian/kode.ts';
import { menungguSurvei, perluBayar } from '#domain/pengujian/pendaftar.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import type { PengujianAksi } from '#domain/pengujian/workflow.ts';
import { giliranUang, sebutPerihal, type Giliran, type PokokKabar } from './giliran.ts';
import type { HalamanKabar } from './schema.ts';

/** A test with what of it waits for whom: its registrant, officers, and those at its bench. */
export const pokokPengujian = (record: Pengujian): PokokKabar => ({
  uuid: record.uuid,
  pemilik: record.user.uuid,
  perihal: sebutPerihal(record.nomor, record.namaSampel),
  rumah: { halaman: 'pengujian', record: record.uuid },
  giliran: (orang) =>
    orang.uuid === record.user.uuid
      ? giliranPendaftar(record)
      : [
          ...giliranAksi(record, orang),
          ...giliranUang(record, 'pengujian', orang),
          ...giliranMeja(record, orang),
        ],
});

function giliranPendaftar(record: Pengujian): Giliran[] {
  const { uuid } = record;
  if (perluBayar(record))
    return [
      {
        kunci: `bayar ${record.idPengujianStatusPengajuan}`,
        kalimat:
          record.idPengujianStatusPengajuan === kodePengujian.perluDp ? 'Bayar DP 50%' : 'Bayar pelunasan',
        halaman: 'pembayaran',
        record: uuid,
      },
    ];
  return menungguSurvei(record)
    ? [
        {
          kunci: 'survei',
          kalimat: 'Isi survei kepuasan, lalu unduh laporan',
          halaman: 'pengujian',
          record: uuid,
        },
      ]
    : [];
}

/** Where an officer does each act that a test may wait for. */
const halamanAksi: Partial<Record<PengujianAksi, HalamanKabar>> = {
  setujuiKalab: 'kalabPengujian',
  terbitkanLhu: 'lhu',
  unggahDokumen: 'dokumen',
};

function giliranAksi(record: Pengujian, orang: Actor): Giliran[] {
  const aksi = giliranPetugas(record, orang);
  if (aksi === null) return [];
  return [
    {
      kunci: aksi,
      kalimat: record.statusSubmission.prosesSelanjutnya,
      halaman: halamanAksi[aksi] ?? 'persetujuan',
      record: record.uuid,
    },
  ];
}

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
function giliranMeja(record: Pengujian, orang: Actor): Giliran[] {
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
