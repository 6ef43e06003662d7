import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adaIsi } from '#domain/analisis/rules.ts';
import { AnalisisRingkasSchema } from '#domain/analisis/schema.ts';
import { jakartaDay, jakartaTime } from '#domain/core/clock.ts';
import { administers } from '#domain/core/roles.ts';
import type { InvoicePengujian } from '#domain/pembayaran/endpoints.ts';
import { giliranPetugas } from '#domain/pengujian/giliran.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { PengujianRingkasSchema, type PengujianRingkas } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { cleanHtml } from '#server/core/html.ts';
import { nextNumber } from '#server/core/number.ts';
import { seedDemo } from '#server/db/demo/seed.ts';
import { seedReference } from '#server/db/reference/seed.ts';
import { acuan, laboratorium } from '#server/db/tables/acuan.ts';
import { berkas, unggahan } from '#server/db/tables/berkas.ts';
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
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { ujiBarang } from './barang.ts';
import { ujiPenelitian } from './penelitian.ts';
import { ujiSurat } from './surat.ts';
import { type PengujianUtuh, pelaku, pelanggaran } from './riwayat.ts';

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
    const count = async () => [await db.$count(acuan), await db.$count(laboratorium)];
    const before = await count();
    await db.update(acuan).set({ nama: 'Nama setempat' }).where(eq(acuan.kode, 61));
    await seedReference(db);
    expect(await count()).toEqual(before);
    expect((await db.select().from(acuan).where(eq(acuan.kode, 61)))[0]!.nama).toBe('Nama setempat');
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
    const codes = new Set(semua.map((row) => row.pengujian.kdStatus));
    expect([...codes].toSorted((a, b) => a - b)).toEqual(
      // Nothing stands at 3: the bill follows in the same moment, and only the history shows it (W1).
      Object.values(pengujianWorkflow.states)
        .map(({ code }) => code)
        .filter((code) => code !== pengujianWorkflow.states.disetujui.code)
        .toSorted((a, b) => a - b),
    );
    expect(semua.length).toBeGreaterThanOrEqual(40);
    expect(semua.flatMap((row) => row.parameter).length).toBeGreaterThanOrEqual(120);
    expect(new Set(semua.flatMap((row) => row.parameter.map(({ kdStatus }) => kdStatus)))).toEqual(
      new Set([1, 2, 3, 4]),
    );
    expect(new Set(semua.flatMap((row) => row.sampel.map(({ kdStatusSampel }) => kdStatusSampel)))).toEqual(
      new Set([1, 2, 3]),
    );
    const catalogue = await uji.server.db.select().from(parameterUji);
    expect(
      catalogue.filter(({ laboratoriumId }) => [4, 7].includes(laboratoriumId)).length,
    ).toBeGreaterThanOrEqual(30);
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

  it('never lets analyst, supervisor and registrant be the same person [GAP-18, GAP-142]', () => {
    for (const row of semua)
      for (const { analisId, penyeliaId } of row.parameter.filter((parameter) => parameter.analisId)) {
        expect(new Set([analisId, penyeliaId, row.pengujian.pendaftarId]).size).toBe(3);
        for (const uuid of [analisId, penyeliaId])
          expect(administers(pelaku(uuid), row.pengujian.laboratoriumId)).toBe(true);
      }
  });

  it('has histories that W1 and W6 allow, act by act, for the person who did it', () => {
    expect(semua.flatMap(pelanggaran)).toEqual([]);
  });

  it('has codes that follow from the parameters [GAP-38, GAP-129]', () => {
    const disetujui = ({ parameter }: PengujianUtuh) => parameter.filter(({ kdStatus }) => kdStatus === 3);
    const pada = (...codes: number[]) => semua.filter((row) => codes.includes(row.pengujian.kdStatus));
    // As W1 states it: all done 8, something under way 11, nothing 12.
    const menurutParameter = (row: PengujianUtuh) => {
      const progres = disetujui(row).map(({ kdProgres }) => kdProgres);
      if (progres.length > 0 && progres.every((kode) => kode === 6 || kode === 7)) return 8;
      return progres.some((kode) => kode !== 0) ? 11 : 12;
    };
    expect(
      pada(1, 2, 3, 4, 5, 6)
        .flatMap(({ parameter }) => parameter)
        .filter(({ analisId }) => analisId),
    ).toEqual([]);
    expect(new Set(pada(7, 12).map(menurutParameter))).toEqual(new Set([12]));
    expect(new Set(pada(11).map(menurutParameter))).toEqual(new Set([11]));
    expect(new Set(pada(8, 9, 10, 14, 15, 16).map(menurutParameter))).toEqual(new Set([8]));
    expect(
      new Set(
        pada(8, 9, 10)
          .flatMap(disetujui)
          .map(({ kdProgres }) => kdProgres),
      ),
    ).toEqual(new Set([6]));
    expect(
      new Set(
        pada(14, 15, 16)
          .flatMap(disetujui)
          .map(({ kdProgres }) => kdProgres),
      ),
    ).toEqual(new Set([7]));
  });

  it('judges parameters as their submission was judged [GAP-39, GAP-135]', () => {
    const dinilai = (row: PengujianUtuh): boolean => {
      const codes = row.parameter.map(({ kdStatus }) => kdStatus);
      const hanya = (...allowed: number[]) => codes.every((code) => allowed.includes(code));
      switch (row.pengujian.kdStatus) {
        case 1:
          return hanya(1);
        case 2:
          return hanya(2, 3, 4) && codes.includes(2);
        case 4:
          return hanya(4);
        default:
          return hanya(3, 4) && codes.includes(3);
      }
    };
    expect(semua.filter((row) => row.parameter.length === 0 || !dinilai(row))).toEqual([]);
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
    for (const { parameter, progres } of semua.flatMap((row) =>
      row.parameter.map((parameter) => ({ parameter, progres: row.progres })),
    )) {
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
      expect([tanggal, jam]).toEqual([jakartaDay(dibuatPada), jakartaTime(dibuatPada)]);
      expect(hasilPengujian !== null).toBe(jenisLaporan === 'akhir');
    }
    for (const tag of ['<h3>', '<ol>', '<ul>', '<table>', '<sub>', '<sup>'])
      expect(notes.filter(({ isi }) => isi!.includes(tag)).length).toBeGreaterThan(5);
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
    const { db } = uji.server;
    const codes = semua.flatMap((row) => row.sampel.flatMap(({ kodeSampel }) => kodeSampel ?? []));
    const series = Map.groupBy(codes, (code) => {
      const [, lab, year] = /^([A-Z]+)-(\d\d)\d\d-\d{4}$/.exec(code)!;
      return `sampel:${lab}:20${year}`;
    });
    for (const [seri, numbered] of series) {
      const numbers = numbered.map((code) => Number(code.slice(-4))).toSorted((a, b) => a - b);
      expect(numbers).toEqual(numbers.map((_, at) => at + 1));
      expect(await db.transaction(async (tx) => nextNumber(tx, seri))).toBe(numbers.length + 1);
    }
    expect(await db.transaction(async (tx) => nextNumber(tx, 'pengguna:2025'))).toBe(22);
  });

  it('has its pictures and certificates in the file store, readable by who works on the sample', async () => {
    const { db } = uji.server;
    const stored = await db.select().from(berkas);
    expect(stored.filter(({ mime }) => mime === 'image/jpeg').length).toBe(12);
    for (const { sha256, size } of stored) {
      const bytes = (await isiSimpanan(uji, sha256))!;
      expect(bytes.byteLength).toBe(size);
      expect(hashOf(bytes)).toBe(sha256);
    }
    const owners = new Set(
      (await db.select().from(unggahan)).map(({ sha256, penggunaId }) => `${sha256} ${penggunaId}`),
    );
    const pictures = semua
      .flatMap((row) => row.sampel.map((contoh) => ({ row, contoh })))
      .filter(({ contoh }) => contoh.gambarSha256);
    expect(new Set(pictures.map(({ contoh }) => contoh.gambarSha256)).size).toBe(16);
    for (const { row, contoh } of pictures)
      expect(owners).toContain(`${contoh.gambarSha256} ${row.pengujian.pendaftarId}`);

    const mine = pictures.find(({ row }) => row.parameter.some(({ analisId }) => analisId === analis))!;
    const answer = await uji.request('GET', `/api/file-test?url=${mine.contoh.gambarSha256}`, {
      as: 'analis@kampus.example',
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('has money that adds up, invoices at every W4 code, numbered in their order, and returns given and open [GAP-110]', async () => {
    const { data: records } = await uji.request<PengujianRingkas[]>('GET', '/api/test?flag_officer=1', {
      as: 'admin@kampus.example',
    });
    expect(records.length).toBe(semua.length);
    for (const record of records) {
      expect(PengujianRingkasSchema.safeParse(record).error).toBeUndefined();
      const { pembayaran, bill, pengembalian } = record;
      const jumlah = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);
      const total = jumlah(bill.map(({ hargaTotal }) => hargaTotal));
      expect(pembayaran.totalTagihan).toBe(total);
      const paid = jumlah(
        pembayaran.invoice
          .filter(
            ({ statusPayment, flagDibatalkan }) => statusPayment.kdStatusPembayaran === 3 && !flagDibatalkan,
          )
          .map(({ totalTagihan }) => totalTagihan),
      );
      const back = jumlah(pengembalian.map(({ nominalPengembalian }) => nominalPengembalian));
      expect(pembayaran.totalTagihanTerbayar).toBe(paid - back);
      const lunas = [10, 14, 15, 16].includes(record.idPengujianStatusPengajuan);
      expect(lunas ? paid - back : total).toBe(total);
      for (const invoice of pembayaran.invoice)
        expect(invoice.totalRincian).toBe(jumlah(invoice.rincian.map(({ hargaTotal }) => hargaTotal)));
      expect(record.lhu.length).toBe(record.idPengujianStatusPengajuan >= 14 ? 1 : 0);
    }
    const invoices = records
      .flatMap(({ pembayaran }) => pembayaran.invoice)
      .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
    expect(new Set(invoices.map(({ statusPayment }) => statusPayment.kdStatusPembayaran))).toEqual(
      new Set([1, 2, 3, 4]),
    );
    expect(invoices.map(({ noInvoice }) => noInvoice)).toEqual(
      invoices.map(({ noInvoice }) => noInvoice).toSorted(),
    );
    expect(
      new Set(records.flatMap(({ pengembalian }) => pengembalian.map((one) => one.kdStatusPengembalian))),
    ).toEqual(new Set([1, 2]));
  });

  it('answers the bench lists as their contract says', async () => {
    const { data } = await uji.request<unknown[]>('GET', '/api/test-analysis/analyst', {
      as: 'analis@kampus.example',
    });
    expect(data.length).toBe(
      semua.flatMap((row) => row.parameter).filter(({ analisId }) => analisId === analis).length,
    );
    for (const record of data) expect(AnalisisRingkasSchema.safeParse(record).error).toBeUndefined();
  });
});

ujiBarang(() => uji);
ujiPenelitian(() => uji);
ujiSurat(() => uji);

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
      expect(jakartaDay(latest)).toBe('2027-01-08');
      expect(
        moments.every((moment) => ![0, 6].includes(new Date(`${jakartaDay(moment)}T12:00:00Z`).getUTCDay())),
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
      expect(waiting.map(({ uuid }) => uuid)).toEqual(ditunggu);
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
    expect(invoices).toEqual(
      semuaInvoice.filter(({ statusPayment }) => statusPayment.kdStatusPembayaran === 2),
    );
    const kembali = await daftar<Pengembalian>('return-deposit?flag_officer=1&menunggu=1', admin!.email);
    const semuaKembali = await daftar<Pengembalian>('return-deposit?flag_officer=1', admin!.email);
    expect(kembali).toEqual(semuaKembali.filter(({ kdStatusPengembalian }) => kdStatusPengembalian === 1));
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
