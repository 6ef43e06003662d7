import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Petugas } from '#domain/petugas/schema.ts';
import type { Tarikan } from '#domain/sync/endpoints.ts';
import { startCluster } from '#scripts/postgres/cluster.ts';
import { createApi } from '#server/app.ts';
import { rows } from '#server/core/database.ts';
import { runSweeps } from '#server/core/retention.ts';
import type { Server } from '#server/core/server.ts';
import { openSession } from '#server/core/session.ts';
import { openServer } from '#server/open.ts';
import { telling } from '#server/modules/index.ts';
import { decode, encode } from '#server/modules/sync/cursor.ts';
import { demoAccounts } from '#server/demo/accounts.ts';
import { bacaSetelan, basisDataBerisi } from './support/data.ts';
import { median } from './support/lingkungan.ts';

/**
 * Every list, first page, last page and search, and what devices are filled with, over much data and over a hundredth of it:
 * the middle and the slow end (p95) of UKUR_KALI runs and their ratios. UKUR_BANYAK is how much, UKUR_CLUSTER a cluster that has
 * the data or is given it, UKUR_APA a word of what alone is measured.
 */
const banyak = Number(process.env['UKUR_BANYAK'] ?? 100_000);
const batas = 3;
const ulang = Number(process.env['UKUR_KALI'] ?? 20);

/** The list, who reads it, and a search that fits little. */
const daftar: readonly [nama: string, path: string, orang: string, cari?: string][] = [
  ['pengujian', '/api/test?flag_officer=1', 'admin', 'REG-UKUR-77'],
  ['pengujian yang menunggu', '/api/test?flag_officer=1&menunggu=1', 'admin'],
  ['pengujian satu laboratorium', '/api/test?flag_officer=1&id_laboratorium=3', 'admin'],
  ['pengujian untuk Kalab', '/api/test?flag_officer=1&flag_kalab=1', 'kalab', 'BU-77'],
  ['laporan hasil uji', '/api/test-report?flag_officer=1', 'admin', 'BU-77'],
  ['penelitian', '/api/research?flag_officer=1', 'kalab', 'BR-77'],
  ['penelitian yang menunggu', '/api/research?flag_officer=1&menunggu=1', 'kalab'],
  ['riwayat kedua jenis', '/api/research?flag_officer=1&flag_riwayat=1', 'kalab', 'BR-77'],
  ['penggunaan', '/api/research?flag_officer=1&flag_penggunaan=1&role=Laboran', 'laboran', 'BR-77'],
  ['invoice pengujian', '/api/test-payment?flag_officer=1', 'admin', 'INV/dp/77'],
  ['invoice pengujian yang menunggu', '/api/test-payment?flag_officer=1&menunggu=1', 'admin'],
  ['invoice penelitian', '/api/research-payment?flag_officer=1', 'petugas', 'REG-UKUR-77'],
  ['riwayat invoice', '/api/research-payment?flag_officer=1&flag_riwayat=1', 'petugas', 'INV/dp/77'],
  ['pengembalian', '/api/return-deposit?flag_officer=1', 'admin', 'BU-77'],
  ['surat', '/api/submission-lab-free?flag_officer=1', 'petugas', '77/BL'],
  ['pergerakan stok', '/api/item/stock?', 'admin', 'BR-77'],
  ['analisis', '/api/test-analysis/analyst?', 'analis', 'UKUR-77'],
  ['review', '/api/test-analysis/supervisor?', 'penyelia', 'UKUR-77'],
  ['petugas dan akun', '/api/officer?', 'admin', 'ukur77@'],
];
const lain: readonly [nama: string, path: string, orang: string][] = [
  ['jejak', '/api/audit?', 'admin'],
  ['jejak satu tindakan', '/api/audit?tindakan=POST%20test', 'admin'],
  ['jadwal hari ini', '/api/research-usage/schedule', 'mahasiswa'],
  ['jadwal sejak 1900', '/api/research-usage/schedule?tgl_mulai=1900-01-01', 'mahasiswa'],
];
/** Whose devices are filled: everything from the beginning, then what came in a day and in 55. */
const perangkat = ['admin', 'kalab', 'laboran', 'petugas', 'analis', 'penyelia', 'mahasiswa'];

