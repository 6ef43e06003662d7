import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jawabanAsing } from '#tests/support/jawaban-asing.ts';
import { Dunia, type Berlaku } from '#tests/support/offline-dunia.ts';
import type { Gangguan } from '#tests/support/offline-jaringan.ts';
import { tindakanLuar } from '#tests/support/offline-luar.ts';
import { buatPenelitian } from '#tests/support/offline-penelitian.ts';
import { buatLaporanAkhir, buatPengujian } from '#tests/support/offline-pengujian.ts';
import { kabarUji } from '#tests/support/kabar.ts';
import { dataBersamaUji } from '#tests/support/data-bersama.ts';
import { buatSurat } from '#tests/support/offline-surat.ts';
import type { Bibit } from '#tests/support/offline.ts';
import { serverBersama, type Bersama } from '#tests/support/offline-server.ts';
import * as l from './langkah.ts';
import { periksaAkhir, periksaSelalu } from './periksa.ts';
import type { Pilihan } from './formulir.ts';
import { panggilanAntrean, type NamaRagam } from './ragam.ts';

/** MODEL_RUNS=20000 for a soak; MODEL_SEED and MODEL_PATH as printed by a failure, to see it again. */
const runs = Number(process.env['MODEL_RUNS'] ?? 100);
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_120);
const path = process.env['MODEL_PATH'];

/** So many a file at least: what a server of its own costs it is as much as forty runs. */
const palingSedikit = 100;

/** Three files share the runs, one for each worker of a run, each from a seed of its own. Of few runs the first has all. */
const berkas = Math.min(3, Math.max(1, Math.floor(runs / palingSedikit)));
const bagian = ['first', 'second', 'third'].map((nama, at) => ({
  nama,
  seed: seed + at,
  runs: at < berkas ? Math.ceil((runs - at) / berkas) : 0,
}));

const device = fc.constantFrom(0, 1);
const kecil = fc.nat(11);
const tahun = 365 * 24 * 60 * 60 * 1000;

/** A third of it is bench work, where most decisions are, and most of the rest research, where most acts are. */
const ragam: NamaRagam[] = [
  ...(['pendaftaran', 'pendaftaran', 'pembayaran', 'pembayaran', 'tinjauan', 'survei', 'riset'] as const),
  ...([
    'tambahan',
    'tambahan',
    'tambahan',
    'kembali',
    'kembali',
    'dataBersama',
    'dataBersama',
    'kabar',
  ] as const),
  ...Array.from({ length: 5 }, () => 'putusanRiset' as const),
  ...Array.from({ length: 9 }, () => 'analisis' as const),
];
export const pilihan = fc.record<Pilihan>({
  tab: fc.nat(1),
  ragam: fc.constantFrom(...ragam),
  rekaman: fc.nat(2),
  pilih: kecil,
  nekat: fc.nat(7).map((n) => n === 0),
  cacat: fc.constantFrom('tidak', 'tidak', 'tidak', 'tidak', 'tidak', 'kosong', 'tanggalLama', 'berkas'),
});
/** Letters have few writes: they are asked for by themselves, of those who have any. */
export const surat = pilihan.map((isi): Pilihan => ({ ...isi, ragam: 'surat' }));
/** The sheet too: of its analyst, who writes in it more than once. */
const lembar = pilihan.map((isi): Pilihan => ({ ...isi, ragam: 'lembar' }));

const setelah = fc.boolean();
const hilang: fc.Arbitrary<Gangguan> = fc.record({ jenis: fc.constant('hilang'), setelah });
const tahan: fc.Arbitrary<Gangguan> = fc.record({ jenis: fc.constant('tahan'), setelah, beku: fc.boolean() });
const sekaliJadi = fc.constantFrom<Gangguan>({ jenis: 'bunuh' }, { jenis: 'potong' }, { jenis: 'ganda' });
const jawab = (status: number[], kapan: fc.Arbitrary<boolean> = setelah): fc.Arbitrary<Gangguan> =>
  fc.record({ jenis: fc.constant('jawab'), status: fc.constantFrom(...status), setelah: kapan });
