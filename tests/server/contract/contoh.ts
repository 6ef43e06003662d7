import { createECDH, randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Dorong } from '#domain/kabar/dorong.ts';
import { kodeHari } from '#domain/libur/tahun.ts';
import { acuan, laboratorium } from '#server/db/tables/acuan.ts';
import { openSession } from '#server/core/session.ts';
import { inTransaction } from '#server/core/journal.ts';
import { hariPengingat } from '#server/db/tables/kabar.ts';
import { kiriman } from '#server/db/tables/kiriman.ts';
import { simpanKabar } from '#server/modules/kabar/simpan.ts';
import { parameterSampel } from '#server/db/tables/pengujian.ts';
import { pengguna, permintaanPerbaikan, sesi } from '#server/db/tables/pengguna.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { akun } from '#tests/support/akun.ts';
import { jpg, pdf, png } from '#tests/support/berkas.ts';
import { bertandaTangan, unduhBerkas } from '#tests/support/bertanda-tangan.ts';
import { dataBersamaUji } from '#tests/support/data-bersama.ts';
import { kabarUji } from '#tests/support/kabar.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { admin, analis, hariIni, kalab, layanan, pendaftar, penyelia } from '#tests/support/layanan.ts';
import { bahanInduk, indukUji, semuaInduk } from '#tests/support/master.ts';
import { barangUji, laboran, risetUji } from '#tests/support/penelitian.ts';
import { hariPakai, pemakaianUji } from '#tests/support/penggunaan.ts';
import { suratUji } from '#tests/support/surat.ts';
import { petugasDari, uangPenelitian } from '#tests/support/uang-penelitian.ts';
import { contohKurva, isiKurva } from '#tests/support/contoh/lembar-kerja.ts';
import { versiUji } from '#tests/support/versi-lembar.ts';
import type { Pertanyaan } from '#domain/survei/endpoints.ts';
import type { ServerUji } from '#tests/support/server.ts';

/** A request that goes through: by whom, on which record, with what. Each call of one makes a record of its own. */
export type Contoh = {
  as: string;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** What its file field takes, where not any file of its kind will do. */
  berkas?: Uint8Array;
};

type Pembuat = (uji: ServerUji) => Promise<Contoh>;

/** Somebody signed in: without a profile unless more is said of them. */
async function orang(
  { server }: ServerUji,
  lain: Partial<typeof pengguna.$inferInsert> = {},
): Promise<{ uuid: string; email: string }> {
  const uuid = uuidv7();
  const email = `${uuid}@kampus.example`;
  await server.db
    .insert(pengguna)
    .values({ id: uuid, issuer: 'uji', sub: uuid, email, nama: 'Sari Widyaningsih', ...lain });
  return { uuid, email };
}

/** A device of theirs besides any that they ask from. */
async function perangkatLain({ server }: ServerUji, penggunaId: string): Promise<string> {
  await openSession(server, penggunaId, { nama: 'Chrome di Android' });
  const [ada] = await server.db.select().from(sesi).where(eq(sesi.penggunaId, penggunaId));
  return ada!.id;
}

const parameter = async (uji: ServerUji, kdProgres: number, kdStatusPengujian = 11) => {
  const { parameter: made } = await buatAnalisis(uji.server, { kdProgres, kdStatusPengujian });
  return { uuid: made[0]! };
};

/** A photo of the analyst's, brought already. */
const foto = async (uji: ServerUji) => ({
  // Of its own making, and not of the kind that names what is there.
  uuid: crypto.randomUUID(),
  keterangan: 'Krus sesudah pemijaran',
  file_foto: await layanan(uji).unggah(jpg(), 'krus.jpg', analis),
});

const parameterBaru = () => ({
  id_laboratorium: 7,
  kd_parameter_uji: `UJI-${uuidv7().slice(-12)}`,
  nama_parameter_uji: 'Kadar vitamin C',
  metode_uji: 'Titrasi iodimetri, FI VI',
  harga_internal: 100_000,
  harga_eksternal: 160_000,
  id_satuan: 1,
  flag_replikasi: 1,
  harga_replikasi_internal: 50_000,
  harga_replikasi_eksternal: 80_000,
  pembagian: [{ id_peran: 2, persen_pembagian: 40 }],
});

