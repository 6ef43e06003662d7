import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adaIsi, kodePengujianDari } from '#domain/analisis/rules.ts';
import { AnalisisSchema } from '#domain/analisis/schema.ts';
import { analisisWorkflow, type AnalisisAksi, type AnalisisState } from '#domain/analisis/workflow.ts';
import { jakartaDay, jakartaTime } from '#domain/core/clock.ts';
import { administers, type Actor } from '#domain/core/roles.ts';
import { check, stateByCode, target } from '#domain/core/workflow.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { cleanHtml } from '#server/core/html.ts';
import { nextNumber } from '#server/core/number.ts';
import { seedDemo } from '#server/db/demo/seed.ts';
import { seedReference } from '#server/db/reference/seed.ts';
import { acuan, laboratorium } from '#server/db/tables/acuan.ts';
import { berkas, unggahan } from '#server/db/tables/berkas.ts';
import { otoritas, pengguna } from '#server/db/tables/pengguna.ts';
import {
  parameterSampel,
  parameterUji,
  pengujian,
  riwayatPengujian,
  riwayatProgres,
  sampel,
} from '#server/db/tables/pengujian.ts';
import { demoAccounts, demoIssuer } from '#server/demo/accounts.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

type Pengujian = typeof pengujian.$inferSelect;
type RiwayatPengujian = typeof riwayatPengujian.$inferSelect;
type Sampel = typeof sampel.$inferSelect;
type Parameter = typeof parameterSampel.$inferSelect;
type RiwayatProgres = typeof riwayatProgres.$inferSelect;

let uji: ServerUji;
let semua: { pengujian: Pengujian; riwayat: RiwayatPengujian[]; sampel: Sampel[]; parameter: Parameter[] }[];
let progres: Map<string, RiwayatProgres[]>;

beforeAll(async () => {
  uji = await createTestServer();
  const { db, files, clock } = uji.server;
  await db.delete(otoritas);
  await db.delete(pengguna);
  expect(await seedDemo({ db, files, clock, issuer: demoIssuer })).toBe(true);

  const riwayat = Map.groupBy(
    await db.select().from(riwayatPengujian).orderBy(asc(riwayatPengujian.createdAt)),
    (row) => row.pengujianId,
  );
  const contoh = Map.groupBy(
    await db.select().from(sampel).orderBy(asc(sampel.urutan)),
    (row) => row.pengujianId,
  );
  const parameter = Map.groupBy(await db.select().from(parameterSampel), (row) => row.pengujianId);
  semua = (await db.select().from(pengujian)).map((row) => ({
    pengujian: row,
    riwayat: riwayat.get(row.id) ?? [],
    sampel: contoh.get(row.id) ?? [],
    parameter: parameter.get(row.id) ?? [],
  }));
  progres = Map.groupBy(
    await db.select().from(riwayatProgres).orderBy(asc(riwayatProgres.urut)),
    (row) => row.parameterId,
  );
});

afterAll(async () => uji.close());

const akun = (email: string) => demoAccounts.find((account) => account.email === email)!;
const analis = akun('analis@kampus.example').uuid;
const penyelia = akun('penyelia@kampus.example').uuid;

function pelaku(uuid: string | null): Actor {
  const account = demoAccounts.find((candidate) => candidate.uuid === uuid)!;
  return { ...account, role: account.role! };
}

