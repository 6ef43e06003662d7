import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { versiKontrak } from '#domain/sync/batas.ts';
import type { HasilOperasi } from '#domain/sync/endpoints.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { forPerson, forRole } from '#server/core/trace.ts';
import { pengembalianAlat } from '#server/db/tables/penggunaan.ts';
import { pendaftaran, riwayatPendaftaran } from '#server/db/tables/pendaftaran.ts';
import { penelitian } from '#server/db/tables/penelitian.ts';
import { otoritas, pengguna } from '#server/db/tables/pengguna.ts';
import { umpan } from '#server/db/tables/sync.ts';
import { akun } from './akun.ts';
import { pendaftar } from './layanan.ts';
import { barangUji, labKimia, laboran, nonLab, petugas } from './penelitian.ts';
import type { ServerUji } from './server.ts';

type Kirim = { as?: string; lain?: object };
type Orang = { uuid: string; email: string };
type IsiRiset = {
  kode?: number;
  judul?: string;
  rusak?: number;
  kembali?: number;
  jumlah?: number;
  catatan?: string | null;
};

/** Letters as their people handle them, every act through the API; what somebody has behind them is laid down as rows. */
export function suratUji(uji: ServerUji) {
  const { db } = uji.server;

  /** A new person like this account, with `lain` instead. */
  async function orang(
    seperti: string,
    lain: Partial<typeof pengguna.$inferInsert> = {},
    laboratorium: readonly number[] = [],
  ): Promise<Orang> {
    const id = uuidv7();
    const [sama] = await db
      .select()
      .from(pengguna)
      .where(eq(pengguna.id, akun(seperti).uuid));
    const email = lain.email ?? `${id}@kampus.example`;
    await db.insert(pengguna).values({ ...sama!, id, sub: id, idRegistrasi: `REG-${id}`, ...lain, email });
    if (laboratorium.length > 0)
      await db
        .insert(otoritas)
        .values(laboratorium.map((laboratoriumId) => ({ penggunaId: id, laboratoriumId })));
    return { uuid: id, email };
  }

  /** A registration of research at this code, with what became of its tools, and word of it to devices. */
  async function riset(
    { uuid: pendaftarId }: Pick<Orang, 'uuid'>,
    lab: number,
    { kode = 8, judul = 'Isolasi flavonoid daun kelor', catatan = null, ...alat }: IsiRiset = {},
  ): Promise<string> {
    const id = uuidv7();
    const kini = uji.jam.now();
    await db.insert(pendaftaran).values({
      id,
      nomor: `P-${id}`,
      jenis: 'penelitian',
      pendaftarId,
      laboratoriumId: lab,
      judul,
      kdStatus: kode,
      createdAt: kini,
      updatedAt: kini,
    });
    await db.insert(penelitian).values({
      id,
      kdJenisPenelitian: lab === nonLab ? 2 : 1,
      kdJenisPembiayaan: 1,
      golonganTarif: 'internal',
      tglMulai: '2026-10-01',
      tglSelesai: '2026-11-01',
      tempatPenelitian: lab === nonLab ? 'Puskesmas Ngaglik I' : null,
    });
    await db.insert(riwayatPendaftaran).values({
      id: uuidv7(),
      pendaftaranId: id,
      urut: 1,
      kdStatus: kode,
      catatan,
      aktorId: pendaftarId,
      createdAt: kini,
    });
    if (alat.jumlah !== undefined)
      await db.insert(pengembalianAlat).values({
        id: uuidv7(),
        penelitianId: id,
        alatId: (await barangUji(uji, lab)).labu,
        jumlah: alat.jumlah,
        kembali: alat.kembali ?? 0,
        rusak: alat.rusak ?? 0,
        updatedAt: kini,
      });
    await db.insert(umpan).values([
      { collection: 'pendaftaran', record: id, sebelum: [], sesudah: [forPerson(pendaftarId)] },
      { collection: 'tinjauan', record: id, sebelum: [], sesudah: [forRole('Kalab', lab)] },
      {
        collection: 'penggunaan',
        record: id,
        sebelum: [],
        sesudah: [forRole('Laboran', lab), forRole('Petugas pembayaran', lab)],
      },
    ]);
    return id;
  }

  const alur = {
    orang,
    riset,
    ajukan: (as: string) => uji.request<Surat>('POST', '/api/submission-lab-free', { as, body: {} }),
    putuskan: (uuid: string, flag: unknown, { as = laboran, lain = {} }: Kirim = {}) =>
      uji.request<Surat>('POST', '/api/submission-lab-free/verification', {
        as,
        body: { uuid, flag_persetujuan: flag, ...lain },
      }),
    baca: (uuid: string, as = petugas) =>
      uji.request<Surat>('GET', `/api/submission-lab-free?uuid=${uuid}`, { as }),
    daftar: (query: string, as: string) =>
      uji.request<Surat[]>('GET', `/api/submission-lab-free?${query}`, { as }),
    /** Writes as a device sends them, in one batch. */
    kirimSemua: async (
      siapa: Orang,
      ops: readonly { call: string; body: object; id?: string; base_rev?: string }[],
    ): Promise<HasilOperasi[]> => {
      const { data } = await uji.request<{ results: HasilOperasi[] }>('POST', '/api/sync/push', {
        as: siapa.email,
        headers: { 'x-acting-user': siapa.uuid },
        body: {
          device: { id: uuidv7(), app_version: 'uji', waiting: 1, oldest_at: null },
          ops: ops.map((op) => ({
            id: uuidv7(),
            v: versiKontrak,
            captured_at: uji.jam.now().toISOString(),
            clock_offset_ms: 0,
            ...op,
          })),
        },
      });
      return data.results;
    },
    kirim: async (siapa: Orang, call: string, body: object, lain: object = {}): Promise<HasilOperasi> =>
      (await alur.kirimSemua(siapa, [{ call, body, ...lain }]))[0]!,
  };

  /** Somebody of the institution who is done with research in these laboratories. */
  async function pemohon(lab: readonly number[] = [labKimia]): Promise<Orang> {
    const siapa = await orang(pendaftar);
    for (const satu of lab) await riset(siapa, satu);
    return siapa;
  }

  return {
    ...alur,
    pemohon,
    /** A letter that is being decided for these laboratories. */
    diajukan: async (lab: readonly number[] = [labKimia]) => {
      const siapa = await pemohon(lab);
      const { status, info, data } = await alur.ajukan(siapa.email);
      if (status >= 300) throw new Error(`letter: ${info}`);
      return { surat: data, pemohon: siapa };
    },
  };
}

/** The decisions of a letter: what was decided for each laboratory, and of the payment. */
export const putusanDari = ({ detail, putusanPembayaran }: Surat) => ({
  ...Object.fromEntries(detail.map(({ idLaboratorium, flagVerif }) => [idLaboratorium, flagVerif])),
  pembayaran: putusanPembayaran.flagVerif,
});
