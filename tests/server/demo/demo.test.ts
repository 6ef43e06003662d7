import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adaIsi } from '#domain/analisis/rules.ts';
import { labDay, labTime } from '#domain/core/clock.ts';
import type { InvoicePengujian } from '#domain/pengujian/pembayaran.ts';
import { giliranPetugas } from '#domain/pengujian/giliran.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import { kalimatKeterangan, keteranganDari, periksaKeterangan } from '#domain/pengujian/keterangan.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { cleanHtml } from '#server/core/html.ts';
import { nextNumber } from '#server/core/number.ts';
import { seedDemo } from '#server/db/demo/seed.ts';
import { seedReference } from '#server/db/reference/seed.ts';
import { acuan, laboratorium } from '#server/db/tables/acuan.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { unggahan } from '#server/db/tables/unggahan.ts';
import { buktiPembayaran, kwitansi } from '#server/db/tables/pembayaran.ts';
import { pendaftaran, riwayatPendaftaran } from '#server/db/tables/pendaftaran.ts';
import { otoritas, pengguna } from '#server/db/tables/pengguna.ts';
import {
  parameterSampel,
  parameterUji,
  pengujian,
  riwayatProgres,
  sampel,
} from '#server/db/tables/pengujian.ts';
import { audit, penghitung } from '#server/db/tables/sync.ts';
import { demoAccounts, demoIssuer } from '#server/demo/accounts.ts';
import { demoPeople } from '#server/demo/people.ts';
import { isiSimpanan, sha256 as hashOf } from '#tests/support/berkas.ts';
import { tanpaKata } from '#tests/support/kata-jejak.ts';
import { semua as semuaPanggilan } from '#tests/server/contract/panggilan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { ujiBarang } from './barang.ts';
import { ujiLembar } from './lembar.ts';
import { ujiPenelitian } from './penelitian.ts';
import { ujiSurat } from './surat.ts';
import { ujiVersiLembar } from './versi-lembar.ts';
import { berurutan, semuaKode } from './nomor.ts';
import { type PengujianUtuh, pelanggaran } from './riwayat.ts';

let uji: ServerUji;
let semua: PengujianUtuh[];
let catatan: (typeof riwayatProgres.$inferSelect)[];
let pertama: boolean;

beforeAll(async () => {
  uji = await createTestServer({}, { kosong: true });
  const { db, files, clock, config } = uji.server;
  await seedReference(db);
  pertama = await seedDemo({ db, files, clock, config, issuer: demoIssuer });

  const riwayat = Map.groupBy(
    await db.select().from(riwayatPendaftaran).orderBy(asc(riwayatPendaftaran.createdAt)),
    (row) => row.pendaftaranId,
  );
  const contoh = Map.groupBy(
    await db.select().from(sampel).orderBy(asc(sampel.urutan)),
    (row) => row.pengujianId,
  );
  const parameter = Map.groupBy(await db.select().from(parameterSampel), (row) => row.pengujianId);
  catatan = await db.select().from(riwayatProgres).orderBy(asc(riwayatProgres.urut));
  const progres = Map.groupBy(catatan, (row) => row.parameterId);
  const heads = await db.select().from(pengujian).innerJoin(pendaftaran, eq(pendaftaran.id, pengujian.id));
  semua = heads.map(({ pengujian: sendiri, pendaftaran: row }) => ({
    pengujian: { ...row, ...sendiri },
    riwayat: riwayat.get(row.id) ?? [],
    sampel: contoh.get(row.id) ?? [],
    parameter: parameter.get(row.id) ?? [],
    progres,
  }));
});

afterAll(async () => uji.close());

const akun = (email: string) => demoAccounts.find((account) => account.email === email)!;
const analis = akun('analis@kampus.example').uuid;
const penyelia = akun('penyelia@kampus.example').uuid;

