import { eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { versiKontrak } from '#domain/sync/batas.ts';
import type { HasilOperasi } from '#domain/sync/endpoints.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { acuan, laboratorium } from '#server/db/tables/acuan.ts';
import { alat } from '#server/db/tables/barang.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { akun } from '#tests/support/akun.ts';
import { pdf, png } from '#tests/support/berkas.ts';
import { caraKirim } from '#tests/support/formulir.ts';
import { menurutKolom } from '#tests/support/kolom.ts';
import { hariIni, layanan, pendaftar } from '#tests/support/layanan.ts';
import {
  akhirPenelitian,
  barangUji,
  dosen,
  industri,
  labBiologi,
  labKimia,
  laboran,
  nonLab,
  risetUji,
} from '#tests/support/penelitian.ts';
import { potret } from '#tests/support/potret.ts';
import { awalJam, createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let riset: ReturnType<typeof risetUji>;
let kimia: Awaited<ReturnType<typeof barangUji>>;
let biologi: typeof kimia;
beforeAll(async () => {
  uji = await createTestServer();
  riset = risetUji(uji);
  kimia = await barangUji(uji, labKimia);
  biologi = await barangUji(uji, labBiologi);
});
afterAll(() => uji.close());
afterEach(() => uji.jam.set(awalJam));

const kosong = 'Kolom tidak boleh kosong';
/** Research of type 2: a place and a time instead of plan rows. */
const diLuar = (lain: object = {}) => ({
  id_jenis_penelitian: 2,
  rencana_penggunaan: [],
  tempat_penelitian: 'Apotek Sehat Sentosa, Bandung',
  tgl_mulai: hariIni,
  tgl_selesai: akhirPenelitian,
  ...lain,
});
const nama = ({ map, lab, ...satu }: Penelitian) => ({ ...satu, map: map?.id ?? null, lab: lab.id });

describe('[API-056, REG-40] a registration', () => {
  test('[REG-11, REG-20, REG-23, REG-32, REG-33] of an internal student says back what the form said', async () => {
    const uuid = uuidv7();
    const { labu, corong, metanol, kckt } = kimia;
    const jawaban = await riset.daftar({
      uuid,
      judul: '  Isolasi flavonoid ',
      judul_payung: 'Obat bahan alam',
      keterangan_jenis_penelitian: 'Skripsi',
      rencana_penggunaan: [
        riset.rencana({
          jam_mulai: '08:00',
          jam_selesai: '12:30',
          alat: [corong, labu],
          bahan: [metanol],
          instrumen: [kckt],
        }),
      ],
    });
    expect([jawaban.status, jawaban.info]).toEqual([201, 'Data penelitian berhasil disimpan']);
    expect(nama(jawaban.data)).toMatchObject({
      uuid,
      rev: '1',
      judul: 'Isolasi flavonoid',
      judulPayung: 'Obat bahan alam',
      keteranganJenisPenelitian: 'Skripsi',
      usageType: { id: 1, jenisPenggunaan: 'Penelitian' },
      researchType: { kdJenisPenelitian: 1 },
      user: { uuid: akun(pendaftar).uuid, kdProgramStudi: 613 },
      nikDosen: dosen.nik,
      namaDosen: dosen.nama,
      paymentType: { kdJenisPembiayaan: 1, jenisPembiayaan: 'Saya sendiri' },
      map: 1,
      lab: labKimia,
      golonganTarif: 'internal',
      tglMulai: hariIni,
      tglSelesai: akhirPenelitian,
      jamMulai: '08:00',
      jamSelesai: '12:30',
      tempatPenelitian: null,
      filePersetujuanDosen: { name: 'persetujuan.pdf', mime: 'application/pdf' },
      fileProposal: null,
      fileSertifikatPelatihan: { name: 'sertifikat.pdf' },
      idStatusPengajuan: 1,
      statusSubmission: { kdStatusPengajuan: 1, statusPengajuan: 'Diajukan' },
    });
    expect(jawaban.data.researchLabTool.map(({ tool }) => tool.id)).toEqual([corong, labu]);
    expect(jawaban.data.researchLabItem.map(({ item }) => item.id)).toEqual([metanol]);
    expect(jawaban.data.researchLabInstrument.map(({ instrument }) => instrument.id)).toEqual([kckt]);
    expect(
      jawaban.data.history.map(({ statusSubmission, user }) => [
        statusSubmission.kdStatusPengajuan,
        user?.uuid,
      ]),
    ).toEqual([[1, akun(pendaftar).uuid]]);
  });

  test('[GAP-21] makes one research of each plan row, with a number each and everything else alike', async () => {
    const [uuid, kedua] = [uuidv7(), uuidv7()];
    const jawaban = await riset.panggil<Penelitian[]>('POST', 'research', {
      ...(await riset.formulir(pendaftar)),
      uuid,
      rencana_penggunaan: [
        riset.rencana({ alat: [kimia.labu] }),
        riset.rencana({
          uuid: kedua,
          id_laboratorium: labBiologi,
          tgl_selesai: '2026-12-01',
          bahan: [biologi.agar],
        }),
        riset.rencana({ id_laboratorium: labBiologi, tgl_mulai: '2027-01-04', tgl_selesai: '2027-01-29' }),
      ],
    });
    expect(jawaban.status).toBe(201);
    const { data } = jawaban;
    expect(data.map((satu) => [satu.uuid, satu.idLaboratorium, satu.tglMulai, satu.tglSelesai])).toEqual([
      [uuid, labKimia, hariIni, akhirPenelitian],
      [kedua, labBiologi, hariIni, '2026-12-01'],
      [data[2]!.uuid, labBiologi, '2027-01-04', '2027-01-29'],
    ]);
    expect(data.map((satu) => [satu.researchLabTool.length, satu.researchLabItem.length])).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ]);
    const urut = data.map(({ nomor }) => Number(nomor!.slice(-4)));
    expect(urut).toEqual([urut[0], urut[0]! + 1, urut[0]! + 2]);
    for (const satu of data)
      expect(satu).toMatchObject({
        judul: data[0]!.judul,
        fileSertifikatPelatihan: data[0]!.fileSertifikatPelatihan,
        idStatusPengajuan: 1,
        history: [{ statusSubmission: { kdStatusPengajuan: 1 } }],
      });
    // Each goes its own way from here.
    await riset.verifikasi(uuid, 1);
    expect((await riset.baca(kedua)).data.idStatusPengajuan).toBe(1);
  });

  test('[GAP-21] of several rows of which one is wrong makes none, and takes no number', async () => {
    const sebelum = await potret(uji);
    const jawaban = await riset.daftar({
      rencana_penggunaan: [riset.rencana(), riset.rencana({ tgl_selesai: '2026-11-19' })],
    });
    expect(jawaban.status).toBe(422);
    expect(await potret(uji)).toEqual(sebelum);
  });

  test('[GAP-21] sent twice under one key shows all it made, the second time too', async () => {
    const isi = {
      ...(await riset.formulir(pendaftar)),
      rencana_penggunaan: [riset.rencana(), riset.rencana({ id_laboratorium: labBiologi })],
    };
    const headers = { 'idempotency-key': uuidv7() };
    const kirim = () => riset.panggil<Penelitian[]>('POST', 'research', isi, { headers });
    const [satu, dua] = [await kirim(), await kirim()];
    expect(satu.data.map(({ idLaboratorium }) => idLaboratorium)).toEqual([labKimia, labBiologi]);
    expect(satu.data[0]!.uuid).toBe(headers['idempotency-key']);
    expect(dua.headers.get('idempotency-replayed')).toBe('true');
    expect(dua.data).toEqual(satu.data);
  });

  test('[GAP-22, REG-34, REG-39] of research elsewhere goes to Non laboratorium, without documents, plan and usage', async () => {
    const { status, data } = await riset.daftar(diLuar({ jam_mulai: '08:00', jam_selesai: '12:00' }));
    expect(status).toBe(201);
    expect(data).toMatchObject({
      idLaboratorium: nonLab,
      researchType: { kdJenisPenelitian: 2 },
      tempatPenelitian: 'Apotek Sehat Sentosa, Bandung',
      jamMulai: '08:00',
      filePersetujuanDosen: null,
      fileProposal: null,
      fileSertifikatPelatihan: null,
      researchLabTool: [],
      flagDapatMengajukanPenggunaan: false,
    });
  });

  test('[REG-21] of somebody from outside: a lecturer in words, the proposal instead of the letter, no theme', async () => {
    const { status, data } = await riset.daftar({ nik_dosen: dosen.nik, id_peta_penelitian: 2 }, industri);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      nikDosen: null,
      namaDosen: 'Dr. Surya Dharma',
      map: null,
      golonganTarif: 'eksternal',
      filePersetujuanDosen: null,
      fileProposal: { name: 'proposal.pdf' },
      fileSertifikatPelatihan: { name: 'sertifikat.pdf' },
    });
  });

  test.each([
    [
      '[REG-25, REG-27] one of the list, whatever name is sent, and no source of money of one’s own',
      { nik_dosen: dosen.nik, nama_dosen: 'Siapa saja', id_jenis_pembiayaan: 1, nama_pembiayaan: 'Hibah' },
      { nikDosen: dosen.nik, namaDosen: dosen.nama, idJenisPembiayaan: 1, namaPembiayaan: null },
    ],
    [
      '[REG-25, REG-28] none, and one of the list who pays',
      { nik_dosen: '0', id_jenis_pembiayaan: 2, nik_dosen_pembiayaan: dosen.nik },
      { nikDosen: '0', namaDosen: null, nikDosenPembiayaan: dosen.nik, namaDosenPembiayaan: dosen.nama },
    ],
    [
      '[REG-26, REG-28] others by name',
      {
        nik_dosen: '999',
        nama_dosen: 'Dr. Rudi',
        id_jenis_pembiayaan: 2,
        nik_dosen_pembiayaan: '999',
        nama_dosen_pembiayaan: 'Dr. Sari',
      },
      { nikDosen: '999', namaDosen: 'Dr. Rudi', nikDosenPembiayaan: '999', namaDosenPembiayaan: 'Dr. Sari' },
    ],
    [
      '[REG-29] something else that pays',
      { id_jenis_pembiayaan: 3, nama_pembiayaan: 'Hibah penelitian dasar' },
      { idJenisPembiayaan: 3, namaPembiayaan: 'Hibah penelitian dasar', nikDosenPembiayaan: null },
    ],
  ])('%s: is kept so', async (_judul, isi, disimpan) => {
    expect((await riset.daftar(isi)).data).toMatchObject(disimpan);
  });

  test('[GAP-14, REG-24] keeps tariff and study programme of the day, whatever becomes of the registrant', async () => {
    const { data } = await riset.daftar();
    const { uuid } = akun(pendaftar);
    const ubah = (isi: object) => uji.server.db.update(pengguna).set(isi).where(eq(pengguna.id, uuid));
    await ubah({ email: 'mahasiswa@lulus.example', kdProgramStudi: 617 });
    const dulu = (await riset.baca(data.uuid)).data;
    await ubah({ email: pendaftar, kdProgramStudi: 613 });
    expect(dulu).toMatchObject({ golonganTarif: 'internal', user: { kdProgramStudi: 613 } });
  });

  test('[REG-24] asks for no theme of a programme without one, and keeps none', async () => {
    const { data, status } = await riset.daftar({ id_peta_penelitian: 3 }, laboran);
    expect([status, data.map]).toEqual([201, null]);
  });

  test('[REG-32, GAP-104] from today on, as it is today in Jakarta, when the draft was begun', async () => {
    uji.jam.set('2026-11-20T17:00:00Z');
    const rencana = (tgl_mulai: string) => ({ rencana_penggunaan: [riset.rencana({ tgl_mulai })] });
    expect((await riset.daftar(rencana('2026-11-20'))).errors).toEqual([
      { field: 'rencana_penggunaan[0][tgl_mulai]', message: 'Tanggal mulai tidak boleh sebelum hari ini' },
    ]);
    expect((await riset.daftar(rencana('2026-11-21'))).status).toBe(201);

    const tulisan = async (begun_at: string) => ({
      id: uuidv7(),
      v: versiKontrak,
      call: 'POST research',
      body: { ...(await riset.formulir(pendaftar)), ...rencana('2026-11-20') },
      captured_at: uji.jam.now().toISOString(),
      begun_at,
      clock_offset_ms: 0,
    });
    const { data } = await uji.request<{ results: HasilOperasi[] }>('POST', '/api/sync/push', {
      as: pendaftar,
      headers: { 'x-acting-user': akun(pendaftar).uuid },
      body: {
        device: { id: uuidv7(), app_version: 'uji', waiting: 2, oldest_at: null },
        ops: [await tulisan('2026-11-20T10:00:00Z'), await tulisan('2026-11-20T17:00:00Z')],
      },
    });
    expect(data.results.map(({ status }) => status)).toEqual([201, 422]);
  });
});