/** W6 of one parameter as the rules see it at some moment. */
function keadaan(
  { pengujian: induk }: { pengujian: Pengujian },
  parameter: Parameter,
  kd: { pengujian: number; progres: number },
  sejauhIni: readonly { aksi: string }[],
): AnalisisState {
  return {
    idStatusProgresParameter: kd.progres === 0 ? null : kd.progres,
    userAnalyst: parameter.analisId ? { uuid: parameter.analisId } : null,
    userSupervisor: parameter.penyeliaId ? { uuid: parameter.penyeliaId } : null,
    pengujian: {
      idLaboratorium: induk.laboratoriumId,
      statusSubmission: { kdStatusPengajuan: kd.pengujian, statusPengajuan: '' },
      user: { uuid: induk.pendaftarId },
    },
    history: sejauhIni,
  };
}

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
    const { db, files, clock } = uji.server;
    expect(await seedDemo({ db, files, clock, issuer: demoIssuer })).toBe(false);
    expect(await db.$count(pengguna)).toBe(demoAccounts.length);
  });

  it('has submissions at every code and enough of everything to look real', async () => {
    const codes = new Set(semua.map((row) => row.pengujian.kdStatus));
    expect([...codes].toSorted((a, b) => a - b)).toEqual(
      Object.values(pengujianWorkflow.states)
        .map(({ code }) => code)
        .toSorted((a, b) => a - b),
    );
    expect(semua.length).toBeGreaterThanOrEqual(40);
    expect(semua.flatMap((row) => row.parameter).length).toBeGreaterThanOrEqual(120);
    expect(new Set(semua.flatMap((row) => row.parameter.map(({ kdStatus }) => kdStatus)))).toEqual(new Set([1, 2, 3, 4]));
    expect(new Set(semua.flatMap((row) => row.sampel.map(({ kdStatusSampel }) => kdStatusSampel)))).toEqual(
      new Set([1, 2, 3]),
    );
    const catalogue = await uji.server.db.select().from(parameterUji);
    expect(catalogue.filter(({ laboratoriumId }) => [4, 7].includes(laboratoriumId)).length).toBeGreaterThanOrEqual(30);
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
        for (const uuid of [analisId, penyeliaId]) expect(administers(pelaku(uuid), row.pengujian.laboratoriumId)).toBe(true);
      }
  });

  it('has histories that W1 and W6 allow, act by act, for the person who did it', () => {
    for (const row of semua) {
      const kd = { pengujian: 1, progres: new Map<string, number>() };
      const acts = row.parameter.flatMap((parameter) =>
        (progres.get(parameter.id) ?? []).map((entry, at, history) => ({ parameter, entry, before: history.slice(0, at) })),
      );
      const events = [
        ...acts.map((act) => ({ at: act.entry.createdAt, act, step: null })),
        ...row.riwayat.slice(1).map((step) => ({ at: step.createdAt, act: null, step })),
      ].toSorted((a, b) => a.at.getTime() - b.at.getTime()); // stable: an act comes before the code that followed from it
      expect(row.riwayat[0]).toMatchObject({ kdStatus: 1, aktorId: row.pengujian.pendaftarId });

      for (const { act, step } of events) {
        if (act) {
          const { parameter, entry, before } = act;
          const aksi = entry.aksi as AnalisisAksi;
          const state = keadaan(row, parameter, { pengujian: kd.pengujian, progres: kd.progres.get(parameter.id) ?? 0 }, before);
          expect(check(analisisWorkflow, aksi, state, pelaku(entry.aktorId)), `${parameter.id} ${aksi}`).toEqual({ ok: true });
          const tujuan = analisisWorkflow.states[target(analisisWorkflow, aksi, state)].code;
          expect(entry.kdProgres).toBe(aksi === 'batalkan' ? 8 : tujuan);
          expect(entry.urut).toBe(before.length + 1);
          kd.progres.set(parameter.id, tujuan);
        } else if (step) {
          expect(dapatPindah(row.pengujian, kd.pengujian, step), `${kd.pengujian} to ${step.kdStatus}`).toBe(true);
          kd.pengujian = step.kdStatus;
        }
      }
      expect(row.pengujian.kdStatus).toBe(kd.pengujian);
      for (const parameter of row.parameter) expect(parameter.kdProgres).toBe(kd.progres.get(parameter.id) ?? 0);
    }
  });

  /** Some act of W1 leads there and is allowed to the person the history names. */
  function dapatPindah(induk: Pengujian, dari: number, step: RiwayatPengujian): boolean {
    const record = { kdStatusPengajuan: dari, pendaftarUuid: induk.pendaftarId, idLaboratorium: induk.laboratoriumId };
    const tujuan = stateByCode(pengujianWorkflow, step.kdStatus);
    return Object.entries(pengujianWorkflow.actions).some(([name, { to }]) => {
      const leads = to !== null && (typeof to === 'string' ? to === tujuan : to.anyOf.includes(tujuan));
      return leads && check(pengujianWorkflow, name as keyof typeof pengujianWorkflow.actions, record, pelaku(step.aktorId)).ok;
    });
  }

  it('has codes that follow from the parameters [GAP-38, GAP-129]', () => {
    for (const row of semua) {
      const { kdStatus } = row.pengujian;
      const disetujui = row.parameter.filter((parameter) => parameter.kdStatus === 3);
      if ([7, 8, 9, 10, 11, 12, 14, 15, 16].includes(kdStatus)) {
        const kode = kodePengujianDari(disetujui.map((parameter) => parameter.kdProgres));
        expect(kode).toBe(kdStatus === 7 ? 12 : kdStatus > 12 || kdStatus < 11 ? 8 : kdStatus);
      } else expect(disetujui.every((parameter) => parameter.kdProgres === 0 && parameter.analisId === null)).toBe(true);
      if ([14, 15, 16].includes(kdStatus)) expect(disetujui.every((parameter) => parameter.kdProgres === 7)).toBe(true);
    }
  });

  it('judges parameters and samples as their submission was judged [GAP-39, GAP-135, GAP-136]', () => {
    for (const row of semua) {
      const kd = row.pengujian.kdStatus;
      const codes = row.parameter.map((parameter) => parameter.kdStatus);
      if (kd === 1) expect(new Set(codes)).toEqual(new Set([1]));
      else if (kd === 2) expect(codes.includes(2) && !codes.includes(1)).toBe(true);
      else if (kd === 4) expect(new Set(codes)).toEqual(new Set([4]));
      else expect(codes.includes(3) && codes.every((code) => code === 3 || code === 4)).toBe(true);
      for (const contoh of row.sampel) {
        const assigned = ![1, 2, 3, 4, 5, 6].includes(kd);
        expect(contoh.kodeSampel !== null).toBe(assigned);
        expect(contoh.tglPenerimaan !== null).toBe(assigned);
        expect(contoh.kdStatusSampel === 1).toBe(!assigned);
        const ujiSampel = row.parameter.filter(({ sampelId }) => sampelId === contoh.id);
        expect(ujiSampel.length).toBeGreaterThan(0);
        if (contoh.kdStatusSampel === 3) expect(ujiSampel.every((parameter) => parameter.kdStatus === 4)).toBe(true);
      }
    }
  });

  it('keeps each parameter to its laboratory and replicates only what may be replicated [GAP-20]', async () => {
    const catalogue = new Map((await uji.server.db.select().from(parameterUji)).map((row) => [row.id, row]));
    for (const row of semua)
      for (const parameter of row.parameter) {
        const found = catalogue.get(parameter.parameterUjiId)!;
        expect(found.laboratoriumId).toBe(row.pengujian.laboratoriumId);
        if (!found.flagReplikasi) expect(parameter.jumlahReplikasi).toBe(1);
        const changed = (progres.get(parameter.id) ?? []).some(({ aksi }) => aksi === 'ubahMetode');
        expect(parameter.metodeUji === found.metodeUji).toBe(!changed);
      }
  });

  it('has final reports with a result, and the result of the run that counts', () => {
    for (const parameter of semua.flatMap((row) => row.parameter)) {
      const history = progres.get(parameter.id) ?? [];
      const run = history.slice(history.findLastIndex(({ aksi }) => aksi === 'batalkan') + 1);
      expect(parameter.hasilPengujian).toBe(run.findLast(({ aksi }) => aksi === 'laporanAkhir')?.hasilPengujian ?? null);
      if (parameter.kdProgres >= 4) expect(parameter.hasilPengujian).not.toBeNull();
      expect(parameter.rev).toBe(1 + history.length);
    }
  });

  it('has bench notes that pass the cleaner untouched, dated the day they were written in Jakarta', () => {
    const notes = [...progres.values()].flat().filter(({ isi }) => isi !== null);
    expect(notes.length).toBeGreaterThanOrEqual(90);
    for (const { isi, aksi, jenisLaporan, tanggal, jam, dibuatPada, hasilPengujian } of notes) {
      expect(cleanHtml(isi!)).toBe(isi);
      expect(adaIsi(isi!)).toBe(true);
      expect(aksi).toBe({ progres: 'laporanProgres', akhir: 'laporanAkhir', review: 'review' }[jenisLaporan!]);
      expect([tanggal, jam]).toEqual([jakartaDay(dibuatPada), jakartaTime(dibuatPada)]);
      expect(hasilPengujian !== null).toBe(jenisLaporan === 'akhir');
    }
    for (const tag of ['<h3>', '<ol>', '<ul>', '<table>', '<sub>', '<sup>'])
      expect(notes.filter(({ isi }) => isi!.includes(tag)).length).toBeGreaterThan(5);
    expect(new Set(notes.map(({ isi }) => isi)).size).toBe(notes.length);
  });

  it('lies in the past, oldest months ago, with ids that carry their moment', () => {
    const now = uji.server.clock.now().getTime();
    const rows = [...semua.map((row) => row.pengujian), ...semua.flatMap((row) => row.riwayat), ...[...progres.values()].flat()];
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
    expect(await db.transaction(async (tx) => nextNumber(tx, 'pengguna:2025'))).toBe(15);
  });

  it('has its pictures and certificates in the file store, readable by who works on the sample', async () => {
    const { db, files } = uji.server;
    const stored = await db.select().from(berkas);
    expect(stored.filter(({ mime }) => mime === 'image/jpeg').length).toBe(12);
    expect(stored.filter(({ mime }) => mime === 'application/pdf').length).toBe(4);
    for (const { sha256, size } of stored) {
      const bytes = (await files.get(sha256))!;
      expect(bytes.byteLength).toBe(size);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
    const owners = new Set((await db.select().from(unggahan)).map(({ sha256, penggunaId }) => `${sha256} ${penggunaId}`));
    const pictures = semua.flatMap((row) => row.sampel.map((contoh) => ({ row, contoh }))).filter(({ contoh }) => contoh.gambarSha256);
    expect(new Set(pictures.map(({ contoh }) => contoh.gambarSha256)).size).toBe(16);
    for (const { row, contoh } of pictures) expect(owners).toContain(`${contoh.gambarSha256} ${row.pengujian.pendaftarId}`);

    const mine = pictures.find(({ row }) => row.parameter.some(({ analisId }) => analisId === analis))!;
    const answer = await uji.request('GET', `/api/file-test?url=${mine.contoh.gambarSha256}`, { as: 'analis@kampus.example' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('answers the bench lists as their contract says', async () => {
    const { data } = await uji.request<unknown[]>('GET', '/api/test-analysis/analyst', { as: 'analis@kampus.example' });
    expect(data.length).toBe(semua.flatMap((row) => row.parameter).filter(({ analisId }) => analisId === analis).length);
    for (const record of data) expect(AnalisisSchema.safeParse(record).error).toBeUndefined();
  });
});

describe('demo data seeded on another day', () => {
  it.each(['2027-01-10T17:30:00Z', '2028-03-01T00:00:00Z'])('is told backwards from %s', async (now) => {
    const lain = await createTestServer();
    try {
      const { db, files } = lain.server;
      await db.delete(otoritas);
      await db.delete(pengguna);
      await seedDemo({ db, files, clock: { now: () => new Date(now) }, issuer: demoIssuer });
      const latest = (await db.select().from(riwayatProgres)).map(({ createdAt }) => createdAt.getTime());
      const age = new Date(now).getTime() - Math.max(...latest);
      expect(age).toBeGreaterThan(0);
      expect(age).toBeLessThan(7 * 86_400_000);
      const codes = (await db.select().from(sampel)).flatMap(({ kodeSampel }) => kodeSampel ?? []);
      expect(new Set(codes.map((code) => code.split('-')[1]!.slice(0, 2))).size).toBe(now.startsWith('2027') || now.startsWith('2028') ? 2 : 1);
    } finally {
      await lain.close();
    }
  });
});