describe('reference lists', () => {
  it('are there for every installation and stay as they are when run again', async () => {
    const { db } = uji.server;
    await db.update(acuan).set({ nama: 'Nama setempat' }).where(eq(acuan.kode, 61));
    const isi = async () => [await db.select().from(acuan), await db.select().from(laboratorium)];
    const before = await isi();
    await seedReference(db);
    expect(await isi()).toEqual(before);
  });

  it('name the seven laboratories of the material codes and the pseudo laboratory [MASTER-07, GAP-22]', async () => {
    const labs = await uji.server.db.select().from(laboratorium).orderBy(asc(laboratorium.id));
    expect(labs.map(({ namaLaboratorium }) => namaLaboratorium)).toEqual([
      'Farmasi Praktis',
      'Biologi Farmasi',
      'Farmakologi',
      'Kimia Farmasi',
      'Mikrobiologi Farmasi',
      'Teknologi Farmasi',
      'LPOMK',
      'Non laboratorium',
    ]);
    expect(labs.filter(({ flagNonLaboratorium }) => flagNonLaboratorium).map(({ id }) => id)).toEqual([8]);
  });

  it('have the study programmes that need a research map under faculty 61 [CONST-07]', async () => {
    const prodi = await uji.server.db.select().from(acuan).where(eq(acuan.jenis, 'prodi'));
    const farmasi = prodi.filter(({ induk }) => induk === 61).map(({ kode }) => kode);
    expect(farmasi).toEqual(expect.arrayContaining([613, 615, 616, 924]));
  });
});

