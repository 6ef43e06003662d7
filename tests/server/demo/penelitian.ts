import { asc, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { tarifBarang } from '#domain/barang/rules.ts';
import { labDay } from '#domain/core/clock.ts';
import { check, stateByCode } from '#domain/core/workflow.ts';
import { jenisPenelitian, menurutPenambahan, type CaraPenambahan } from '#domain/penelitian/keadaan.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow, type PenelitianAksi } from '#domain/penelitian/workflow.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { buktiPembayaran, invoice, pengembalian, tagihan } from '#server/db/tables/pembayaran.ts';
import { pendaftaran, riwayatPendaftaran } from '#server/db/tables/pendaftaran.ts';
import { penelitian } from '#server/db/tables/penelitian.ts';
import { barisPenggunaan, penambahan, pengembalianAlat } from '#server/db/tables/penggunaan.ts';
import { survei } from '#server/db/tables/survei.ts';
import { demoAccounts } from '#server/demo/accounts.ts';
import { findBarang } from '#server/modules/barang/repository.ts';
import { findPenelitian } from '#server/modules/penelitian/repository.ts';
import type { ServerUji } from '#tests/support/server.ts';
import { berurutan, jumlah, semuaKode } from './nomor.ts';
import { pelaku } from './riwayat.ts';

type Kepala = typeof pendaftaran.$inferSelect & typeof penelitian.$inferSelect;
type Tambahan = typeof penambahan.$inferSelect;
type Baris = typeof barisPenggunaan.$inferSelect;

const akun = (nama: string) => demoAccounts.find(({ email }) => email.startsWith(`${nama}@`))!;

/** What must hold of the demo's research, in the database that `server` gives. */
export function ujiPenelitian(server: () => ServerUji): void {
  const db = () => server().server.db;
  const hariIni = () => labDay(server().server.clock.now());

  describe('the demo’s research', () => {
    let semua: Kepala[];
    let tambahan: Map<string, Tambahan[]>;
    let baris: Map<string, Baris[]>;
    let riwayat: Map<string, (typeof riwayatPendaftaran.$inferSelect)[]>;
    let lengkap: Map<string, Penelitian>;
    beforeAll(async () => {
      const found = await db()
        .select()
        .from(penelitian)
        .innerJoin(pendaftaran, eq(pendaftaran.id, penelitian.id));
      semua = found.map((row) => ({ ...row.penelitian, ...row.pendaftaran }));
      tambahan = Map.groupBy(
        await db().select().from(penambahan).orderBy(asc(penambahan.urut)),
        ({ penelitianId }) => penelitianId,
      );
      baris = Map.groupBy(await db().select().from(barisPenggunaan), ({ penambahanId }) => penambahanId);
      riwayat = Map.groupBy(
        await db().select().from(riwayatPendaftaran).orderBy(asc(riwayatPendaftaran.urut)),
        ({ pendaftaranId }) => pendaftaranId,
      );
      const admin = { ...akun('admin'), role: 'Admin' as const };
      lengkap = new Map((await findPenelitian(db(), admin, undefined)).map((satu) => [satu.uuid, satu]));
    });

    it('stands at every code of W2 and W3, of both kinds, in every laboratory, by everybody who registers [GAP-110]', () => {
      expect(semua.length).toBeGreaterThanOrEqual(40);
      expect(semuaKode(semua.map(({ kdStatus }) => kdStatus))).toEqual([1, 2, 3, 4, 5, 7, 8, 10, 11, 12]);
      expect(semuaKode(semua.map(({ laboratoriumId }) => laboratoriumId))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      expect(semuaKode(semua.map(({ kdJenisPenelitian }) => kdJenisPenelitian))).toEqual([1, 2]);
      expect(new Set(semua.map(({ golonganTarif }) => golonganTarif))).toEqual(
        new Set(['internal', 'eksternal']),
      );
      const milik = (nama: string) => semua.filter(({ pendaftarId }) => pendaftarId === akun(nama).uuid);
      for (const nama of ['mahasiswa', 'dosen', 'industri', 'kalab', 'laboran'])
        expect(milik(nama).length, nama).toBeGreaterThan(1);
      const mahasiswa = semuaKode(milik('mahasiswa').map(({ kdStatus }) => kdStatus));
      expect(mahasiswa).toContain(8);
      expect(mahasiswa.length).toBeGreaterThan(5);
      const lines = [...baris.values()].flat();
      expect(lines.length).toBeGreaterThanOrEqual(200);
      const penambahanSemua = [...tambahan.values()].flat();
      expect(semuaKode(penambahanSemua.map(({ kdStatus }) => kdStatus))).toEqual([5, 10, 11, 12]);
      expect(penambahanSemua.some(({ flagWaktu }) => flagWaktu)).toBe(true);
      expect(penambahanSemua.some(({ olehPetugas, flagWaktu }) => olehPetugas && !flagWaktu)).toBe(true);
    });

    it('has histories that W2 allows, act by act, for the person who did it', () => {
      for (const satu of semua) {
        const rows = riwayat.get(satu.id)!;
        expect([rows[0]!.kdStatus, rows[0]!.aktorId]).toEqual([1, satu.pendaftarId]);
        expect(rows.at(-1)!.kdStatus, satu.judul).toBe(satu.kdStatus);
        rows.slice(1).forEach((row, at) => {
          expect(dapatPindah(satu, rows[at]!.kdStatus, row), `${satu.judul}: ${row.kdStatus}`).toBe(true);
          expect(row.createdAt.getTime()).toBeGreaterThan(rows[at]!.createdAt.getTime());
        });
      }
    });

    it('stands where its additions put it [GAP-125, GAP-129]', () => {
      for (const satu of semua.filter(({ kdStatus }) => [3, 4, 10, 11, 12].includes(kdStatus))) {
        const milik = (tambahan.get(satu.id) ?? []).toSorted((a, b) => saatBerlaku(a) - saatBerlaku(b));
        const state = menurutPenambahan({
          penambahan: milik.map((one) => ({ kdStatus: one.kdStatus, cara: cara(one) })),
        });
        // A finish request that was sent back leaves it under way (GAP-144).
        const dikembalikan = riwayat.get(satu.id)!.some(({ kdStatus }) => kdStatus === 7);
        expect(penelitianWorkflow.states[dikembalikan ? 'berlangsung' : state].code, satu.judul).toBe(
          satu.kdStatus,
        );
      }
      for (const satu of semua.filter(({ kdStatus }) => [1, 2, 5].includes(kdStatus)))
        expect(tambahan.get(satu.id), satu.judul).toBeUndefined();
    });

    it('uses things of its own laboratory within its period, at prices that are frozen when approved [GAP-13, GAP-14, GAP-72]', async () => {
      const barang = new Map(
        (await findBarang(db(), undefined)).map((satu) => [`${satu.idJenisBarang}:${satu.id}`, satu]),
      );
      for (const satu of semua)
        for (const one of (tambahan.get(satu.id) ?? []).filter(({ flagWaktu }) => !flagWaktu)) {
          expect(one.tglPenggunaan >= satu.tglMulai && one.tglPenggunaan <= satu.tglSelesai).toBe(true);
          expect(one.disetujuiPada !== null).toBe(one.kdStatus === 12);
          for (const line of baris.get(one.id)!) {
            const kunci = line.alatId
              ? `1:${line.alatId}`
              : line.bahanId
                ? `2:${line.bahanId}`
                : `3:${line.instrumenId}`;
            const milik = barang.get(kunci)!;
            expect(milik.idLaboratorium).toBe(satu.laboratoriumId);
            const harga = one.kdStatus === 12 ? tarifBarang(milik, satu.golonganTarif) : null;
            expect([line.hargaSatuan, line.hargaTotal]).toEqual([
              harga,
              harga === null ? null : harga * line.jumlah,
            ]);
          }
        }
    });

    it('is extended by rows of their own that cost nothing and end where its period does [USAGE-16, GAP-105]', () => {
      const waktu = [...tambahan.values()].flat().filter(({ flagWaktu }) => flagWaktu);
      expect(waktu.length).toBeGreaterThan(2);
      for (const { id, kdStatus, penelitianId, tglMulai, tglSelesai } of waktu) {
        expect([kdStatus, baris.has(id), tglSelesai! >= tglMulai!]).toEqual([12, false, true]);
        expect(lengkap.get(penelitianId)!.tglSelesai).toBe(tglSelesai);
      }
    });

    it('has no two bookings of one instrument at one time, and one that has to make way for another', () => {
      const status = new Map([...tambahan.values()].flat().map(({ id, kdStatus }) => [id, kdStatus]));
      const pesanan = [...baris.values()].flat().filter(({ mulai }) => mulai !== null);
      for (const { memegangSlot, penambahanId } of pesanan)
        expect(memegangSlot).toBe([10, 12].includes(status.get(penambahanId)!));
      const bertemu = (a: Baris, b: Baris) =>
        a.id !== b.id && a.instrumenId === b.instrumenId && a.mulai! < b.selesai! && b.mulai! < a.selesai!;
      const memegang = pesanan.filter(({ memegangSlot }) => memegangSlot);
      expect(memegang.filter((a) => memegang.some((b) => bertemu(a, b)))).toEqual([]);
      const mengalah = pesanan.filter(
        (a) => status.get(a.penambahanId) === 11 && memegang.some((b) => bertemu(a, b)),
      );
      expect(mengalah.length).toBeGreaterThan(0);
      expect(memegang.some(({ mulai }) => mulai!.slice(0, 10) >= hariIni())).toBe(true);
    });

    it('lends what was approved and counts no more back: home, broken, replaced, and some still out [GAP-71]', async () => {
      const rows = await db().select().from(pengembalianAlat);
      expect(rows.length).toBeGreaterThanOrEqual(60);
      const disetujui = new Set(
        [...tambahan.values()].flat().flatMap(({ id, kdStatus }) => (kdStatus === 12 ? [id] : [])),
      );
      const pinjaman = Map.groupBy(
        [...baris.values()].flat().filter((line) => line.alatId && disetujui.has(line.penambahanId)),
        ({ penelitianId, alatId }) => `${penelitianId} ${alatId}`,
      );
      expect(pinjaman.size).toBe(rows.length);
      const kode = new Map(semua.map(({ id, kdStatus }) => [id, kdStatus]));
      for (const row of rows) {
        const lent = pinjaman.get(`${row.penelitianId} ${row.alatId}`)!;
        expect(row.jumlah).toBe(jumlah(lent.map((line) => line.jumlah)));
        const kembali = row.kembali + row.rusak + row.diganti;
        expect(kembali).toBeLessThanOrEqual(row.jumlah);
        expect(kode.get(row.penelitianId) !== 8 || kembali === row.jumlah).toBe(true);
      }
      for (const jenis of ['kembali', 'rusak', 'diganti'] as const)
        expect(rows.filter((row) => row[jenis] > 0).length, jenis).toBeGreaterThan(4);
      expect(rows.some((row) => row.kembali + row.rusak + row.diganti < row.jumlah)).toBe(true);
    });

    it('bills each approved addition for what its lines come to, and invoices what it billed [GAP-11, GAP-101, GAP-108]', async () => {
      const bills = await db().select().from(tagihan);
      const perTambahan = Map.groupBy(bills, ({ penambahanId }) => penambahanId);
      for (const one of [...tambahan.values()].flat()) {
        const lines = baris.get(one.id) ?? [];
        const total = jumlah(lines.map(({ hargaTotal }) => hargaTotal ?? 0));
        expect(jumlah((perTambahan.get(one.id) ?? []).map((bill) => bill.total)), one.id).toBe(total);
      }
      for (const bill of bills)
        expect(jumlah(bill.rincian.map(({ hargaTotal }) => hargaTotal))).toBe(bill.total);
      const invoices = await db().select().from(invoice).where(eq(invoice.jenis, 'penggunaan'));
      for (const satu of invoices) {
        const milik = bills.filter(({ invoiceId }) => invoiceId === satu.id);
        const rincian = satu.rincian as { hargaTotal: number }[];
        expect(satu.totalRincian).toBe(jumlah(rincian.map(({ hargaTotal }) => hargaTotal)));
        // What a cancelled one billed can be chosen again (GAP-127).
        expect(jumlah(milik.map(({ total }) => total))).toBe(satu.dibatalkan ? 0 : satu.totalRincian);
        expect(satu.totalTagihan).toBe(satu.totalRincian - satu.sudahDibayar);
        expect(satu.pembiayaan).not.toBeNull();
      }
    });

    it('has money in every state, and credit that is used or given back to the last rupiah [GAP-09, GAP-110, GAP-128]', async () => {
      const invoices = await db().select().from(invoice).where(eq(invoice.jenis, 'penggunaan'));
      expect(semuaKode(invoices.map(({ kdStatus }) => kdStatus))).toEqual([1, 2, 3, 4]);
      expect(invoices.some(({ totalTagihan }) => totalTagihan === 0)).toBe(true);
      const bukti = await db()
        .select()
        .from(buktiPembayaran)
        .where(
          inArray(
            buktiPembayaran.invoiceId,
            invoices.map(({ id }) => id),
          ),
        );
      expect(new Set(bukti.map(({ diterima }) => diterima))).toEqual(new Set([true, false, null]));
      const deposit = await db().select().from(pengembalian).where(eq(pengembalian.sebab, 'deposit'));
      expect(semuaKode(deposit.map(({ kdStatus }) => kdStatus))).toEqual([1, 2]);
      const uang = [...lengkap.values()].map((satu) => ({
        ...satu.pembayaran,
        kode: satu.idStatusPengajuan,
      }));
      expect(uang.some(({ tagihan: bills }) => bills.some((bill) => bill.flagSudahInvoice === 0))).toBe(true);
      expect(Math.min(...uang.map(({ kredit }) => kredit))).toBe(0);
      expect(Math.max(...uang.map(({ kredit }) => kredit))).toBeGreaterThan(0);
      for (const satu of uang.filter(({ kode }) => kode === 8))
        expect([satu.kredit, satu.totalTagihanBelumTerbayar]).toEqual([0, 0]);
    });

    it('is numbered by month, invoices by year, in the order they came; the counters go on from there [GAP-147]', async () => {
      const menurutSaat = semua.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
      const nomor = menurutSaat.map(({ nomor: satu }) => satu);
      expect(nomor).toEqual(nomor.toSorted());
      for (const satu of menurutSaat)
        expect(satu.nomor).toMatch(`P-${labDay(satu.createdAt).slice(2, 7).replace('-', '')}`);
      await berurutan(server(), nomor, (satu) => `pendaftaran:${satu.slice(0, 6)}`);
      const invoices = await db()
        .select()
        .from(invoice)
        .where(eq(invoice.jenis, 'penggunaan'))
        .orderBy(asc(invoice.createdAt));
      const milik = invoices.map(({ noInvoice }) => noInvoice);
      expect(milik).toEqual(milik.toSorted());
      await berurutan(server(), milik, (satu) => `invoice:PN:${satu.slice(7, 11)}`);
    });

    it('has its papers when it is done in a laboratory, and none elsewhere [REG-37, REG-38, REG-39]', async () => {
      const pdf = new Set(
        (await db().select().from(berkas)).flatMap(({ sha256, mime }) =>
          mime === 'application/pdf' ? [sha256] : [],
        ),
      );
      for (const satu of semua) {
        const internal = satu.golonganTarif === 'internal';
        const ada = [satu.persetujuanDosenSha256, satu.proposalSha256, satu.sertifikatSha256];
        const lab = satu.kdJenisPenelitian === jenisPenelitian.laboratorium;
        expect(ada.map((sha256) => sha256 !== null)).toEqual([lab && internal, lab && !internal, lab]);
        expect(satu.tempatPenelitian === null).toBe(lab);
        expect(ada.filter((sha256) => sha256 !== null && !pdf.has(sha256))).toEqual([]);
      }
    });

    it('was followed by a survey wherever its registrant asked for the end [GAP-107]', async () => {
      const disurvei = new Set((await db().select().from(survei)).map(({ pendaftaranId }) => pendaftaranId));
      const diminta = semua.filter(({ id }) => riwayat.get(id)!.some(({ kdStatus }) => kdStatus === 7));
      expect(diminta.length).toBeGreaterThan(5);
      expect(diminta.filter(({ id }) => !disurvei.has(id))).toEqual([]);
    });

    it('lies in the past, told on working days', () => {
      const now = server().server.clock.now().getTime();
      for (const { createdAt } of [...semua, ...semua.flatMap(({ id }) => riwayat.get(id)!)]) {
        expect(createdAt.getTime()).toBeLessThan(now);
        expect([0, 6]).not.toContain(new Date(`${labDay(createdAt)}T12:00:00Z`).getUTCDay());
      }
    });
  });

  it('every officer finds something that waits for them, the payment officer invoices of every code and returns [GAP-84, GAP-110, GAP-151]', async () => {
    const baca = async <R>(path: string, nama: string) =>
      (await server().request<R[]>('GET', `/api/${path}`, { as: `${nama}@kampus.example` })).data;
    for (const nama of ['kalab', 'kalab2', 'laboran', 'laboran2', 'petugas'])
      expect((await baca('research?flag_officer=1&menunggu=1', nama)).length, nama).toBeGreaterThan(0);
    const invoices = await baca<{ statusPayment: { kdStatusPembayaran: number } }>(
      'research-payment?flag_officer=1',
      'petugas',
    );
    expect(semuaKode(invoices.map((satu) => satu.statusPayment.kdStatusPembayaran))).toEqual([1, 2, 3, 4]);
    const kembali = await baca<{ kdStatusPengembalian: number }>('return-deposit?flag_officer=1', 'petugas');
    expect(semuaKode(kembali.map((satu) => satu.kdStatusPengembalian))).toEqual([1, 2]);
  });
}

const cara = ({ flagWaktu, olehPetugas }: Tambahan): CaraPenambahan =>
  flagWaktu ? 'waktu' : olehPetugas ? 'petugas' : 'pendaftar';
const saatBerlaku = ({ disetujuiPada, createdAt }: Tambahan): number =>
  (disetujuiPada ?? createdAt).getTime();

/** True when some act of W2 leads there and was allowed to the person the history names. */
function dapatPindah(
  satu: Kepala,
  dari: number,
  { kdStatus, aktorId }: { kdStatus: number; aktorId: string | null },
): boolean {
  const record = {
    kdStatusPengajuan: dari,
    pendaftarUuid: satu.pendaftarId,
    idLaboratorium: satu.laboratoriumId,
    kdJenisPenelitian: satu.kdJenisPenelitian,
    penambahan: [],
    sudahSurvei: true,
    lunas: true,
    alatBelumKembali: 0,
    janji: null,
    jeda: [],
  };
  const tujuan = stateByCode(penelitianWorkflow, kdStatus);
  return (Object.keys(penelitianWorkflow.actions) as PenelitianAksi[]).some((name) => {
    const { to } = penelitianWorkflow.actions[name];
    const leads =
      to === null ? dari === kdStatus : typeof to === 'string' ? to === tujuan : to.anyOf.includes(tujuan);
    return leads && check(penelitianWorkflow, name, record, pelaku(aktorId)).ok;
  });
}
