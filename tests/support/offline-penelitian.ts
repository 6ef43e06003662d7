import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { jenisBarang, namaJenisBarang } from '#domain/barang/schema.ts';
import { alat, bahan, instrumen } from '#server/db/tables/barang.ts';
import { invoice, tagihan } from '#server/db/tables/pembayaran.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { penelitian } from '#server/db/tables/penelitian.ts';
import { barisPenggunaan, penambahan, pengembalianAlat } from '#server/db/tables/penggunaan.ts';
import { survei } from '#server/db/tables/survei.ts';
import { akun } from './akun.ts';
import { analis, pendaftar } from './layanan.ts';
import { laboran, simpanBaris } from './penelitian.ts';
import type { ServerUji } from './server.ts';

/** The laboratory of the people of these histories. */
const lab = 7;
const hari = '2026-11-24';

/**
 * Research in their laboratory: mahasiswa@'s at every code that somebody acts at (W2 1, 2, 3, 10, 12), and one of analis@,
 * who is a laboran: others decide on it. Of what is used there is little, and one instrument is booked by time.
 */
export async function buatPenelitian(uji: ServerUji): Promise<void> {
  const { db } = uji.server;
  const barang = await buatBarang(uji);
  const ajukan = {
    baris: [{ alatId: barang.labu, jumlah: 2 }, { bahanId: barang.metanol, jumlah: 2 }, jam(barang.kckt)],
  };
  const ke = (kdStatus: number, pemilik = pendaftar) => buat(uji, kdStatus, pemilik);
  await ke(1);
  await ke(2);
  // Its survey is filled in, so that its registrant may ask for the end.
  await db.insert(survei).values({
    id: uuidv7(),
    pendaftaranId: await ke(3),
    pengisiId: akun(pendaftar).uuid,
    createdAt: uji.jam.now(),
  });
  // Two that wait: a word on one of them moves nothing but itself.
  const diminta = await ke(10);
  await tambahkan(uji, diminta, 1, { kdStatus: 10, ...ajukan });
  await tambahkan(uji, diminta, 2, { kdStatus: 10, baris: [{ alatId: barang.labu }] });
  // Tools cost nothing: when they are back and the survey is filled in, this one can be ended.
  const dipinjam = [
    { alatId: barang.labu, jumlah: 3 },
    { alatId: barang.corong, jumlah: 2 },
  ];
  const berjalan = await ke(12);
  await tambahkan(uji, berjalan, 1, { kdStatus: 12, baris: dipinjam });
  for (const satu of dipinjam)
    await db
      .insert(pengembalianAlat)
      .values({ id: uuidv7(), penelitianId: berjalan, ...satu, updatedAt: uji.jam.now() });
  const milikLaboran = await ke(10, analis);
  await tagih(
    uji,
    milikLaboran,
    await tambahkan(uji, milikLaboran, 1, {
      kdStatus: 12,
      baris: [{ bahanId: barang.metanol, jumlah: 1, hargaSatuan: 500, hargaTotal: 500 }],
    }),
  );
  await tambahkan(uji, milikLaboran, 2, { kdStatus: 10, baris: [{ bahanId: barang.metanol, jumlah: 1 }] });
  for (const email of [pendaftar, laboran, 'petugas@kampus.example']) await uji.signIn(email);
}

const jam = (instrumenId: number) => ({
  instrumenId,
  jumlah: 2,
  jamMulai: '13:00',
  jamSelesai: '14:00',
  mulai: `${hari} 13:00`,
  selesai: `${hari} 14:00`,
  memegangSlot: true,
});