describe('demo data', () => {
  it('is put into an empty database only, and only once', async () => {
    const { db, files, clock, config } = uji.server;
    expect(pertama).toBe(true);
    expect(await seedDemo({ db, files, clock, config, issuer: demoIssuer })).toBe(false);
    expect(await db.$count(pengguna)).toBe(demoAccounts.length + demoPeople.length);
  });

  it('has accounts at every code of W8, officers who are gone among them, and a trail with words', async () => {
    const { db } = uji.server;
    const orang = await db.select().from(pengguna);
    const keadaan = orang.map(({ kdStatusVerifikasi, flagAktif }) => [kdStatusVerifikasi, flagAktif].join());
    expect(new Set(keadaan)).toEqual(new Set(['1,true', '1,false', '2,true', '3,true', ',true']));
    expect(await db.$count(audit)).toBeGreaterThan(300);
    expect(await tanpaKata(db)).toEqual([]);
  });

  it('has every demo account under the given issuer, with its laboratories', async () => {
    const { db } = uji.server;
    const people = new Map((await db.select().from(pengguna)).map((row) => [row.email, row]));
    const labs = Map.groupBy(await db.select().from(otoritas), (row) => row.penggunaId);
    for (const { uuid, email, sub, role, profil, laboratorium: milik } of demoAccounts) {
      expect(people.get(email)).toMatchObject({ id: uuid, sub, role, issuer: demoIssuer, ...profil });
      expect(
        (labs.get(uuid) ?? []).map(({ laboratoriumId }) => laboratoriumId).toSorted((a, b) => a - b),
      ).toEqual(milik.toSorted((a, b) => a - b));
    }
    expect(people.get('baru@kampus.example')!.kdStatusVerifikasi).toBeNull();
  });

  it('has submissions at every code and enough of everything to look real', async () => {
    // Nothing stands at 3: the bill follows in the same moment, and only the history shows it (W1).
    const codes = Object.values(pengujianWorkflow.states).map(({ code }) => code);
    expect(semuaKode(semua.map((row) => row.pengujian.kdStatus))).toEqual(
      semuaKode(codes.filter((code) => code !== pengujianWorkflow.states.disetujui.code)),
    );
    expect(semua.length).toBeGreaterThanOrEqual(40);
    const parameter = semua.flatMap((row) => row.parameter);
    expect(parameter.length).toBeGreaterThanOrEqual(120);
    expect(semuaKode(parameter.map(({ kdStatus }) => kdStatus))).toEqual([1, 2, 3, 4]);
    expect(semuaKode(semua.flatMap((row) => row.sampel.map((one) => one.kdStatusSampel)))).toEqual([1, 2, 3]);
    const catalogue = await uji.server.db.select().from(parameterUji);
    expect(catalogue.filter((one) => [4, 7].includes(one.laboratoriumId)).length).toBeGreaterThanOrEqual(30);
    expect(new Set(catalogue.map(({ flagReplikasi }) => flagReplikasi))).toEqual(new Set([true, false]));
  });

  it('gives analis@ six unstarted parameters of penyelia@ and one at each progress code [GAP-117]', () => {
    const milik = semua.flatMap((row) => row.parameter).filter(({ analisId }) => analisId === analis);
    expect(milik.every(({ penyeliaId }) => penyeliaId === penyelia)).toBe(true);
    expect(milik.filter(({ kdProgres }) => kdProgres === 0).length).toBeGreaterThanOrEqual(6);
    expect(new Set(milik.map(({ kdProgres }) => kdProgres))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
    const laboran = akun('laboran@kampus.example').uuid;
    expect(semua.flatMap((row) => row.parameter).some(({ analisId }) => analisId === laboran)).toBe(true);
  });

  it('has histories that W1 and W6 allow, act by act, for the person who did it', () => {
    expect(semua.flatMap(pelanggaran)).toEqual([]);
  });

  it('has codes that follow from the parameters [GAP-38, GAP-129, GAP-39, GAP-135]', () => {
    /** What a parameter may be judged, by the code of its submission; one of them at least is the first of these. */
    const menurutKode: Record<number, number[]> = { 1: [1], 2: [2, 3, 4], 4: [4] };
    const tahap = (progres: readonly number[]) =>
      [
        [0, 'belum'],
        [6, 'selesai'],
        [7, 'terbit'],
      ].find(([kode]) => progres.every((one) => one === kode))?.[1] ?? 'berjalan';
    const meja = (kode: number) => {
      if (kode === 11) return 'berjalan';
      if (kode === 7 || kode === 12) return 'belum';
      return kode >= 14 ? 'terbit' : kode >= 8 ? 'selesai' : undefined;
    };
    for (const { pengujian: satu, parameter } of semua) {
      const boleh = menurutKode[satu.kdStatus] ?? [3, 4];
      const dinilai = semuaKode(parameter.map(({ kdStatus }) => kdStatus));
      expect(dinilai, satu.nomor).toContain(boleh[0]);
      expect(boleh, satu.nomor).toEqual(expect.arrayContaining(dinilai));
      const disetujui = parameter.filter(({ kdStatus }) => kdStatus === 3);
      const ditugaskan = parameter.some(({ analisId }) => analisId !== null);
      expect(ditugaskan ? tahap(disetujui.map(({ kdProgres }) => kdProgres)) : undefined, satu.nomor).toBe(
        meja(satu.kdStatus),
      );
    }
  });

  it('receives and numbers samples when analysts are named, and tests none that is unfit [GAP-53, GAP-136]', () => {
    for (const row of semua)
      for (const contoh of row.sampel) {
        const ditugaskan = row.pengujian.kdStatus > 6;
        expect([contoh.kodeSampel !== null, contoh.tglPenerimaan !== null]).toEqual([ditugaskan, ditugaskan]);
        expect(contoh.kdStatusSampel === 1).toBe(!ditugaskan);
        const codes = row.parameter
          .filter(({ sampelId }) => sampelId === contoh.id)
          .map(({ kdStatus }) => kdStatus);
        expect(codes.length > 0 && (contoh.kdStatusSampel !== 3 || codes.every((code) => code === 4))).toBe(
          true,
        );
      }
  });

  it('says of a third of its samples what they are besides, as their registrants could that day', () => {
    const kosong = keteranganDari({}, null);
    const keliru = semua.flatMap((row) => periksaKeterangan(row.sampel, labDay(row.pengujian.createdAt)));
    expect(keliru).toEqual([]);
    const contoh = semua.flatMap((row) => row.sampel);
    const terisi = contoh.filter((satu) => kalimatKeterangan(satu) !== null);
    expect(terisi.length / contoh.length).toBeGreaterThan(1 / 3);
    for (const nama of Object.keys(kosong) as (keyof typeof kosong)[])
      expect(new Set(terisi.map((satu) => satu[nama])).size, nama).toBeGreaterThan(3);
  });

  it('keeps each parameter to its laboratory and replicates only what may be replicated [GAP-20]', async () => {
    const catalogue = new Map((await uji.server.db.select().from(parameterUji)).map((row) => [row.id, row]));
    for (const row of semua)
      for (const parameter of row.parameter) {
        const found = catalogue.get(parameter.parameterUjiId)!;
        expect(found.laboratoriumId).toBe(row.pengujian.laboratoriumId);
        expect(parameter.jumlahReplikasi === 1 || found.flagReplikasi).toBe(true);
        const changed = (row.progres.get(parameter.id) ?? []).some(({ aksi }) => aksi === 'ubahMetode');
        expect(parameter.metodeUji === found.metodeUji).toBe(!changed);
      }
  });

  it('has final reports with a result, and the result of the run that counts', () => {
    const semuaParameter = semua.flatMap(({ parameter, progres }) =>
      parameter.map((satu) => ({ parameter: satu, progres })),
    );
    for (const { parameter, progres } of semuaParameter) {
      const history = progres.get(parameter.id) ?? [];
      const run = history.slice(history.findLastIndex(({ aksi }) => aksi === 'batalkan') + 1);
      expect(parameter.hasilPengujian).toBe(
        run.findLast(({ aksi }) => aksi === 'laporanAkhir')?.hasilPengujian ?? null,
      );
      expect(parameter.hasilPengujian !== null || parameter.kdProgres < 4).toBe(true);
      expect(parameter.rev).toBe(1 + history.length);
    }
  });

  it('has bench notes that pass the cleaner untouched, dated the day they were written in Jakarta', () => {
    const notes = catatan.filter(({ isi }) => isi !== null);
    expect(notes.length).toBeGreaterThanOrEqual(90);
    for (const { isi, aksi, jenisLaporan, tanggal, jam, dibuatPada, hasilPengujian } of notes) {
      expect(cleanHtml(isi!)).toBe(isi);
      expect(adaIsi(isi!)).toBe(true);
      expect(aksi).toBe(
        { progres: 'laporanProgres', akhir: 'laporanAkhir', review: 'review' }[jenisLaporan!],
      );
      expect([tanggal, jam]).toEqual([labDay(dibuatPada), labTime(dibuatPada)]);
      expect(hasilPengujian !== null).toBe(jenisLaporan === 'akhir');
    }
    for (const tag of ['<h3>', '<ol>', '<ul>', '<table>', '<sub>', '<sup>'])
      expect(notes.filter(({ isi }) => isi!.includes(tag)).length, tag).toBeGreaterThan(3);
    expect(new Set(notes.map(({ isi }) => isi)).size).toBe(notes.length);
  });

  it('lies in the past, oldest months ago, with ids that carry their moment', () => {
    const now = uji.server.clock.now().getTime();
    const rows = [...semua.map((row) => row.pengujian), ...semua.flatMap((row) => row.riwayat), ...catatan];
    for (const { id, createdAt } of rows) {
      expect(createdAt.getTime()).toBeLessThan(now);
      const inside = Number.parseInt(id.replace('-', '').slice(0, 12), 16);
      expect(Math.abs(createdAt.getTime() - inside)).toBeLessThanOrEqual(45 * 60_000);
    }
    const oldest = Math.min(...semua.map((row) => row.pengujian.createdAt.getTime()));
    expect((now - oldest) / 86_400_000).toBeGreaterThan(90);
  });

  it('numbers samples without gaps, and the counters go on from there [GAP-53]', async () => {
    const codes = semua.flatMap((row) => row.sampel.flatMap(({ kodeSampel }) => kodeSampel ?? []));
    await berurutan(uji, codes, (code) => {
      const [, lab, year] = /^([A-Z]+)-(\d\d)\d\d-\d{4}$/.exec(code)!;
      return `sampel:${lab}:20${year}`;
    });
    expect(await uji.server.db.transaction(async (tx) => nextNumber(tx, 'pengguna:2025'))).toBe(23);
  });

  it('has its pictures and certificates in the file store, readable by who works on the sample', async () => {
    const { db } = uji.server;
    for (const { sha256, size } of await db.select().from(berkas)) {
      const bytes = (await isiSimpanan(uji, sha256))!;
      expect([bytes.byteLength, hashOf(bytes)]).toEqual([size, sha256]);
    }
    const owners = new Set(
      (await db.select().from(unggahan)).map(({ sha256, penggunaId }) => `${sha256} ${penggunaId}`),
    );
    const pictures = semua.flatMap((row) =>
      row.sampel.flatMap(({ gambarSha256 }) => (gambarSha256 ? [{ row, gambarSha256 }] : [])),
    );
    expect(new Set(pictures.map(({ gambarSha256 }) => gambarSha256)).size).toBe(16);
    for (const { row, gambarSha256 } of pictures)
      expect(owners).toContain(`${gambarSha256} ${row.pengujian.pendaftarId}`);
    const mine = pictures.find(({ row }) => row.parameter.some(({ analisId }) => analisId === analis))!;
    const as = 'analis@kampus.example';
    const answer = await uji.request('GET', `/api/file-test?url=${mine.gambarSha256}`, { as });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('has money that adds up, invoices at every W4 code, numbered in their order, receipts of what was paid, and returns given and open [GAP-110, GAP-172]', async () => {
    const { data: records } = await uji.request<PengujianRingkas[]>('GET', '/api/test?flag_officer=1', {
      as: 'admin@kampus.example',
    });
    const jumlah = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);
    for (const { pembayaran, bill, pengembalian, idPengujianStatusPengajuan: kode, lhu } of records) {
      const total = jumlah(bill.map(({ hargaTotal }) => hargaTotal));
      const lunas = pembayaran.invoice.filter(
        ({ statusPayment, flagDibatalkan }) => statusPayment.kdStatusPembayaran === 3 && !flagDibatalkan,
      );
      const terbayar =
        jumlah(lunas.map(({ totalTagihan }) => totalTagihan)) -
        jumlah(pengembalian.map(({ nominalPengembalian }) => nominalPengembalian));
      expect([pembayaran.totalTagihan, pembayaran.totalTagihanTerbayar]).toEqual([total, terbayar]);
      expect([10, 14, 15, 16].includes(kode) ? terbayar : total).toBe(total);
      for (const invoice of pembayaran.invoice)
        expect(invoice.totalRincian).toBe(jumlah(invoice.rincian.map(({ hargaTotal }) => hargaTotal)));
      expect(lhu.length).toBe(kode >= 14 ? 1 : 0);
    }
    const invoices = records
      .flatMap(({ pembayaran }) => pembayaran.invoice)
      .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
    expect(semuaKode(invoices.map(({ statusPayment }) => statusPayment.kdStatusPembayaran))).toEqual([
      1, 2, 3, 4,
    ]);
    await berurutan(
      uji,
      invoices.map(({ noInvoice }) => noInvoice),
      (nomor) => `invoice:PG:${nomor.slice(7, 11)}`,
    );
    // Those of research as well: one series of all that was verified.
    const dibayar = await uji.server.db
      .select()
      .from(kwitansi)
      .innerJoin(buktiPembayaran, eq(buktiPembayaran.id, kwitansi.buktiId))
      .orderBy(asc(kwitansi.createdAt), asc(kwitansi.id));
    expect(dibayar.length).toBe(
      await uji.server.db.$count(buktiPembayaran, eq(buktiPembayaran.diterima, true)),
    );
    await berurutan(
      uji,
      dibayar.map(({ kwitansi: satu }) => satu.noKwitansi),
      (nomor) => `kwitansi:${nomor.slice(3, 7)}`,
    );
    const kembali = records.flatMap(({ pengembalian }) => pengembalian);
    expect(semuaKode(kembali.map((one) => one.kdStatusPengembalian))).toEqual([1, 2]);
  });
});

describe('[API-001] every list of the demo', () => {
  // One that needs to be told of which record is no list.
  const daftar = semuaPanggilan.filter(
    ([, { query }]) =>
      query?.safeParse({}).success && 'flagOfficer' in (query as never as { shape: object }).shape,
  );
  const meja = semuaPanggilan.filter(([nama]) => /^GET test-analysis\/(analyst|supervisor)$/.test(nama));

  it.each([...daftar, ...meja])('%s answers as its contract says', async (_nama, { path, output }) => {
    const as = path.endsWith('/analyst') ? 'analis' : path.endsWith('/supervisor') ? 'penyelia' : 'admin';
    const { data } = await uji.request<unknown[]>('GET', `/api${path}?flag_officer=1`, {
      as: `${as}@kampus.example`,
    });
    expect(data.length).toBeGreaterThan(0);
    expect(output.safeParse(data).error).toBeUndefined();
  });
});

ujiBarang(() => uji);
ujiPenelitian(() => uji);
ujiSurat(() => uji);
ujiVersiLembar(() => uji);
ujiLembar(() => uji);

describe('demo data seeded early in a year, on a Monday just after midnight in Jakarta', () => {
  it('is told backwards over the weekend and over new year, each year with its own numbers', async () => {
    const lain = await createTestServer({}, { kosong: true });
    try {
      const { db, files, config } = lain.server;
      await seedReference(db);
      const now = new Date('2027-01-10T17:30:00Z');
      await seedDemo({ db, files, clock: { now: () => now }, config, issuer: demoIssuer });
      const moments = (await db.select().from(riwayatPendaftaran)).map(({ createdAt }) => createdAt);
      const latest = moments.toSorted((a, b) => b.getTime() - a.getTime())[0]!;
      expect(labDay(latest)).toBe('2027-01-08');
      expect(
        moments.every((moment) => ![0, 6].includes(new Date(`${labDay(moment)}T12:00:00Z`).getUTCDay())),
      ).toBe(true);
      const series = (await db.select().from(penghitung)).map(({ seri }) => seri);
      expect(series).toEqual(expect.arrayContaining(['sampel:LPOMK:2026', 'sampel:LPOMK:2027']));
    } finally {
      await lain.close();
    }
  });
});

describe('[GAP-151] what a list of the server says waits for an officer', () => {
  const petugas = demoAccounts.flatMap((satu) =>
    satu.role === 'Admin' || satu.role === 'Kalab' ? [{ ...satu, role: satu.role }] : [],
  );
  const daftar = async <R extends { uuid: string }>(path: string, as: string): Promise<R[]> =>
    (await uji.request<R[]>('GET', `/api/${path}`, { as })).data;

  it.each([
    ['test', 'Admin'],
    ['test', 'Kalab'],
    ['test-report', 'Kalab'],
  ] as const)('of %s is what the workflow says of each row for every %s', async (path, role) => {
    let [banyak, menunggu] = [0, 0];
    for (const actor of petugas.filter((one) => one.role === role)) {
      const rows = await daftar<PengujianRingkas>(`${path}?flag_officer=1`, actor.email);
      const ditunggu = rows.filter((row) => giliranPetugas(row, actor) !== null).map(({ uuid }) => uuid);
      const waiting = await daftar(`${path}?flag_officer=1&menunggu=1`, actor.email);
      // What has waited longest comes first.
      expect(waiting.map(({ uuid }) => uuid).sort()).toEqual(ditunggu.sort());
      banyak += rows.length;
      menunggu += ditunggu.length;
    }
    expect(menunggu).toBeGreaterThan(0);
    expect(menunggu).toBeLessThan(banyak);
  });

  it('of proofs and returns is what is not decided, and never one’s own', async () => {
    const [admin] = petugas.filter(({ role }) => role === 'Admin');
    const invoices = await daftar<InvoicePengujian>('test-payment?flag_officer=1&menunggu=1', admin!.email);
    const semuaInvoice = await daftar<InvoicePengujian>('test-payment?flag_officer=1', admin!.email);
    const samaIsi = <R extends { uuid: string }>(rows: readonly R[]) =>
      rows.toSorted((a, b) => a.uuid.localeCompare(b.uuid));
    expect(samaIsi(invoices)).toEqual(
      samaIsi(semuaInvoice.filter(({ statusPayment }) => statusPayment.kdStatusPembayaran === 2)),
    );
    const kembali = await daftar<Pengembalian>('return-deposit?flag_officer=1&menunggu=1', admin!.email);
    const semuaKembali = await daftar<Pengembalian>('return-deposit?flag_officer=1', admin!.email);
    expect(samaIsi(kembali)).toEqual(
      samaIsi(semuaKembali.filter(({ kdStatusPengembalian }) => kdStatusPengembalian === 1)),
    );
    expect(Math.min(invoices.length, kembali.length)).toBeGreaterThan(0);

    const { db } = uji.server;
    const [satu] = invoices;
    const pemilik = eq(pendaftaran.id, satu!.uuidPengujian);
    await db.update(pendaftaran).set({ pendaftarId: admin!.uuid }).where(pemilik);
    const sendiri = await daftar<InvoicePengujian>('test-payment?flag_officer=1&menunggu=1', admin!.email);
    expect(sendiri.map(({ uuid }) => uuid)).not.toContain(satu!.uuid);
    await db.update(pendaftaran).set({ pendaftarId: satu!.user.uuid }).where(pemilik);
  });
});
