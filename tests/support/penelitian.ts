import type { SebabJeda } from '#domain/perjalanan/jeda.ts';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { labDay } from '#domain/core/clock.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { kunciBarang, type RujukanBarang } from '#domain/barang/schema.ts';
import type { Db } from '#server/core/database.ts';
import { alat, bahan, instrumen } from '#server/db/tables/barang.ts';
import { invoice, tagihan } from '#server/db/tables/pembayaran.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { barisPenggunaan, penambahan, pengembalianAlat } from '#server/db/tables/penggunaan.ts';
import { survei } from '#server/db/tables/survei.ts';
import { findBarangOleh } from '#server/modules/barang/repository.ts';
import { akun } from './akun.ts';
import { pdf } from './berkas.ts';
import { caraKirim, type CaraKirim } from './formulir.ts';
import { kalab, layananLewat, pendaftar } from './layanan.ts';
import type { Permintaan, ServerUji } from './server.ts';

export const laboran = 'laboran@kampus.example';
export const petugas = 'petugas@kampus.example';
/** From outside the institution: other prices, a proposal instead of a letter, no theme. */
export const industri = 'industri@perusahaan.example';
/** Kalab and laboran of the other laboratories, and of none (GAP-102). */
export const kalab2 = 'kalab2@kampus.example';
export const laboran2 = 'laboran2@kampus.example';
/** Kimia Farmasi: of `kalab` and `laboran`. Biologi Farmasi: of `kalab2` and `laboran2`. */
export const labKimia = 4;
export const labBiologi = 2;
export const nonLab = 8;
export const dosen = { nik: '986130207', nama: 'Dr. apt. Bambang Prasetyo, M.Si.' } as const;
/** Until when a research of the tests lasts at first. */
export const akhirPenelitian = '2026-12-20';

type BarangUji = Record<'labu' | 'corong' | 'metanol' | 'agar' | 'kckt' | 'spektro' | 'pembaca', number>;
const barangDikenal = new WeakMap<ServerUji, Map<number, BarangUji>>();

/** What a laboratory has, put there once for each server: two tools, two materials, one instrument of each way to count. */
export async function barangUji(uji: ServerUji, laboratoriumId: number = labKimia): Promise<BarangUji> {
  const known = barangDikenal.get(uji) ?? new Map<number, BarangUji>();
  barangDikenal.set(uji, known);
  const there = known.get(laboratoriumId);
  if (there) return there;
  const { db } = uji.server;
  const pokok = (nama: string) => ({
    uuid: uuidv7(),
    laboratoriumId,
    kd: `UJI-${laboratoriumId}-${nama.replaceAll(' ', '-').toUpperCase()}`,
    nama,
  });
  const harga = (tarifInternal: number) => ({ tarifInternal, tarifEksternal: tarifInternal * 2 });
  const alatBaru = await db
    .insert(alat)
    .values([pokok('Labu ukur'), pokok('Corong pisah')])
    .returning();
  const bahanBaru = await db
    .insert(bahan)
    .values([
      { ...pokok('Metanol'), satuan: 'mL', jmlStok: 1000, minStok: 100, ...harga(500) },
      { ...pokok('Agar'), satuan: 'g', jmlStok: 50, minStok: 10, ...harga(2000) },
    ])
    .returning();
  const instrumenBaru = await db
    .insert(instrumen)
    .values([
      { ...pokok('KCKT'), satuan: 'menit', durasi: 30, ...harga(60_000) },
      { ...pokok('Spektrofotometer'), satuan: 'formula', durasi: 1, ...harga(25_000) },
      { ...pokok('Pembaca lempeng'), satuan: 'plate', durasi: 1, ...harga(40_000) },
    ])
    .returning();
  const [labu, corong, metanol, agar, kckt, spektro, pembaca] = [
    ...alatBaru,
    ...bahanBaru,
    ...instrumenBaru,
  ].map(({ id }) => id) as [number, number, number, number, number, number, number];
  const baru = { labu, corong, metanol, agar, kckt, spektro, pembaca };
  known.set(laboratoriumId, baru);
  return baru;
}

type Tercatat = 'kdBarang' | 'namaBarang' | 'satuan' | 'hargaDiminta';
type BarisTanpaTercatat = Omit<typeof barisPenggunaan.$inferInsert, Tercatat>;

/** Lines of usage as rows, each with what it keeps of what it is of. */
export async function simpanBaris(db: Db, semua: readonly BarisTanpaTercatat[]): Promise<void> {
  const rujukan = ({ alatId, bahanId, instrumenId }: BarisTanpaTercatat): RujukanBarang => {
    if (alatId) return { idJenisBarang: 1, id: alatId };
    return bahanId ? { idJenisBarang: 2, id: bahanId } : { idJenisBarang: 3, id: instrumenId! };
  };
  const barang = await findBarangOleh(db, semua.map(rujukan));
  await db.insert(barisPenggunaan).values(
    semua.map((satu) => {
      const { kdBarang, namaBarang, satuan, tarifInternal } = barang.get(kunciBarang(rujukan(satu)))!;
      return { ...satu, kdBarang, namaBarang, satuan, hargaDiminta: tarifInternal };
    }),
  );
}