async function buatBarang({ server: { db } }: ServerUji) {
  const pokok = (nama: string) => ({ uuid: uuidv7(), laboratoriumId: lab, kd: `UJI-${nama}`, nama });
  const harga = { tarifInternal: 500, tarifEksternal: 1000 };
  const [labu, corong] = await db
    .insert(alat)
    .values([pokok('Labu ukur'), pokok('Corong pisah')])
    .returning();
  const [metanol] = await db
    .insert(bahan)
    .values({ ...pokok('Metanol'), satuan: 'mL', jmlStok: 5, ...harga })
    .returning();
  const [kckt] = await db
    .insert(instrumen)
    .values({ ...pokok('KCKT'), satuan: 'menit', durasi: 30, ...harga })
    .returning();
  // Next door (GAP-154).
  await db.insert(bahan).values({
    ...pokok('Agar'),
    laboratoriumId: 4,
    satuan: 'g',
    jmlStok: 5,
    ...harga,
  });
  return { labu: labu!.id, corong: corong!.id, metanol: metanol!.id, kckt: kckt!.id };
}

async function buat(
  { server: { db }, jam: { now } }: ServerUji,
  kdStatus: number,
  pemilik: string,
): Promise<string> {
  const id = uuidv7();
  await db.insert(pendaftaran).values({
    id,
    nomor: `UJI-${id}`,
    jenis: 'penelitian',
    pendaftarId: akun(pemilik).uuid,
    laboratoriumId: lab,
    judul: 'Isolasi flavonoid',
    kdStatus,
    createdAt: now(),
    updatedAt: now(),
  });
  await db.insert(penelitian).values({
    id,
    kdJenisPenelitian: 1,
    namaDosen: 'Dr. Sari',
    kdJenisPembiayaan: 1,
    golonganTarif: 'internal',
    tglMulai: '2026-11-20',
    tglSelesai: '2026-12-20',
  });
  return id;
}

type Isi = { kdStatus: number; baris: Partial<typeof barisPenggunaan.$inferInsert>[] };

async function tambahkan(
  { server: { db }, jam: { now } }: ServerUji,
  penelitianId: string,
  urut: number,
  { kdStatus, baris }: Isi,
): Promise<string> {
  const id = uuidv7();
  const { pendaftarId } = (await db.query.pendaftaran.findFirst({
    where: eq(pendaftaran.id, penelitianId),
  }))!;
  await db.insert(penambahan).values({
    id,
    penelitianId,
    urut,
    kdStatus,
    tglPenggunaan: hari,
    aktorId: pendaftarId,
    disetujuiPada: kdStatus === 12 ? now() : null,
    createdAt: now(),
    updatedAt: now(),
  });
  await simpanBaris(
    db,
    baris.map((satu, urutan) => ({
      id: uuidv7(),
      penambahanId: id,
      penelitianId,
      urutan,
      jumlah: 1,
      ...(kdStatus === 12 ? { hargaSatuan: 0, hargaTotal: 0 } : {}),
      ...satu,
    })),
  );
  return id;
}

/** The bill of an addition, on an invoice that is to be paid. */
async function tagih(
  { server: { db }, jam: { now } }: ServerUji,
  pendaftaranId: string,
  penambahanId: string,
): Promise<void> {
  const invoiceId = uuidv7();
  const lines = await db.select().from(barisPenggunaan).where(eq(barisPenggunaan.penambahanId, penambahanId));
  const rincian = lines.map((row) => ({
    uuid: row.id,
    createdAt: now().toISOString(),
    jenisBarang: namaJenisBarang[jenisBarang.bahan],
    kdBarang: row.kdBarang,
    namaBarang: row.namaBarang,
    jlhPenggunaan: row.jumlah,
    satuan: row.satuan,
    hargaSatuan: row.hargaSatuan!,
    hargaTotal: row.hargaTotal!,
  }));
  await db.insert(invoice).values({
    id: invoiceId,
    pendaftaranId,
    noInvoice: 'INV/PN/2026/90001',
    jenis: 'penggunaan',
    totalRincian: 500,
    sudahDibayar: 0,
    totalTagihan: 500,
    rincian,
    pembiayaan: {
      idJenisPembiayaan: 1,
      nikDosenPembiayaan: null,
      namaDosenPembiayaan: null,
      namaPembiayaan: null,
    },
    createdAt: now(),
    updatedAt: now(),
  });
  await db.insert(tagihan).values({
    id: uuidv7(),
    pendaftaranId,
    penambahanId,
    total: 500,
    rincian,
    invoiceId,
    createdAt: now(),
  });
}