/** What is said of a transfer. */
const dibayar = {
  tgl_bayar: hariIni,
  no_rekening: '0123456789',
  nama_bank: 'Bank Contoh',
  nama_pemilik_rekening: 'Sari Widyaningsih',
};
/** Dated ahead: what is refused is tried again days later. */
const laporan = { tanggal: '2027-01-01', jam: '10:15', isi: '<p>Kadar <strong>98,7 %</strong></p>' };

/** Of every kind of master data: one to be made, and one that is there, to be changed and taken away. */
const contohInduk = Object.fromEntries(
  semuaInduk.flatMap((satu): [string, Pembuat][] => {
    const dibuat = async (uji: ServerUji, lain: object = {}) => ({
      as: admin,
      body: { uuid: (await indukUji(uji, satu).tambah()).data.uuid, ...lain },
    });
    const path = satu.master.path.slice(1);
    return [
      [`POST ${path}`, async () => ({ as: admin, body: satu.isi() })],
      [`PUT ${path}`, (uji) => dibuat(uji, satu.isi())],
      [`DELETE ${path}`, (uji) => dibuat(uji)],
      [`POST ${path}/import-check`, async () => banyak(satu.isi())],
      [`POST ${path}/import`, async () => banyak(satu.isi())],
    ];
  }),
);

/** A file with one row. */
const banyak = (isi: object): Contoh => ({ as: admin, body: { baris: [{ nomor: 2, isi }] } });

/** A time of the instrument that no example before has taken. */
const jamBerikut = (() => {
  let menit = 0;
  const jam = () =>
    `${String(Math.floor(menit / 60)).padStart(2, '0')}:${String(menit % 60).padStart(2, '0')}`;
  return (): [mulai: string, selesai: string] => {
    const mulai = jam();
    menit += 2;
    return [mulai, jam()];
  };
})();

const tanggal = '2040-01-02';
const libur = { nama_libur: 'Hari Contoh', jenis_libur: 'cuti-bersama' };
/** As if nobody had said anything of that year: there is one of each day. */
async function tanpaLibur({ request, server }: ServerUji, body: object): Promise<Contoh> {
  // Devices hear that they are off; what is off they never had.
  await request('DELETE', '/api/holiday', { as: admin, body: { tanggal } });
  await request('PUT', '/api/holiday/decree', { as: admin, body: { tahun: 2040 } });
  await server.db.delete(acuan).where(inArray(acuan.kode, [kodeHari(tanggal), 2040]));
  return { as: admin, body: { ...body } };
}
/** The day is there, to be changed and taken away. */
async function adaLibur(uji: ServerUji, isi: object = {}): Promise<Contoh> {
  const hari = [{ tanggal, ...libur, jenis_libur: 'hari-libur' }];
  await uji.request('POST', '/api/holiday', await tanpaLibur(uji, { hari }));
  return { as: admin, body: { tanggal, ...isi } };
}

type Berinvoice = Awaited<ReturnType<ReturnType<typeof uangPenelitian>['berinvoice']>>;
/** Read by Admin: of a research with an invoice, of a test at a code. */
const berinvoice =
  (query: (satu: Berinvoice) => Record<string, string>): Pembuat =>
  async (uji) => ({ as: admin, query: query(await uangPenelitian(uji).berinvoice(1)) });
const pengujianPada =
  (kode: number, nama: string): Pembuat =>
  async (uji) => ({ as: admin, query: { [nama]: (await layanan(uji).sampai(kode)).uuid } });