const ke = fc.nat(jawabanAsing.length - 1);
const asing: fc.Arbitrary<Gangguan> = fc.record({ jenis: fc.constant('asing'), ke, setelah });
const commit = (paling: number): fc.Arbitrary<Gangguan> =>
  fc.record({ jenis: fc.constant('commit'), ke: fc.nat(paling), setelah, mati: fc.boolean() });
const gangguan = fc.oneof(
  hilang,
  jawab([500, 502]),
  asing,
  jawab([413, 429, 503], fc.constant(false)),
  commit(3),
  tahan,
  sekaliJadi,
);
/** An upload that stands still is shown by itself (berkas.test.ts): what else leaves meanwhile has no order here. */
const gangguanUnggah = fc.oneof(hilang, jawab([500, 429, 413]), asing, commit(1), sekaliJadi);
const gangguanTarik = fc.oneof(hilang, jawab([500]), asing, tahan, fc.constant<Gangguan>({ jenis: 'bunuh' }));

export const keputusan = fc.constantFrom<l.Keputusan>(
  'perbaiki',
  'buangIni',
  'buangSesudahnya',
  'pertahankan',
);
/** Batches of two, so that a few writes are several of them: one after the other, or four at once. */
const kiriman = fc.record({ operasi: fc.constantFrom(2, 50), sekaligus: fc.constantFrom(1, 4) });
/** Who has each device in hand at first. */
const pemegang = fc.tuple(fc.constantFrom(0, 0, 1), fc.constantFrom(0, 0, 1));
const langkah: fc.Arbitrary<l.Langkah>[] = [
  ...Array.from({ length: 4 }, () =>
    fc
      .tuple(device, fc.array(pilihan, { minLength: 1, maxLength: 4, size: 'max' }))
      .map(([at, isi]) => l.tulis(at, isi)),
  ),
  ...Array.from({ length: 4 }, () =>
    fc.tuple(device, fc.nat(1), fc.boolean()).map(([at, tab, paksa]) => l.putar(at, tab, paksa)),
  ),
  ...Array.from({ length: 3 }, () =>
    fc.tuple(device, gangguan).map(([at, apa]) => l.ganggu(at, 'push', apa)),
  ),
  ...Array.from({ length: 3 }, () =>
    fc.tuple(device, kecil, keputusan).map(([at, which, apa]) => l.putuskan(at, which, apa)),
  ),
  ...Array.from({ length: 2 }, () =>
    fc.tuple(device, fc.constantFrom(0, 1)).map(([at, who]) => l.masukSebagai(at, who)),
  ),
  fc.tuple(device, gangguanTarik).map(([at, apa]) => l.ganggu(at, 'pull', apa)),
  ...Array.from({ length: 2 }, () =>
    fc.tuple(device, gangguanUnggah).map(([at, apa]) => l.ganggu(at, 'unggah', apa)),
  ),
  ...Array.from({ length: 4 }, () =>
    fc.tuple(fc.constantFrom(...tindakanLuar), kecil).map(([apa, at]) => l.luar(apa, at)),
  ),
  ...Array.from({ length: 2 }, () =>
    fc
      .tuple(device, fc.constantFrom(0, 2), fc.array(surat, { minLength: 1, maxLength: 3, size: 'max' }))
      .map(([at, who, isi]) => l.pinjam(at, who, isi)),
  ),
  ...Array.from({ length: 2 }, () =>
    fc
      .tuple(device, fc.array(lembar, { minLength: 2, maxLength: 4, size: 'max' }))
      .map(([at, isi]) => l.pinjam(at, 0, isi)),
  ),
  device.map(l.bereskanBerkas),
  fc.tuple(device, pilihan).map(([at, isi]) => l.bukaDraf(at, isi)),
  fc.tuple(device, kecil).map(([at, which]) => l.kirimDraf(at, which)),
  device.map(l.lupakanDraf),
  device.map(l.putarBersama),
  fc.tuple(device, ke).map(([at, which]) => l.portal(at, which)),
  fc.tuple(device, fc.boolean()).map(([at, putus]) => l.putusSambung(at, putus)),
  fc.tuple(device, fc.nat(3)).map(([at, which]) => l.lepas(at, which)),
  fc.tuple(device, fc.nat(1)).map(([at, which]) => l.mulaiUlangTab(at, which)),
  fc.tuple(device, fc.nat(40)).map(([at, calls]) => l.matiSaatSimpan(at, calls)),
  fc.nat(4).map(l.cabutSesi),
  device.map(l.keluar),
  fc.tuple(device, fc.constantFrom(-tahun, tahun, 0)).map(([at, salah]) => l.ubahJam(at, salah)),
  fc.constantFrom(1, 4, 90).map(l.biarkan),
  fc.constantFrom(0, 1).map(l.ubahLingkup),
  fc.constant(l.mulaiUlangServer()),
  fc.constant(l.periksa()),
];