describe('[GAP-147] the number', () => {
  const nomor = async (lain: object = {}) => (await riset.daftar(lain)).data.nomor!;
  test('counts registrations of research by month, beside those of testing', async () => {
    expect(await nomor()).toMatch(/^P-2611-\d{4}$/);
    uji.jam.set('2027-01-31T17:00:00Z'); // February in Jakarta
    const waktu = { tgl_mulai: '2027-02-01', tgl_selesai: '2027-02-10' };
    const rencana_penggunaan = [riset.rencana(waktu)];
    const { data: pengujian } = await layanan(uji).daftar();
    expect([
      pengujian.nomor,
      await nomor({ rencana_penggunaan }),
      await nomor({ rencana_penggunaan }),
    ]).toEqual(['U-2702-0001', 'P-2702-0001', 'P-2702-0002']);
  });

  test('is given once, whoever registers at the same time, and not to what is refused', async () => {
    const satu = Number((await nomor()).slice(-4));
    await riset.daftar({ judul: '' });
    const bersama = await Promise.all(Array.from({ length: 5 }, () => nomor()));
    expect(bersama.map((teks) => Number(teks.slice(-4))).toSorted((a, b) => a - b)).toEqual(
      [1, 2, 3, 4, 5].map((tambah) => satu + tambah),
    );
  });
});