/** One for every call that is not read alone; a new call gets its line here before its tests can run. */
export const contoh: Record<string, Pembuat> = {
  'POST user': async (uji) => ({
    as: (await orang(uji)).email,
    body: {
      kd_status: 1,
      nama: 'Sari Widyaningsih',
      no_induk: '22613044',
      no_hp: '081234567890',
      kd_fakultas: 61,
      kd_program_studi: 613,
    },
  }),
  'PUT user/address': async (uji) => ({
    as: (await orang(uji, { kdStatusVerifikasi: 1, kdStatus: 3, role: 'Pendaftar' })).email,
    body: { alamat: 'Jl. Kaliurang km 14,5\nSleman 55584', npwp: '' },
  }),
  'PUT user/notification': async () => ({
    as: pendaftar,
    body: { kanal: 'surel', giliran: 'ringkasan', perubahan: 'tidak' },
  }),
  'PUT notification/device': async () => ({
    as: pendaftar,
    body: {
      // A key as browsers make them.
      p256dh: createECDH('prime256v1').generateKeys('base64url', 'uncompressed'),
      auth: randomBytes(16).toString('base64url'),
      endpoint: `https://fcm.googleapis.com/fcm/send/${uuidv7()}`,
      nama: 'Chrome di Android',
    },
  }),
  'DELETE notification/device': async (uji) => {
    const siap = await contoh['PUT notification/device']!(uji);
    await uji.request('PUT', '/api/notification/device', siap);
    const { data } = await uji.request<Dorong>('GET', '/api/notification/device', { as: siap.as });
    return { as: pendaftar, body: { uuid: data.perangkat[0]!.uuid } };
  },
  'DELETE user/device': async (uji) => {
    const { uuid, email } = await orang(uji, { kdStatusVerifikasi: 1, kdStatus: 5, role: 'Pendaftar' });
    return { as: email, body: { uuid: await perangkatLain(uji, uuid) } };
  },
  'GET officer/device': async () => ({ as: admin, query: { uuid: akun(analis).uuid } }),
  'DELETE officer/device': async (uji) => {
    const { uuid } = await orang(uji, { kdStatusVerifikasi: 1, kdStatus: 5, role: 'Pendaftar' });
    return { as: admin, body: { uuid, uuid_perangkat: await perangkatLain(uji, uuid) } };
  },
  'PUT notification/reminder': async ({ server }) => {
    // Each time the first.
    await server.db.delete(hariPengingat);
    return { as: admin, body: { pengingat: 'sampel', hari: [2, 5] } };
  },
  'PUT notification/resend': async ({ server }) => {
    const [id, penggunaId] = [uuidv7(), akun(pendaftar).uuid];
    const createdAt = server.clock.now();
    const isi = { kalimat: 'Akun Anda disetujui.', perihal: 'Sari Widyaningsih', halaman: 'profil' } as const;
    const satu = { ...isi, id, penggunaId, pokok: penggunaId, record: penggunaId, createdAt };
    await inTransaction(server.db, (db, journal) =>
      simpanKabar({ ...server, db, journal, received: createdAt }, [{ ...satu, jenis: 'perubahan' }]),
    );
    await server.db.insert(kiriman).values({
      id,
      kabarId: id,
      kanal: 'surel',
      penggunaId,
      cara: 'segera',
      keadaan: 'gagal',
      galat: 'Server surel menolak alamatnya: 550 Tidak ada.',
      cobaPada: createdAt,
      createdAt,
      selesaiPada: createdAt,
    });
    return { as: admin, body: { uuid: [id] } };
  },
  'PUT laboratory': async ({ request, server }) => {
    // Nobody makes one: it is as nobody has changed it.
    await server.db.update(laboratorium).set({ rev: 1, alamat: null });
    const { data } = await request<{ uuid: string }[]>('GET', '/api/laboratory', { as: admin });
    return {
      as: admin,
      body: { uuid: data[0]!.uuid, alamat: 'Jalan Kampus Contoh 1', flag_laporan_asli: 1 },
    };
  },
  'POST holiday': (uji) => tanpaLibur(uji, { hari: [{ tanggal, ...libur }] }),
  'PUT holiday': (uji) => adaLibur(uji, libur),
  'DELETE holiday': (uji) => adaLibur(uji),
  'PUT holiday/decree': (uji) => tanpaLibur(uji, { tahun: 2040, dasar: 'SKB 1/2040' }),
  'PUT officer': async (uji) => ({
    as: admin,
    body: {
      uuid: (await orang(uji, { kdStatusVerifikasi: 3, kdStatus: 5 })).uuid,
      nama: 'Sari Widyaningsih',
      no_whatsapp: '081234567890',
      no_induk_kepegawaian: '1990110520',
      id_role: 3,
      otoritas_laboratorium: [4, 7],
      flag_persetujuan: 1,
    },
  }),
  'PUT officer/correction': async (uji) => ({
    as: admin,
    body: {
      uuid: (await orang(uji, { kdStatusVerifikasi: 1, kdStatus: 5, role: 'Pendaftar' })).uuid,
      kd_status: 1,
      no_induk: '21613045',
      kd_fakultas: 61,
      kd_program_studi: 613,
      alasan: 'Terdaftar sebagai petugas, ternyata mahasiswa',
    },
  }),
  'POST user/correction-request': async (uji) => {
    const { uuid, email } = await orang(uji, { kdStatusVerifikasi: 1, kdStatus: 5, role: 'Pendaftar' });
    return { as: email, body: { uuid, isi: 'Program studi saya Farmasi Klinis.' } };
  },
  'PUT officer/correction-request': async (uji) => {
    const { uuid } = await orang(uji, { kdStatusVerifikasi: 1, kdStatus: 5, role: 'Pendaftar' });
    const createdAt = uji.jam.now();
    await uji.server.db
      .insert(permintaanPerbaikan)
      .values({ id: uuidv7(), penggunaId: uuid, isi: 'Program studi saya Farmasi Klinis.', createdAt });
    return { as: admin, body: { uuid, jawaban: 'Sudah dikoreksi.' } };
  },
  'PUT officer/activate': async (uji) => ({
    as: admin,
    body: {
      uuid: (await orang(uji, { kdStatusVerifikasi: 1, kdStatus: 5, role: 'Laboran' })).uuid,
      flag_aktif: 0,
    },
  }),
  'DELETE officer': async (uji) => ({
    as: admin,
    body: { uuid: (await orang(uji, { kdStatusVerifikasi: 2, kdStatus: 5 })).uuid },
  }),
  'POST officer/hand-over': async (uji) => {
    const { uuid } = await orang(uji, { kdStatusVerifikasi: 1, kdStatus: 5, role: 'Laboran' });
    const { parameter: dibuat } = await buatAnalisis(uji.server);
    await uji.server.db
      .update(parameterSampel)
      .set({ analisId: uuid })
      .where(eq(parameterSampel.id, dibuat[0]!));
    return {
      as: admin,
      body: { uuid, serahan: [{ jenis: 'analisis', kepada: akun(laboran).uuid }] },
    };
  },
  'PUT test-analysis/start': async (uji) => ({ as: analis, body: await parameter(uji, 0, 7) }),
  'POST test-analysis/report': async (uji) => ({
    as: analis,
    body: {
      ...(await parameter(uji, 1)),
      jenis_laporan: 'akhir',
      hasil_pengujian: '98,7 %',
      foto: [await foto(uji)],
      ...laporan,
    },
  }),
  'PUT test-analysis/sheet': async (uji) => ({
    as: analis,
    body: { ...(await parameter(uji, 1)), foto: [await foto(uji)] },
  }),
  'PUT test-analysis/request-done': async (uji) => {
    const { uuid } = await parameter(uji, 0, 7);
    await uji.request('PUT', '/api/test-analysis/start', { as: analis, body: { uuid } });
    await uji.request('POST', '/api/test-analysis/report', {
      as: analis,
      body: { uuid, jenis_laporan: 'akhir', hasil_pengujian: '98,7 %', ...laporan },
    });
    return { as: analis, body: { uuid } };
  },
  'PUT test-analysis/cancel': async (uji) => ({
    as: analis,
    body: { ...(await parameter(uji, 2)), catatan: 'Kolom KCKT bocor' },
  }),
  'PUT test-analysis/method': async (uji) => ({
    as: penyelia,
    body: { ...(await parameter(uji, 1)), metode_uji: 'Spektrofotometri UV' },
  }),
  'PUT test-analysis/verification-done': async (uji) => ({
    as: penyelia,
    body: { ...(await parameter(uji, 5)), flag_disetujui: 0, catatan: 'Ulangi penetapan blanko' },
  }),
  'POST test-parameter': async () => ({ as: admin, body: parameterBaru() }),
  'POST test-parameter/import-check': async () => banyak(parameterBaru()),
  'POST test-parameter/import': async () => banyak(parameterBaru()),
  'PUT test-parameter': async (uji) => {
    const baru = parameterBaru();
    const { data } = await uji.request<{ uuid: string }>('POST', '/api/test-parameter', {
      as: admin,
      body: baru,
    });
    return { as: admin, body: { ...baru, uuid: data.uuid, harga_internal: 90_000 } };
  },
  'POST test-parameter/sheet': async (uji) => {
    const alur = versiUji(uji);
    return { as: admin, body: { ...alur.badan({}), uuid_parameter_uji: await alur.uji() } };
  },
  'PUT test-parameter/sheet': async (uji) => {
    const alur = versiUji(uji);
    const { data } = await alur.buat(await alur.uji());
    return { as: admin, body: { ...alur.badan({ contoh: [] }), uuid: data.uuid } };
  },
  'PUT test-parameter/sheet/release': async (uji) => {
    const alur = versiUji(uji);
    const parameter = await alur.uji();
    await alur.dirilis(parameter);
    const { data } = await alur.buat(parameter);
    return { as: kalab, body: { uuid: data.uuid } };
  },
  'PUT test-parameter/sheet/stop': async (uji) => {
    const alur = versiUji(uji);
    const { uuid } = await alur.dirilis(await alur.uji());
    return { as: kalab, body: { uuid, alasan: 'Metodenya diganti' } };
  },
  'POST test': async (uji) => ({
    as: pendaftar,
    body: {
      id_jenis_penggunaan: 2,
      sampel: [sampelDaftar([{ id_pengujian_parameter_uji: (await katalog(uji)).air }])],
    },
  }),
  'POST test/verification': async (uji) => {
    const { uuid, sample } = await layanan(uji).sampai(1);
    return {
      as: admin,
      body: {
        uuid,
        flag_persetujuan: 1,
        sampel: sample.map((satu) => ({
          uuid: satu.uuid,
          id_pengujian_status_sampel: 1,
          parameter_uji: satu.parameter.map((parameter) => ({
            uuid: parameter.uuid,
            id_status_sampel_parameter: 3,
          })),
        })),
      },
    };
  },
  'POST test/generate-code': async (uji) => {
    const { uuid, sample } = await layanan(uji).sampai(6);
    return {
      as: admin,
      body: {
        uuid,
        sampel: sample.map((satu) => ({
          uuid: satu.uuid,
          id_pengujian_status_sampel: 2,
          tgl_penerimaan_sampel: hariIni,
          parameter_uji: satu.parameter.map((parameter) => ({
            uuid: parameter.uuid,
            id_user_analisis: akun(analis).uuid,
            id_user_penyelia: akun(penyelia).uuid,
          })),
        })),
      },
    };
  },
  'POST test/pause': async (uji) => {
    const { uuid } = await layanan(uji).sampai(6);
    return { as: admin, body: { uuid, sebab: 'alat', alasan: 'KCKT menunggu suku cadang.' } };
  },
  'POST test/resume': async (uji) => {
    const alur = layanan(uji);
    const { uuid } = await alur.sampai(6);
    const { data } = await alur.jeda(uuid);
    return { as: admin, body: { uuid, uuid_jeda: data.jeda[0]!.uuid, catatan: 'Suku cadang terpasang.' } };
  },
  'POST test/repayment': async (uji) => {
    const { uuid, bill, totalHarga, totalTerbayar } = await layanan(uji).sampai(8);
    return {
      as: admin,
      body: {
        uuid,
        nominal_akhir: totalHarga - totalTerbayar,
        tagihan: bill.map((baris) => ({
          uuid: baris.uuid,
          harga_pengujian: baris.hargaPengujian,
          harga_replikasi: baris.hargaReplikasi,
          harga_total: baris.hargaTotal,
        })),
      },
    };
  },
  'POST test-payment/invoice/payment': async (uji) => {
    const alur = layanan(uji);
    const { pembayaran } = await alur.sampai(5);
    return {
      as: pendaftar,
      body: {
        uuid: pembayaran.invoice[0]!.uuid,
        no_invoice: pembayaran.invoice[0]!.noInvoice,
        ...dibayar,
        file_bukti_pembayaran: await alur.unggah(pdf(), 'bukti.pdf', pendaftar),
      },
    };
  },
  'PUT test-payment/invoice/verification': async (uji) => {
    const alur = layanan(uji);
    const { uuid } = await alur.sampai(5);
    await alur.bayar(uuid);
    const { uuid: invoice, noInvoice } = await alur.invoice(uuid);
    return { as: admin, body: { uuid: invoice, no_invoice: noInvoice, flag_verifikasi: 1 } };
  },
  'PUT test-payment/invoice/payment-number': async (uji) => {
    const { pembayaran } = await layanan(uji).sampai(5);
    const { uuid } = pembayaran.invoice[0]!;
    return { as: admin, body: { uuid, jenis_nomor_bayar: 'va', nomor_bayar: '8808 1234 5678 9012' } };
  },
  'PUT research-payment/invoice/payment-number': async (uji) => {
    const { invoice } = await uangPenelitian(uji).berinvoice(1);
    return {
      as: await petugasDari(uji, 7),
      body: { uuid: invoice.uuid, jenis_nomor_bayar: 'billing', nomor_bayar: '820261120123456' },
    };
  },
  'POST research-payment/invoice': async (uji) => {
    const { uuid, tagihan } = await uangPenelitian(uji).ditagih([5]);
    return {
      as: pendaftar,
      body: { uuid_penelitian: uuid, uuid_tagihan: tagihan, id_jenis_pembiayaan: 1 },
    };
  },
  'POST research-payment/invoice/cancel': async (uji) => {
    const { invoice } = await uangPenelitian(uji).berinvoice(1);
    return { as: pendaftar, body: { uuid: invoice.uuid, catatan: 'Pembayar berubah' } };
  },
  'POST research-payment/invoice/payment': async (uji) => {
    const uang = uangPenelitian(uji);
    const { invoice } = await uang.berinvoice(1);
    return {
      as: pendaftar,
      body: {
        uuid: invoice.uuid,
        no_invoice: invoice.noInvoice,
        ...dibayar,
        file_bukti_pembayaran: await uang.unggah(pdf(), 'bukti.pdf', pendaftar),
      },
    };
  },
  'POST research-payment/invoice/verification': async (uji) => {
    const { invoice } = await uangPenelitian(uji).berinvoice(2);
    return {
      // Another one than those tests send a key again as.
      as: await petugasDari(uji, 7),
      body: { uuid: invoice.uuid, no_invoice: invoice.noInvoice, flag_verifikasi: 1 },
    };
  },
  'POST return-deposit/return': async (uji) => {
    const alur = layanan(uji);
    const { uuid } = await alur.sampai(8);
    const { data } = await alur.pelunasan(uuid, () => ({ harga_pengujian: 1000, harga_replikasi: 0 }));
    return {
      as: admin,
      body: {
        uuid: data.pengembalian[0]!.uuid,
        tgl_pengembalian: hariIni,
        no_rekening_tujuan: '0123456789',
        nama_bank_tujuan: 'Bank Contoh',
        nama_pemilik_rekening_tujuan: 'Sari Widyaningsih',
        file_bukti_pembayaran: await alur.unggah(png(), 'bukti.png', admin),
      },
    };
  },
  'PUT test-report/report-available': async (uji) => ({
    as: kalab,
    body: {
      uuid: (await layanan(uji).sampai(10)).uuid,
      no_surat: `UJI/${uuidv7()}`,
      keterangan: 'Memenuhi syarat FI VI.',
    },
  }),
  'POST test-report/signed': async (uji) => {
    const alur = layanan(uji);
    const { uuid, lhu } = await alur.sampai(14);
    const bytes = bertandaTangan(await unduhBerkas(uji, lhu[0]!.file.sha256, kalab));
    return {
      as: kalab,
      body: { uuid, file_bertanda_tangan: await alur.unggah(bytes, 'lhu.pdf', kalab) },
      berkas: bytes,
    };
  },
  'PUT test-report/request-document': async (uji) => ({
    as: pendaftar,
    body: {
      uuid: (await layanan(uji).sampai(14)).uuid,
      flag_request_dokumen_tambahan: 1,
      deskripsi_request_dokumen_tambahan: 'Kromatogram asli',
    },
  }),
  'POST test-report/upload-document': async (uji) => {
    const alur = layanan(uji);
    const { uuid } = await alur.sampai(15);
    return {
      as: admin,
      body: { uuid, file_dokumen_tambahan: await alur.unggah(pdf('kromatogram'), 'kromatogram.pdf', admin) },
    };
  },
  'DELETE test-report/upload-document': async (uji) => ({
    as: admin,
    body: { uuid: (await layanan(uji).sampai(16)).uuid, catatan: 'Dokumen milik sampel lain' },
  }),
  'GET status-link': async (uji) => ({ as: pendaftar, query: { uuid: (await layanan(uji).sampai(5)).uuid } }),
  'POST status-link': async (uji) => ({ as: pendaftar, body: { uuid: (await layanan(uji).sampai(5)).uuid } }),
  'DELETE status-link': async (uji) => {
    const { uuid } = await layanan(uji).sampai(5);
    await layanan(uji).panggil('POST', 'status-link', { uuid }, { as: pendaftar });
    return { as: pendaftar, body: { uuid } };
  },
  'POST survey': async (uji) => {
    const { uuid } = await layanan(uji).sampai(14);
    const { data } = await uji.request<Pertanyaan[]>('GET', '/api/survey/question', { as: pendaftar });
    return {
      as: pendaftar,
      body: {
        uuid_pengujian: uuid,
        jawaban: data.map((satu) => ({
          uuid_pertanyaan: satu.uuid,
          ...(satu.answerOption.kdJawaban === 'PG'
            ? { uuid_jawaban: satu.answerOption.answerRange[0]!.uuid }
            : { isian: 'Jam pelayanan lebih panjang' }),
        })),
      },
    };
  },
  'PUT notification/read': async (uji) => {
    await layanan(uji).daftar();
    const { kabarkan, semua: kabar } = kabarUji(uji);
    await kabarkan();
    return { as: admin, body: { uuid: [(await kabar(admin))[0]!.uuid] } };
  },
  'POST bench-data': async (uji) => {
    const alur = versiUji(uji);
    const { uuid } = await alur.dirilis(await alur.uji(), { isi: isiKurva(), contoh: [contohKurva()] });
    return { as: laboran, body: dataBersamaUji(uji).isi(uuid, { alasan: 'Pengukuran ulang' }) };
  },
  'POST research': async (uji) => ({ as: pendaftar, body: await risetUji(uji).formulir(pendaftar) }),
  'POST research/verification': async (uji) => {
    const { uuid } = await risetUji(uji).sampai(1);
    return { as: kalab, body: { uuid_penelitian: uuid, flag_persetujuan: 1, catatan: 'Sesuai jadwal' } };
  },
  'POST research/update-usage-period': async (uji) => {
    const { uuid } = await risetUji(uji).sampai(2);
    const { labu, metanol, kckt } = await barangUji(uji);
    return {
      as: laboran,
      body: {
        uuid_penelitian: uuid,
        tgl_mulai: hariIni,
        tgl_selesai: '2027-01-15',
        jam_mulai: '08:00',
        jam_selesai: '15:30',
        alat: [{ id_alat: labu }],
        bahan: [{ id_bahan: metanol }],
        instrumen: [{ id_instrumen: kckt }],
      },
    };
  },
  'POST research/pause': async (uji) => {
    const { uuid } = await risetUji(uji).sampai(3);
    return { as: laboran, body: { uuid, sebab: 'pendaftar', alasan: 'Tagihan penggunaan belum dibayar.' } };
  },
  'POST research/resume': async (uji) => {
    const riset = risetUji(uji);
    const { uuid } = await riset.sampai(3);
    const { data } = await riset.jeda(uuid);
    return { as: laboran, body: { uuid, uuid_jeda: data.jeda[0]!.uuid, catatan: 'Tagihan sudah dibayar.' } };
  },
  'POST research/request-done-usage': async (uji) => {
    const riset = risetUji(uji);
    const { uuid } = await riset.sampai(3);
    await riset.surveiLangsung(uuid);
    return { as: pendaftar, body: { uuid_penelitian: uuid, catatan: 'Penggunaan sudah cukup' } };
  },
  'POST research/done-usage': async (uji) => ({
    as: laboran,
    body: { uuid_penelitian: (await risetUji(uji).sampai(3)).uuid },
  }),
  'POST research-usage': async (uji) => {
    const { uuid } = await risetUji(uji).sampai(3);
    const { metanol, spektro } = await barangUji(uji);
    const { baris } = pemakaianUji(uji);
    return {
      as: pendaftar,
      body: {
        uuid_penelitian: uuid,
        tgl_penggunaan: hariPakai,
        penggunaan: [baris.bahan(metanol, 1), { ...baris.waktu(spektro), jlh_penggunaan: 2 }],
        catatan: 'Ekstraksi pertama',
      },
    };
  },
  'PUT research-usage': async (uji) => {
    const { baris, dengan } = pemakaianUji(uji);
    const { kckt, metanol } = await barangUji(uji);
    const { penambahan } = await dengan([baris.waktu(kckt, ...jamBerikut())]);
    return {
      as: pendaftar,
      body: {
        uuid: penambahan.uuid,
        tgl_penggunaan: hariPakai,
        penggunaan: [baris.bahan(metanol, 1)],
        base_rev: penambahan.rev,
      },
    };
  },
  'POST research-usage/verification': async (uji) => {
    const { baris, dengan } = pemakaianUji(uji);
    const { labu, metanol } = await barangUji(uji);
    const { penambahan } = await dengan([baris.bahan(metanol, 1), baris.alat(labu)]);
    return {
      as: laboran,
      body: { uuid: penambahan.uuid, flag_persetujuan: 1, catatan: 'Sesuai catatan alat' },
    };
  },
  'POST research-usage/return-tool': async (uji) => {
    const { baris, dengan, baca } = pemakaianUji(uji);
    const { uuid } = await dengan([baris.alat((await barangUji(uji)).labu, 3)], laboran);
    const [row] = (await baca(uuid)).data.pengembalianAlat;
    return {
      as: laboran,
      body: {
        uuid_penelitian: uuid,
        pengembalian: [{ uuid: row!.uuid, rev: row!.rev, jlh_kembali: 1, jlh_rusak: 1, jlh_diganti: 0 }],
      },
    };
  },
  'POST research-usage/extend': async (uji) => {
    const { uuid, rev } = await risetUji(uji).sampai(3);
    return {
      as: laboran,
      body: {
        uuid_penelitian: uuid,
        tgl_selesai: '2027-01-15',
        catatan: 'Alat rusak seminggu',
        base_rev: rev,
      },
    };
  },
  'POST submission-lab-free': async (uji) => ({ as: (await suratUji(uji).pemohon()).email, body: {} }),
  'POST submission-lab-free/verification': async (uji) => ({
    as: laboran,
    body: {
      uuid: (await suratUji(uji).diajukan([4, 2])).surat.uuid,
      flag_persetujuan: 1,
      catatan: 'Loker sudah kosong',
      id_laboratorium: 4,
    },
  }),
  ...contohInduk,
  'POST item/stock': async (uji) => {
    const { data } = await indukUji(uji, bahanInduk).tambah();
    return { as: laboran, body: { uuid: data.uuid, jml_stok: 12, alasan: 'Hasil hitung ulang' } };
  },
  'POST sync/push': async () => ({
    as: analis,
    headers: { 'x-acting-user': akun(analis).uuid },
    body: { device: { id: uuidv7(), app_version: '1', waiting: 0, oldest_at: null }, ops: [] },
  }),

  // Ends the session it comes with, so nobody's whom other tests need.
  'POST auth/logout': async () => ({ as: 'laboran2@kampus.example' }),
  ...Object.fromEntries(
    ['history', 'usage', 'return-tool'].map((bagian): [string, Pembuat] => [
      `GET research-usage/${bagian}`,
      async (uji) => ({ as: laboran, query: { uuid: (await risetUji(uji).sampai(12)).uuid } }),
    ]),
  ),
  'GET research-usage/history-detail': async (uji) => ({
    as: laboran,
    query: { uuid: (await risetUji(uji).sampai(12)).penambahan[0]!.uuid },
  }),
  'GET organization': async () => ({ as: admin, query: { kd_level: 'fakultas' } }),
  'GET research-payment/bill': berinvoice(({ uuid }) => ({ uuid_penelitian: uuid })),
  'GET research-payment/invoice': berinvoice(({ uuid }) => ({ uuid_penelitian: uuid })),
  'GET research-payment/invoice/detail': berinvoice(({ invoice }) => ({ uuid: invoice.uuid })),
  'GET research-payment/invoice/print': berinvoice(({ uuid }) => ({ uuid })),
  'GET test-parameter/sheet': async (uji) => {
    const alur = versiUji(uji);
    const uuid = await alur.uji();
    await alur.dirilis(uuid);
    return { as: admin, query: { uuid_parameter_uji: uuid } };
  },
  'GET test-payment/bill': pengujianPada(5, 'uuid'),
  'GET test-payment/invoice': pengujianPada(5, 'uuid_pengujian'),
  'GET test-payment/invoice/print': pengujianPada(5, 'uuid'),
  'GET test-report/print': pengujianPada(10, 'uuid'),
  'GET submission-lab-free/check-can-submission': async () => ({ as: pendaftar }),
  'GET test-analysis/progress-detail': async (uji) => {
    const { uuid } = await parameter(uji, 1);
    const { data } = await uji.request<{ history: { uuid: string }[] }>('POST', '/api/test-analysis/report', {
      as: analis,
      body: { uuid, jenis_laporan: 'progres', ...laporan },
    });
    return { as: analis, query: { uuid: data.history[0]!.uuid } };
  },
};