async function ambilBibit(bersama: Bersama): Promise<Bibit> {
  const dunia = new Dunia(bersama);
  const bibit = await dunia.ambilBibit();
  await dunia.tutup();
  return bibit;
}

/** One history, until everything of it is over; gives the calls that took effect in it. */
async function jalankan(dunia: Dunia, commands: Iterable<l.Langkah>, akhir: l.Keputusan): Promise<string[]> {
  await fc.asyncModelRun(() => ({ model: {}, real: dunia }), commands);
  await periksaSelalu(dunia);
  return (await sampaiHabis(dunia, akhir)).map(({ call }) => call);
}

/** Everything heals, is sent and decided about, and is looked at; gives what took effect. */
export async function sampaiHabis(dunia: Dunia, akhir: l.Keputusan): Promise<Berlaku[]> {
  await dunia.pulih();
  await periksaAkhir(dunia);
  // Then everybody decides about what was refused them, until nothing is left over.
  for (const apa of [akhir, 'buangIni', 'buangSesudahnya'] as const) {
    if (!(await l.putuskanSemua(dunia, apa))) break;
    await dunia.semuaKirim();
    await periksaSelalu(dunia);
  }
  await dunia.semuaTarik();
  return periksaAkhir(dunia, true);
}

/** The random histories of offline.md section 7, over one server and one database for all of them. */
export function ujiModel(at: number): void {
  const { nama, seed: start, runs: banyak } = bagian[at]!;
  describe.skipIf(banyak === 0)(`random histories, ${nama} part`, () => {
    let bersama: Bersama;
    beforeAll(async () => {
      bersama = await serverBersama(async (uji) => {
        await buatLaporanAkhir(uji);
        await buatPengujian(uji);
        await buatPenelitian(uji);
        await buatSurat(uji);
        await dataBersamaUji(uji).versi();
        await kabarUji(uji).semuaTerjadi();
      });
    });
    afterAll(async () => bersama.uji.close());

    it(
      `[I1] [I2] [I3] [I4] [I5] [I6] [I7] [I8] [I9] [I11] [I13] [I14] [I16] hold in ${banyak} runs`,
      async () => {
        let done = 0;
        const berlaku = new Set<string>();
        const bibit = await ambilBibit(bersama);
        const commands = fc.commands(langkah, {
          maxCommands: 18,
          size: 'max',
          ...(path ? { replayPath: path } : {}),
        });
        const property = fc.asyncProperty(
          commands,
          keputusan,
          kiriman,
          pemegang,
          async (cmds, akhir, sekali, siapa) => {
            done += 1;
            const masuk = siapa.map((who, at) => l.orangDi(at, who));
            const dunia = new Dunia(bersama, sekali);
            // Else a device would have all it is filled with in one page, and nothing could happen on the way.
            for (const { jaringan } of dunia.perangkat) jaringan.perHalaman = 10;
            await dunia.mulai(bibit, masuk);
            try {
              for (const call of await jalankan(dunia, cmds, akhir)) berlaku.add(call);
            } finally {
              await dunia.tutup();
            }
          },
        );
        await fc.assert(property, {
          numRuns: banyak,
          seed: start,
          verbose: 1,
          endOnFailure: process.env['MODEL_SHRINK'] === '0',
        });
        expect(done).toBeGreaterThanOrEqual(path ? 1 : banyak);
        // A noun that devices queue and no history writes would be shown by nothing here. The rarest takes effect twice in
        // a hundred: what fewer runs reach is chance.
        const tanpaRiwayat = banyak < 300 ? [] : panggilanAntrean.filter((call) => !berlaku.has(call));
        expect(tanpaRiwayat).toEqual([]);
      },
      Math.max(900_000, banyak * 20_000),
    );
  });
}