/** A server in this process over a database of one size. `minta` gives what a person is answered. */
type Tempat = {
  server: Server;
  minta: (path: string, orang: string, body?: object) => Promise<string>;
  /** Where the feed stood so many days ago. */
  xidSejak: (hari: number) => Promise<string>;
  tutup: () => Promise<void>;
};
/** Gets ready, then gives what is measured: how many bytes came. */
type Ukur = (tempat: Tempat) => Promise<() => Promise<number>>;

async function buka(cluster: string, ukuran: number): Promise<Tempat> {
  const folder = await mkdtemp(join(tmpdir(), 'mejalab-ukur-'));
  const server = await openServer(bacaSetelan(await basisDataBerisi(cluster, ukuran), folder));
  const api = createApi(server);
  const token = new Map<string, string>();
  for (const { sub, uuid } of demoAccounts) token.set(sub, await openSession(server, uuid));
  return {
    server,
    minta: async (path, orang, body) => {
      const headers = { authorization: `Bearer ${token.get(orang)}`, 'content-type': 'application/json' };
      const answer = await api.request(
        path,
        body ? { method: 'PUT', headers, body: JSON.stringify(body) } : { headers },
      );
      const text = await answer.text();
      if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
      return text;
    },
    xidSejak: async (hari) => {
      const [row] = await rows<{ xid: string }>(
        server.db,
        sql`select (max(xid) + 1)::text as xid from umpan where at < now() - ${hari} * interval '1 day'`,
      );
      return row!.xid;
    },
    tutup: async () => {
      await server.database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const baca =
  (path: string, orang: string): Ukur =>
  async ({ minta }) =>
  async () =>
    Buffer.byteLength(await minta(path, orang));

const halamanTerakhir =
  (path: string, orang: string, perPage = 10): Ukur =>
  async (tempat) => {
    const { meta } = JSON.parse(await tempat.minta(`${path}&page=1&per_page=1`, orang)) as {
      meta: { total: number };
    };
    const page = Math.max(1, Math.floor(meta.total / perPage));
    return baca(`${path}&page=${page}&per_page=${perPage}`, orang)(tempat);
  };

/** Gives somebody another name, until that is answered, or until everybody's devices were told. */
const gantiNama =
  (orang: string, sampaiSemua: boolean): Ukur =>
  async ({ server, minta }) => {
    const { uuid } = demoAccounts.find(({ sub }) => sub === orang)!;
    let kali = 0;
    return async () => {
      const { data } = JSON.parse(await minta(`/api/officer?uuid=${uuid}`, 'admin')) as { data: Petugas };
      kali += 1;
      await minta('/api/officer', 'admin', {
        uuid,
        nama: `${data.nama.replace(/ \d+$/, '')} ${kali}`,
        no_whatsapp: data.noHp,
        no_induk_kepegawaian: data.noInduk,
        id_role: data.idRole,
        otoritas_laboratorium: data.admin.map(({ idLaboratorium }) => idLaboratorium),
      });
      if (sampaiSemua) await runSweeps(server, telling);
      return 0;
    };
  };

/** All pulls from this place on until nothing is left. */
async function tarik(
  { minta }: Tempat,
  orang: string,
  sejak = '',
): Promise<{ byte: number; cursor: string }> {
  let [cursor, byte] = [sejak, 0];
  for (let more = true; more;) {
    const text = await minta(`/api/sync/pull?limit=500${cursor && `&cursor=${cursor}`}`, orang);
    ({ cursor, more } = (JSON.parse(text) as { data: Tarikan }).data);
    byte += Buffer.byteLength(text);
  }
  return { byte, cursor };
}

const pertama =
  (orang: string): Ukur =>
  async (tempat) =>
  async () =>
    (await tarik(tempat, orang)).byte;

/** A device that stands where the feed was so many days ago. */
const setelah =
  (hari: number, orang: string): Ukur =>
  async (tempat) => {
    const kini = decode((await tarik(tempat, orang)).cursor)!;
    const xid = await tempat.xidSejak(hari);
    const pada = Date.now() - hari * 24 * 3600_000;
    return async () =>
      (await tarik(tempat, orang, encode({ ...kini, xid, id: '-1', selesai: xid, pada }))).byte;
  };

const semua: readonly (readonly [nama: string, ukur: Ukur])[] = [
  ...daftar.flatMap(([nama, path, orang, cari]) => [
    [`${nama}, halaman pertama`, baca(`${path}&page=1&per_page=10`, orang)] as const,
    [`${nama}, halaman terakhir`, halamanTerakhir(path, orang)] as const,
    ...(cari
      ? [
          [
            `${nama}, cari`,
            baca(`${path}&page=1&per_page=10&search=${encodeURIComponent(cari)}`, orang),
          ] as const,
        ]
      : []),
  ]),
  ...daftar
    .filter(([, path]) => path.includes('flag_officer'))
    .map(
      ([nama, path, orang]) =>
        [`berkas ${nama}, 1.000 baris terakhir`, halamanTerakhir(`${path}&ringkas=1`, orang, 1000)] as const,
    ),
  ...lain.map(([nama, path, orang]) => [nama, baca(path, orang)] as const),
  ...perangkat.flatMap((orang) => [
    [`perangkat ${orang} diisi`, pertama(orang)] as const,
    [`perangkat ${orang} setelah sehari`, setelah(1, orang)] as const,
    [`perangkat ${orang} setelah 55 hari`, setelah(55, orang)] as const,
  ]),
  // Last: everybody is told of a new name, and what came in a day would be all of that.
  ...['admin', 'kalab', 'analis'].flatMap((orang) => [
    [`nama baru ${orang}, dijawab`, gantiNama(orang, false)] as const,
    [`nama baru ${orang}, diberitahukan`, gantiNama(orang, true)] as const,
  ]),
].filter(([nama]) => nama.includes(process.env['UKUR_APA'] ?? ''));

type Hasil = { p50: number; p95: number; byte: number };

/** The middle and the slow end of some runs, after one that nobody counts; what takes seconds runs once. */
async function lama(tempat: Tempat, ukur: Ukur): Promise<Hasil> {
  const kerja = await ukur(tempat);
  const waktu: number[] = [];
  let byte = 0;
  for (
    let kali = 0, sampai = performance.now() + 10_000;
    kali <= ulang && performance.now() < sampai;
    kali++
  ) {
    const begun = performance.now();
    byte = await kerja();
    waktu.push(performance.now() - begun);
  }
  const dihitung = (waktu.length > 1 ? waktu.slice(1) : waktu).sort((a, b) => a - b);
  return { p50: median(dihitung), p95: dihitung[Math.ceil(dihitung.length * 0.95) - 1]!, byte };
}

const tulis = ({ p50, p95, byte }: Hasil) =>
  `${p50.toFixed(0)} ms (p95 ${p95.toFixed(0)}) ${(byte / 1e6).toFixed(2)} MB`.padEnd(30);

const cluster = process.env['UKUR_CLUSTER'] ? null : await startCluster();
try {
  const url = cluster?.url ?? process.env['UKUR_CLUSTER']!;
  const [sedikit, penuh] = [await buka(url, banyak / 100), await buka(url, banyak)];
  for (const [nama, ukur] of semua) {
    const [a, b] = [await lama(sedikit, ukur), await lama(penuh, ukur)];
    console.log(
      `${nama.padEnd(48)} ${banyak / 100}: ${tulis(a)} ${banyak}: ${tulis(b)} nisbah p50 ${(b.p50 / a.p50).toFixed(1)} p95 ${(b.p95 / a.p95).toFixed(1)} (batas ${batas})`,
    );
  }
  await sedikit.tutup();
  await penuh.tutup();
} finally {
  await cluster?.stop();
}
