import { analisisApi } from '#domain/analisis/endpoints.ts';
import { perluRevisi } from '#domain/analisis/reduce.ts';
import { analisisWorkflow, type AnalisisAksi } from '#domain/analisis/workflow.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { labDay } from '#domain/core/clock.ts';
import { callName, type AnyEndpoint } from '#domain/core/endpoint.ts';
import { check } from '#domain/core/workflow.ts';
import { keadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import type { Tulisan } from '#data/outbox/enqueue.ts';
import { bacaAnalisis } from '#data/analisis.ts';
import type { Tampilan } from '#data/view.ts';
import { susunTulisan } from '#data/write.ts';
import type { Tab } from './offline.ts';
import { tulisSel } from './sel-lembar.ts';

/** The acts a person may try at the bench. */
export const semuaAksi = [
  'mulai',
  'isiLembar',
  'laporanProgres',
  'laporanAkhir',
  'review',
  'ajukanSelesai',
  'batalkan',
  'setujui',
  'tolak',
  'ubahMetode',
] as const;
export type Aksi = Extract<AnalisisAksi, (typeof semuaAksi)[number]>;

/** What is wrong with a write, on purpose: the server refuses it whatever the record says. */
export type Cacat = 'tidak' | 'kosong' | 'tanggalLama';

/** The record as this tab shows it now, or null when the device does not have it. */
export const lihat = (tab: Tab, uuid: string): Promise<Tampilan<Analisis> | null> =>
  bacaAnalisis(tab.db, tab.orang, uuid);

/** The acts the screen offers now. */
export const yangDitawarkan = (tab: Tab, data: Analisis): Aksi[] =>
  semuaAksi.filter((aksi) => check(analisisWorkflow, aksi, data, tab.orang).ok);

const endpoints = {
  mulai: analisisApi.start,
  isiLembar: analisisApi.sheet,
  laporanProgres: analisisApi.report,
  laporanAkhir: analisisApi.report,
  review: analisisApi.report,
  ajukanSelesai: analisisApi.requestDone,
  batalkan: analisisApi.cancel,
  setujui: analisisApi.verificationDone,
  tolak: analisisApi.verificationDone,
  ubahMetode: analisisApi.method,
} as const;

/** The version that sheets of these histories go by; it is on their server from the start. */
export const versiLembarUji = '0195c000-0000-7000-8000-0000000000aa';

/** A cell and another one, which two devices now and then both write. */
function lembarDari(data: Analisis | undefined, cacat: Cacat, teks: string): Record<string, unknown> {
  const angka = Number(teks.replaceAll(/\D/g, '').slice(-4));
  const { isian } = keadaanLembar(data?.history ?? []);
  const sel = [angka, angka + 1].map((satu) => {
    const kunci = cacat === 'tanggalLama' ? 'w9.1' : ['w0.1', 'w1.1', 'w2.1'][satu % 3]!;
    const ada = isian[kunci];
    return tulisSel(kunci, cacat === 'kosong' ? 'x' : `3${satu},5`, ada?.nilai ?? null);
  });
  return { versi: versiLembarUji, batas: null, bersama: [], pengingat: [], hasil: null, sel };
}

function isiDari(
  aksi: Aksi,
  cacat: Cacat,
  hari: string,
  teks: string,
  data: Analisis | undefined,
): Record<string, unknown> {
  if (aksi === 'isiLembar') return lembarDari(data, cacat, teks);
  const laporan = {
    tanggal: cacat === 'tanggalLama' ? '2020-01-02' : hari,
    jam: '09:30',
    isi: cacat === 'kosong' ? '<p> </p>' : `<p>${teks}</p>`,
  };
  if (aksi === 'laporanProgres') return { jenisLaporan: 'progres', ...laporan };
  if (aksi === 'laporanAkhir') return { jenisLaporan: 'akhir', ...laporan, hasilPengujian: `Kadar ${teks}` };
  if (aksi === 'review') return { jenisLaporan: 'review', ...laporan };
  if (aksi === 'batalkan') return { catatan: cacat === 'kosong' ? ' ' : teks };
  if (aksi === 'ubahMetode') return { metodeUji: cacat === 'kosong' ? '' : `KCKT ${teks}` };
  if (aksi === 'setujui' || aksi === 'tolak') return { flagDisetujui: aksi === 'setujui', catatan: teks };
  return {};
}

/** A write as its form hands it over, based on what the form showed when it was opened. */
export function tulisan(
  tab: Tab,
  uuid: string,
  aksi: Aksi,
  dilihat: Pick<Tampilan<Analisis>, 'rev' | 'tertunda'> & { data?: Analisis },
  teks: string,
  cacat: Cacat = 'tidak',
  lain: Record<string, unknown> = {},
): Tulisan {
  const hari = labDay(new Date(tab.engine.now()));
  const body = { uuid, ...isiDari(aksi, cacat, hari, teks, dilihat.data), ...lain };
  const endpoint: AnyEndpoint = endpoints[aksi] as never;
  const putusan = perluRevisi(callName(endpoint), body);
  return susunTulisan(endpoint, {
    body,
    label: `${aksi} ${teks}`,
    baseRev: putusan ? dilihat.rev : null,
    after: putusan ? dilihat.tertunda : [],
    begunAt: null,
  });
}