type Kirim = { as?: string; headers?: Permintaan['headers'] };
type BarisLangsung = Partial<BarisTanpaTercatat>;

/**
 * Research as its people do it, every act through the API. What other parts of the service do to it (additions, tools,
 * money, survey) is laid down as rows, for tests of the research itself: those end in `Langsung`.
 */
export function risetUji(uji: ServerUji, cara: CaraKirim = caraKirim.json) {
  const { unggah } = layananLewat(uji, async () => []);
  const { db } = uji.server;
  const panggil = <T = Penelitian>(
    method: string,
    call: string,
    body: object,
    { as = pendaftar, headers = {} }: Kirim = {},
  ) => {
    const isi = cara(body);
    return uji.request<T>(method, `/api/${call}`, { ...isi, as, headers: { ...isi.headers, ...headers } });
  };
  const hari = () => labDay(uji.jam.now());
  const rencana = (lain: object = {}) => ({
    id_laboratorium: labKimia,
    tgl_mulai: hari(),
    tgl_selesai: akhirPenelitian,
    ...lain,
  });
  const kini = () => ({ createdAt: uji.jam.now(), updatedAt: uji.jam.now() });

  /** The form of a registration: an internal student's, or of somebody from outside. */
  async function formulir(as: string): Promise<Record<string, unknown>> {
    const luar = !akun(as).email.endsWith('@kampus.example');
    return {
      id_jenis_penggunaan: 1,
      id_jenis_penelitian: 1,
      judul: 'Isolasi flavonoid daun kelor',
      ...(luar
        ? { nama_dosen: 'Dr. Surya Dharma', file_proposal: await unggah(pdf('proposal'), 'proposal.pdf', as) }
        : {
            nik_dosen: dosen.nik,
            id_peta_penelitian: 1,
            file_persetujuan_dosen: await unggah(pdf('persetujuan'), 'persetujuan.pdf', as),
          }),
      file_sertifikat_pelatihan: await unggah(pdf('sertifikat'), 'sertifikat.pdf', as),
      id_jenis_pembiayaan: 1,
      rencana_penggunaan: [rencana()],
    };
  }

  const alur = {
    panggil,
    unggah,
    rencana,
    formulir,
    baca: (uuid: string, as = petugas) =>
      uji.request<Penelitian>('GET', `/api/research?uuid=${uuid}`, { as }),
    /** As registered; `lain` takes the place of what the usual form says. */
    daftar: async (lain: object = {}, as = pendaftar, headers: Permintaan['headers'] = {}) =>
      panggil('POST', 'research', { ...(await formulir(as)), ...lain }, { as, headers }),
    verifikasi: (
      uuid: string,
      flag: unknown,
      { as = kalab, headers = {}, lain = {} }: Kirim & { lain?: object } = {},
    ) =>
      panggil(
        'POST',
        'research/verification',
        { uuid_penelitian: uuid, flag_persetujuan: flag, ...lain },
        { as, headers },
      ),
    ubahWaktu: (uuid: string, lain: object = {}, { as = laboran, headers = {} }: Kirim = {}) =>
      panggil(
        'POST',
        'research/update-usage-period',
        { uuid_penelitian: uuid, tgl_mulai: hari(), tgl_selesai: akhirPenelitian, ...lain },
        { as, headers },
      ),
    /** The promise is stopped. */
    jeda: (uuid: string, sebab: SebabJeda = 'pendaftar', as = laboran) =>
      panggil('POST', 'research/pause', { uuid, sebab, alasan: 'Tagihan penggunaan belum dibayar.' }, { as }),
    /** It runs on. */
    lanjut: (uuid: string, uuidJeda: string, as = laboran) =>
      panggil('POST', 'research/resume', { uuid, uuid_jeda: uuidJeda, catatan: '' }, { as }),
    mintaSelesai: (uuid: string, lain: object = {}, { as = pendaftar, headers = {} }: Kirim = {}) =>
      panggil('POST', 'research/request-done-usage', { uuid_penelitian: uuid, ...lain }, { as, headers }),
    selesaikan: (uuid: string, lain: object = {}, { as = laboran, headers = {} }: Kirim = {}) =>
      panggil('POST', 'research/done-usage', { uuid_penelitian: uuid, ...lain }, { as, headers }),
  };

  async function invoiceLangsung(
    uuid: string,
    total: number,
    kdStatus: number,
    dibatalkan = false,
  ): Promise<string> {
    const id = uuidv7();
    await db.insert(invoice).values({
      id,
      pendaftaranId: uuid,
      noInvoice: `INV/PN/UJI/${id}`,
      jenis: 'penggunaan',
      totalRincian: total,
      sudahDibayar: 0,
      totalTagihan: total,
      rincian: [],
      pembiayaan: {
        idJenisPembiayaan: 1,
        nikDosenPembiayaan: null,
        namaDosenPembiayaan: null,
        namaPembiayaan: null,
      },
      kdStatus,
      dibatalkan,
      ...kini(),
    });
    return id;
  }

  const langsung = {
    /** An invoice that was cancelled; its bills were freed. */
    invoiceBatalLangsung: (uuid: string) => invoiceLangsung(uuid, 5000, 4, true),
    /** The head stands at this code, whatever led there. */
    kodeLangsung: (uuid: string, kdStatus: number) =>
      db.update(pendaftaran).set({ kdStatus, updatedAt: uji.jam.now() }).where(eq(pendaftaran.id, uuid)),
    /** An addition with its lines, as its acts leave it. Gives its id. */
    tambahanLangsung: async (
      uuid: string,
      { baris = [], ...lain }: Partial<typeof penambahan.$inferInsert> & { baris?: BarisLangsung[] } = {},
    ): Promise<string> => {
      const id = uuidv7();
      const urut = (await db.$count(penambahan, eq(penambahan.penelitianId, uuid))) + 1;
      const kdStatus = lain.kdStatus ?? 12;
      await db.insert(penambahan).values({
        id,
        penelitianId: uuid,
        urut,
        kdStatus,
        tglPenggunaan: hari(),
        aktorId: akun(pendaftar).uuid,
        disetujuiPada: kdStatus === 12 ? uji.jam.now() : null,
        ...kini(),
        ...lain,
      });
      const { metanol } = await barangUji(uji);
      await simpanBaris(
        db,
        (baris.length > 0 ? baris : [{ bahanId: metanol }]).map((satu, at) => ({
          id: uuidv7(),
          penambahanId: id,
          penelitianId: uuid,
          urutan: at + 1,
          jumlah: 10,
          ...(kdStatus === 12 ? { hargaSatuan: 500, hargaTotal: 5000 } : {}),
          ...satu,
        })),
      );
      return id;
    },
    /** A bill of an addition; with a code it stands on an invoice of its own at that code. Gives the ids. */
    tagihanLangsung: async (
      uuid: string,
      penambahanId: string,
      total: number,
      kdInvoice: number | null = null,
      lain: Partial<typeof tagihan.$inferInsert> = {},
    ) => {
      const invoiceId = kdInvoice === null ? null : await invoiceLangsung(uuid, total, kdInvoice);
      const id = uuidv7();
      await db.insert(tagihan).values({
        id,
        pendaftaranId: uuid,
        penambahanId,
        total,
        rincian: [],
        invoiceId,
        createdAt: uji.jam.now(),
        ...lain,
      });
      return { id, invoiceId };
    },
    /** Tools of one kind that were lent, and what became of them. */
    alatLangsung: async (
      uuid: string,
      isi: Partial<
        Pick<typeof pengembalianAlat.$inferInsert, 'jumlah' | 'kembali' | 'rusak' | 'diganti'>
      > = {},
    ): Promise<string> => {
      const id = uuidv7();
      const { labu } = await barangUji(uji);
      await db
        .insert(pengembalianAlat)
        .values({ id, penelitianId: uuid, alatId: labu, jumlah: 2, updatedAt: uji.jam.now(), ...isi });
      return id;
    },
    surveiLangsung: (uuid: string, pengisi = pendaftar) =>
      db.insert(survei).values({
        id: uuidv7(),
        pendaftaranId: uuid,
        pengisiId: akun(pengisi).uuid,
        createdAt: uji.jam.now(),
      }),
  };

  /** What lies between the laboran's yes and a later code, as rows. */
  const sesudahDisetujui: Record<number, (uuid: string) => Promise<unknown>> = {
    3: async () => undefined,
    4: (uuid) => langsung.tambahanLangsung(uuid, { olehPetugas: true, aktorId: akun(laboran).uuid }),
    7: (uuid) => langsung.surveiLangsung(uuid),
    8: (uuid) => langsung.surveiLangsung(uuid),
    10: (uuid) => langsung.tambahanLangsung(uuid, { kdStatus: 10 }),
    11: (uuid) => langsung.tambahanLangsung(uuid, { kdStatus: 11 }),
    12: (uuid) => langsung.tambahanLangsung(uuid),
  };

  return {
    ...alur,
    ...langsung,
    /** A new research at this code of W2, as its owner reads it: to 3 by real acts, from there on as rows. */
    sampai: async (kode: number, lain: object = {}, as = pendaftar): Promise<Penelitian> => {
      const { status, info, data } = await alur.daftar(lain, as);
      if (status >= 300) throw new Error(`registration: ${info}`);
      const { uuid, idLaboratorium } = data;
      const [kepala, pelaksana] = [labKimia, 7].includes(idLaboratorium)
        ? [kalab, laboran]
        : [kalab2, laboran2];
      if (kode === 5) await alur.verifikasi(uuid, 2, { as: kepala });
      if (kode === 1 || kode === 5) return (await alur.baca(uuid, as)).data;
      await alur.verifikasi(uuid, 1, { as: kepala });
      if (kode !== 2) {
        await alur.verifikasi(uuid, 1, { as: pelaksana });
        await sesudahDisetujui[kode]!(uuid);
        await langsung.kodeLangsung(uuid, kode);
      }
      return (await alur.baca(uuid, as)).data;
    },
  };
}