describe('what a registration must say', () => {
  const baris = (at: number, field: string) => `rencana_penggunaan[${at}]${field}`;
  const rencana = (lain: object) => ({ rencana_penggunaan: [riset.rencana(lain)] });
  const takTerpilih = 'Pilih laboratorium dari daftar.';
  const bukanMilik = 'Pilih barang dari laboratorium ini.';

  /** The rules themselves have their tables (tests/domain/penelitian/rules.test.ts); here that each part is asked, at once. */
  test.each<[string, string, () => object, Record<string, string>]>([
    [
      '[REG-22, REG-23] what the form leaves empty or does not offer',
      pendaftar,
      () => ({ id_jenis_penelitian: 3, id_jenis_penggunaan: 2, judul: ' ' }),
      {
        id_jenis_penelitian: 'Nilai harus salah satu dari 1, 2.',
        id_jenis_penggunaan: 'Nilai harus salah satu dari 1.',
        judul: kosong,
      },
    ],
    [
      '[REG-24, REG-25, REG-29, REG-32, REG-36, REG-37, REG-38] what is asked of an internal student',
      pendaftar,
      () => ({
        ...rencana({ jam_mulai: '08:00' }),
        nik_dosen: '',
        id_peta_penelitian: '',
        id_jenis_pembiayaan: 3,
        file_persetujuan_dosen: '',
        file_sertifikat_pelatihan: '',
      }),
      {
        nik_dosen: kosong,
        nama_pembiayaan: kosong,
        id_peta_penelitian: kosong,
        [baris(0, '[jam_selesai]')]: kosong,
        file_persetujuan_dosen: kosong,
        file_sertifikat_pelatihan: kosong,
      },
    ],
    [
      '[REG-21, REG-37] what is asked of somebody from outside',
      industri,
      () => ({ nama_dosen: '', file_proposal: '', id_jenis_pembiayaan: 3, nama_pembiayaan: 'Perusahaan' }),
      {
        nama_dosen: kosong,
        file_proposal: kosong,
        id_jenis_pembiayaan: 'Pendaftar dari luar hanya dapat membiayai sendiri.',
      },
    ],
    [
      '[REG-34] what is asked of research elsewhere',
      pendaftar,
      () => diLuar({ tempat_penelitian: '', tgl_mulai: '2026-11-19' }),
      { tempat_penelitian: kosong, tgl_mulai: 'Tanggal mulai tidak boleh sebelum hari ini' },
    ],
    [
      '[REG-24, REG-25, REG-28, REG-30, REG-33, GAP-22] what no list has, or that of another laboratory',
      pendaftar,
      () => ({
        nik_dosen: '123',
        id_jenis_pembiayaan: 2,
        nik_dosen_pembiayaan: '123',
        id_peta_penelitian: 99,
        rencana_penggunaan: [
          riset.rencana({ id_laboratorium: 99 }),
          riset.rencana({ id_laboratorium: nonLab }),
          riset.rencana({ alat: [kimia.labu, biologi.labu], bahan: [biologi.metanol], instrumen: [99_999] }),
        ],
      }),
      {
        nik_dosen: 'Pilih dosen dari daftar.',
        nik_dosen_pembiayaan: 'Pilih dosen dari daftar.',
        id_peta_penelitian: 'Pilih salah satu dari daftar.',
        [baris(0, '[id_laboratorium]')]: takTerpilih,
        [baris(1, '[id_laboratorium]')]: takTerpilih,
        [baris(2, '[alat][1]')]: bukanMilik,
        [baris(2, '[bahan][0]')]: bukanMilik,
        [baris(2, '[instrumen][0]')]: bukanMilik,
      },
    ],
  ])('%s: 422 by its field, nothing is written', async (_judul, as, isi, salah) => {
    const form = { ...(await riset.formulir(as)), ...isi() };
    const sebelum = await potret(uji);
    const { status, errors } = await riset.panggil('POST', 'research', form, { as });
    expect([status, menurutKolom(errors!)]).toEqual([422, salah]);
    expect(await potret(uji)).toEqual(sebelum);
  });

  test('[REG-35, MSG-15] a document that is no PDF: 415; somebody else’s file: 422', async () => {
    const gambar = await riset.unggah(png(), 'persetujuan.pdf', pendaftar);
    expect(await riset.daftar({ file_persetujuan_dosen: gambar })).toMatchObject({
      status: 415,
      errors: [{ field: 'file_persetujuan_dosen', message: 'Silahkan pilih file dengan format .pdf' }],
    });
    const asing = await riset.unggah(pdf('rahasia'), 'persetujuan.pdf', industri);
    expect(await riset.daftar({ file_persetujuan_dosen: asing })).toMatchObject({
      status: 422,
      errors: [{ field: 'file_persetujuan_dosen' }],
    });
  });

  test('[MSG-14, CONF-55, FILES-01, CONST-25] a document a byte over 5 MB: 413 in the words of research; of 5 MB it is taken', async () => {
    const lewatForm = risetUji(uji, caraKirim.multipart);
    const lima = 5 * 1024 * 1024;
    const isi = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(pdf());
      return new File([bytes as BlobPart], 'persetujuan.pdf');
    };
    expect(await lewatForm.daftar({ file_persetujuan_dosen: isi(lima + 1) })).toMatchObject({
      status: 413,
      info: 'Maksimal file 5MB',
    });
    const { status, data } = await lewatForm.daftar({ file_persetujuan_dosen: isi(lima) });
    expect([status, data.filePersetujuanDosen?.size]).toEqual([201, lima]);
  });

  test('what is no longer offered: 422 for a laboratory, a tool, a lecturer and a theme', async () => {
    const { db } = uji.server;
    const salah = async (isi: object) => (await riset.daftar(isi)).errors?.[0]?.field;
    const tema = inArray(acuan.jenis, ['dosen', 'peta-penelitian']);
    await db.update(laboratorium).set({ flagAktif: false }).where(eq(laboratorium.id, labBiologi));
    await db.update(alat).set({ flagAktif: false }).where(eq(alat.id, kimia.corong));
    expect(await salah(rencana({ id_laboratorium: labBiologi }))).toBe(baris(0, '[id_laboratorium]'));
    expect(await salah(rencana({ alat: [kimia.corong] }))).toBe(baris(0, '[alat][0]'));
    await db.update(acuan).set({ flagAktif: false }).where(tema);
    expect(await salah({})).toBe('nik_dosen');
    expect(await salah({ nik_dosen: '0' })).toBe('id_peta_penelitian');
    await db.update(acuan).set({ flagAktif: true }).where(tema);
    await db.update(alat).set({ flagAktif: true });
    await db.update(laboratorium).set({ flagAktif: true });
  });

  test('a uuid that is taken, by whomever and of whatever kind: 422', async () => {
    const { data: milik } = await riset.daftar({}, industri);
    const { data: pengujian } = await layanan(uji).daftar();
    for (const uuid of [milik.uuid, pengujian.uuid]) {
      const sebelum = await potret(uji);
      const form = await riset.formulir(pendaftar);
      expect(await riset.panggil('POST', 'research', { ...form, uuid })).toMatchObject({
        status: 422,
        code: 'KEY_REUSED',
      });
      const rows = [riset.rencana(), riset.rencana({ uuid })];
      const jawaban = await riset.panggil('POST', 'research', { ...form, rencana_penggunaan: rows });
      expect([jawaban.status, jawaban.errors?.map(({ field }) => field)]).toEqual([
        422,
        ['rencana_penggunaan[1][uuid]'],
      ]);
      expect(await potret(uji)).toEqual(sebelum);
    }
    const [kepala] = await uji.server.db.select().from(pendaftaran).where(eq(pendaftaran.id, milik.uuid));
    expect(kepala!.pendaftarId).toBe(akun(industri).uuid);
  });
});
