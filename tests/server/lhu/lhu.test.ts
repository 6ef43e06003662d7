import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { isiTerbit, perubahanIsi } from '#domain/lhu/perubahan.ts';
import type { IsiTerbit } from '#domain/pengujian/lhu.ts';
import { faktaPelanggan } from '#pdf/pendaftar.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { parameterSampel } from '#server/db/tables/pengujian.ts';
import { lhu } from '#server/db/tables/lhu.ts';
import { audit, penghitung } from '#server/db/tables/sync.ts';
import { admin, analis, hariIni, kalab, layanan, pendaftar, penyelia } from '#tests/support/layanan.ts';
import { unduhBerkas } from '#tests/support/bertanda-tangan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

const kode = async (uuid: string) => (await alur.baca(uuid)).data.idPengujianStatusPengajuan;

/** The bytes of a stored file as this person downloads them. */
const unduh = (sha256: string, as: string) => unduhBerkas(uji, sha256, as);

/** Everything a paper says, page by page. */
async function bacaPdf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const { items } = await (await document.getPage(at)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages;
}

/** The number the page of a report offers. */
const tawaran = async (uuid: string) => {
  const path = `/api/test-report/print?uuid=${uuid}`;
  return (await uji.request<{ noSuratBerikut: string }>('GET', path, { as: kalab })).data.noSuratBerikut;
};

const berdokumen = (data: Pengujian) => [
  data.deskripsiRequestDokumenTambahan,
  data.tglRequestDokumenTambahan !== null,
  data.fileDokumenTambahan?.name ?? null,
];

describe('the report', () => {
  test('[LHU-11, LHU-13, GAP-41, API-078] [W6] is issued once, with number, signer and results, and takes its parameters to 7', async () => {
    const { uuid } = await alur.sampai(10);
    const { status, info, data } = await alur.terbitkan(uuid);
    expect([status, info, data.idPengujianStatusPengajuan]).toEqual([
      200,
      'Data parameter berhasil diubah',
      14,
    ]);
    const [terbit] = data.lhu;
    expect(terbit).toMatchObject({
      revisi: 0,
      noSurat: '0001/LHU/LPOMK/2026',
      keterangan: 'Memenuhi syarat FI VI.',
      menggantikan: null,
      digantikan: null,
      file: { mime: 'application/pdf', name: 'Lhu 0001-LHU-LPOMK-2026.pdf' },
    });
    const parameter = data.sample.flatMap((satu) => satu.parameter);
    expect(parameter.map((satu) => satu.idStatusProgresParameter)).toEqual([7, 7]);
    const pages = await bacaPdf(await unduh(terbit!.file.sha256, pendaftar));
    const text = pages.join(' ');
    for (const isi of [
      terbit!.noSurat,
      terbit!.signer.nama,
      data.sample[0]!.kodeSampel!,
      'Kadar parasetamol',
      '98,7',
      'Memenuhi syarat FI VI.',
    ])
      expect(text).toContain(isi);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`Halaman ${at + 1} dari ${pages.length}`);
      expect(page).toContain(terbit!.noSurat);
      expect(page).not.toContain('PRATINJAU');
    }
  });

  test('[GAP-170, LHU-13] says when the bench began what it did not cancel, and the last hour it gave in a final report that was approved', async () => {
    const { uuid, sample } = await alur.sampai(7);
    const [kadar, air] = sample[0]!.parameter.map((satu) => satu.uuid) as [string, string];
    const awal = uji.jam.now();
    const pada = async (saat: string, ...acts: (() => Promise<unknown>)[]) => {
      uji.jam.set(saat);
      for (const act of acts) await act();
    };
    const akhir = (parameter: string, tanggal: string, jam: string) => async () => {
      const isi = { jenis_laporan: 'akhir', tanggal, jam, isi: '<p>Kadar dari kurva baku.</p>' };
      await alur.meja('POST', 'report', parameter, { ...isi, hasil_pengujian: '98,7' });
      await alur.meja('PUT', 'request-done', parameter);
    };
    const putuskan = (parameter: string, flag: 0 | 1) => () =>
      alur.meja(
        'PUT',
        'verification-done',
        parameter,
        { flag_disetujui: flag, ...(flag === 0 ? { catatan: 'Blangko belum dihitung.' } : {}) },
        penyelia,
      );
    const mulai = (parameter: string) => () => alur.meja('PUT', 'start', parameter);
    await pada('2026-11-21T01:00:00Z', mulai(kadar), () =>
      alur.meja('PUT', 'cancel', kadar, { catatan: 'Kolom KCKT bocor' }),
    );
    await pada('2026-11-22T01:00:00Z', mulai(air));
    await pada('2026-11-22T02:00:00Z', mulai(kadar), akhir(air, '2026-11-22', '08:45'));
    await pada('2026-11-23T02:00:00Z', akhir(kadar, '2026-11-23', '08:30'), putuskan(kadar, 0));
    await pada('2026-11-24T02:00:00Z', akhir(kadar, '2026-11-24', '07:15'));
    await pada('2026-11-27T02:00:00Z', putuskan(air, 1), putuskan(kadar, 1));
    const { data } = await alur.baca(uuid);
    uji.jam.set(awal);
    expect([data.tglMulaiPengujian, data.tglAkhirPengujian]).toEqual([
      '2026-11-22T01:00:00.000Z',
      '2026-11-24T00:15:00.000Z',
    ]);
  });

  test('[GAP-39] closes what was tested, and leaves what was turned down where it is', async () => {
    const { uuid, sample } = await alur.sampai(1);
    const [kadar, air] = sample[0]!.parameter.map((satu) => satu.uuid);
    await alur.verifikasi(uuid, 1, {
      lain: {
        sampel: [
          {
            uuid: sample[0]!.uuid,
            id_pengujian_status_sampel: 2,
            tgl_penerimaan_sampel: hariIni,
            parameter_uji: [
              { uuid: kadar, id_status_sampel_parameter: 3 },
              { uuid: air, id_status_sampel_parameter: 4 },
            ],
          },
        ],
      },
    });
    const { sample: terbit } = await alur.majukan(uuid, 14);
    expect(
      terbit[0]!.parameter.map((satu) => [satu.status.statusSampelParameter, satu.idStatusProgresParameter]),
    ).toEqual([
      ['Disetujui', 7],
      ['Ditolak', null],
    ]);
  });

  test('[LHU-14] every download is the stored bytes, for owner, Admin, Kalab and whoever worked on it', async () => {
    const { uuid } = await alur.sampai(14);
    const { file } = (await alur.baca(uuid)).data.lhu[0]!;
    for (const as of [pendaftar, admin, kalab, analis, penyelia]) {
      const bytes = await unduh(file.sha256, as);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256);
      expect(bytes.byteLength).toBe(file.size);
    }
    const asing = await uji.request('GET', `/api/file-test?url=${file.sha256}`, {
      as: 'dosen@kampus.example',
    });
    expect(asing.status).toBe(404);
  });

  test('[GAP-40] is issued by a Kalab of the laboratory, at 10', async () => {
    const { uuid } = await alur.sampai(10);
    const { uuid: belum } = await alur.sampai(9);
    for (const [milik, as, status] of [
      [uuid, 'kalab2@kampus.example', 403],
      [belum, kalab, 409],
    ] as const) {
      const isi = { uuid: milik, no_surat: 'X/1' };
      expect((await alur.panggil('PUT', 'test-report/report-available', isi, { as })).status).toBe(status);
    }
    expect([await kode(uuid), await kode(belum)]).toEqual([10, 9]);
  });

  test('[GAP-41] a number is unique; the one offered takes its place in the series, another does not', async () => {
    const satu = await alur.sampai(14);
    const { uuid } = await alur.sampai(10);
    const sebelum = await tawaran(uuid);
    const sama = await alur.terbitkan(uuid, { no_surat: satu.lhu[0]!.noSurat });
    expect([sama.status, sama.errors?.[0]?.field]).toEqual([422, 'no_surat']);
    expect(await kode(uuid)).toBe(10);
    expect((await alur.terbitkan(uuid, { no_surat: 'LHU-KHUSUS/7' })).data.lhu[0]?.noSurat).toBe(
      'LHU-KHUSUS/7',
    );
    const berikut = await alur.sampai(10);
    expect((await alur.terbitkan(berikut.uuid)).data.lhu[0]?.noSurat).toBe(sebelum);
  });

  test('[GAP-139, CONF-21] a correction at 14, 15 and 16 is a revision with its reason; the code stays and earlier ones remain', async () => {
    const { uuid } = await alur.sampai(14);
    const pertama = (await alur.baca(uuid)).data.lhu[0]!;
    const perbaiki = async (lain: object) =>
      alur.panggil(
        'PUT',
        'test-report/report-available',
        {
          uuid,
          no_surat: pertama.noSurat,
          catatan_surat: 'Satuan kadar keliru',
          base_rev: (await alur.baca(uuid)).data.rev,
          ...lain,
        },
        { as: kalab },
      );
    const tanpaAlasan = await perbaiki({ catatan_surat: '' });
    expect([tanpaAlasan.status, tanpaAlasan.errors?.[0]?.field]).toEqual([422, 'catatan_surat']);
    expect((await perbaiki({ no_surat: 'LAIN/1' })).status).toBe(422);

    const { data } = await perbaiki({});
    expect([data.idPengujianStatusPengajuan, data.lhu.length]).toEqual([14, 2]);
    expect(data.lhu).toMatchObject([
      { noSurat: pertama.noSurat, digantikan: `${pertama.noSurat} Rev. 1`, file: pertama.file },
      {
        noSurat: `${pertama.noSurat} Rev. 1`,
        revisi: 1,
        menggantikan: pertama.noSurat,
        catatanSurat: 'Satuan kadar keliru',
      },
    ]);
    const text = (await bacaPdf(await unduh(data.lhu[1]!.file.sha256, pendaftar))).join(' ');
    expect(text).toContain(`menggantikan ${pertama.noSurat}`);
    expect(text).toContain('Satuan kadar keliru');
    expect(data.history.at(-1)?.catatan).toContain('Satuan kadar keliru');

    await alur.dokumen.minta(uuid);
    expect((await perbaiki({})).data).toMatchObject({ idPengujianStatusPengajuan: 15 });
    await alur.dokumen.unggah(uuid);
    const lagi = await perbaiki({});
    expect([lagi.data.idPengujianStatusPengajuan, lagi.data.lhu.at(-1)?.noSurat]).toEqual([
      16,
      `${pertama.noSurat} Rev. 3`,
    ]);
  });

  const kosong = {
    penyimpangan: null,
    laboratorium_pelaksana: null,
    tempat_pengujian: null,
    alasan_tidak_diuji: null,
  };
  const dibaca = async (data: Pengujian, ke = -1) =>
    (await bacaPdf(await unduh(data.lhu.at(ke)!.file.sha256, pendaftar))).join(' ').replaceAll(/\s+/g, ' ');
  const revisi = async (uuid: string, lain: object) => {
    const { data } = await alur.baca(uuid);
    const isi = {
      uuid,
      no_surat: data.lhu[0]!.noSurat,
      keterangan: 'Memenuhi syarat FI VI.',
      base_rev: data.rev,
    };
    return alur.panggil(
      'PUT',
      'test-report/report-available',
      { ...isi, catatan_surat: 'Keliru', ...lain },
      { as: kalab },
    );
  };

  test('prints the footnotes of the call, keeps them, tells the trail, and shows them to who reads the report', async () => {
    const { uuid, sample } = await alur.sampai(10);
    const [kadar, air] = sample[0]!.parameter.map((satu) => satu.uuid) as [string, string];
    const catatan = { ...kosong, uuid: kadar, penyimpangan: 'Tanpa duplo' };
    const { status, data } = await alur.terbitkan(uuid, {
      pendapat: 'Sesuai FI VI menurut kami.',
      catatan_parameter: [catatan, { uuid: air, laboratorium_pelaksana: 'BPOM Jakarta' }],
    });
    expect([status, data.lhu[0]!.pendapat, data.lhu[0]!.perubahan]).toEqual([
      200,
      'Sesuai FI VI menurut kami.',
      null,
    ]);
    const catatanDari = ({ sample: semua }: Pengujian) =>
      semua[0]!.parameter.map((satu) => [satu.penyimpangan, satu.laboratoriumPelaksana]);
    for (const as of [kalab, pendaftar])
      expect(catatanDari((await alur.baca(uuid, as)).data)).toEqual([
        ['Tanpa duplo', null],
        [null, 'BPOM Jakarta'],
      ]);
    const text = await dibaca(data);
    for (const isi of [
      '²) Penyimpangan metode: Tanpa duplo.',
      '³) Dikerjakan oleh laboratorium lain: BPOM Jakarta.',
      'Pendapat dan tafsiran Sesuai FI VI menurut kami.',
    ])
      expect(text).toContain(isi);
    const jejak = await uji.server.db.select().from(audit).where(eq(audit.record, kadar));
    expect(jejak.map(({ perubahan }) => perubahan)).toContainEqual({ penyimpangan: [null, 'Tanpa duplo'] });
    // Without the list what stands there stays; the same call is still the same issue.
    const lagi = await revisi(uuid, {});
    expect(catatanDari(lagi.data)[0]).toEqual(['Tanpa duplo', null]);
    expect(await dibaca(lagi.data)).toContain('²) Penyimpangan metode: Tanpa duplo.');
  });

  test('nobody reads its footnotes before it is out', async () => {
    const { uuid, sample } = await alur.sampai(10);
    await uji.server.db
      .update(parameterSampel)
      .set({ penyimpangan: 'Tanpa duplo' })
      .where(eq(parameterSampel.id, sample[0]!.parameter[0]!.uuid));
    const dilihat = async (as: string) =>
      (await alur.baca(uuid, as)).data.sample[0]!.parameter[0]!.penyimpangan;
    expect([await dilihat(pendaftar), await dilihat(kalab)]).toEqual([null, 'Tanpa duplo']);
  });

  test('[GAP-39] says why of what was turned down, and refuses what cannot be said of a parameter', async () => {
    const { uuid, sample } = await alur.sampai(1);
    const [kadar, air] = sample[0]!.parameter.map((satu) => satu.uuid) as [string, string];
    await alur.verifikasi(uuid, 1, {
      lain: {
        sampel: [
          {
            uuid: sample[0]!.uuid,
            id_pengujian_status_sampel: 2,
            tgl_penerimaan_sampel: hariIni,
            parameter_uji: [
              { uuid: kadar, id_status_sampel_parameter: 3 },
              { uuid: air, id_status_sampel_parameter: 4 },
            ],
          },
        ],
      },
    });
    await alur.majukan(uuid, 10);
    const terbit = (catatan: object) =>
      alur.terbitkan(uuid, { catatan_parameter: [{ uuid: kadar }, { uuid: air, ...catatan }] });
    const salah = await terbit({ penyimpangan: 'x' });
    expect([salah.status, salah.errors]).toEqual([
      422,
      [
        {
          field: 'catatan_parameter[1][penyimpangan]',
          message: 'Kosongkan: parameter ini tidak diuji.',
        },
      ],
    ]);
    expect((await terbit({ uuid: crypto.randomUUID() })).status).toBe(422);
    expect(await kode(uuid)).toBe(10);
    const { data } = await terbit({ alasan_tidak_diuji: 'Sampel tidak cukup' });
    expect(await dibaca(data)).toMatch(/tidak diuji ²\).* ²\) Tidak diuji: Sampel tidak cukup\./);
  });

  test('[GAP-139] a revision names what it changes, on paper and in the record; with other footnotes it is another one', async () => {
    const { uuid, sample } = await alur.sampai(14);
    const [kadar] = sample[0]!.parameter.map((satu) => satu.uuid) as [string];
    await uji.server.db
      .update(parameterSampel)
      .set({ hasilPengujian: '99,1' })
      .where(eq(parameterSampel.id, kadar));
    const isi = (penyimpangan: string) => ({
      keterangan: 'Sisa sampel dimusnahkan.',
      catatan_parameter: [{ ...kosong, uuid: kadar, penyimpangan }],
    });
    const { data } = await revisi(uuid, isi('Tanpa duplo'));
    const { kodeSampel, parameter } = data.sample[0]!;
    const apa = `${parameter[0]!.parameterTest.namaParameterUji} (${kodeSampel})`;
    expect(data.lhu[1]!.perubahan).toEqual([
      `hasil ${apa} 98,7 % → 99,1 %`,
      `catatan kaki ${apa} (kosong) → “Penyimpangan metode: Tanpa duplo.”`,
      'keterangan “Memenuhi syarat FI VI.” → “Sisa sampel dimusnahkan.”',
    ]);
    expect(await dibaca(data)).toContain(`Alasan: Keliru Perubahan: ${data.lhu[1]!.perubahan!.join('; ')}`);
    const ulang = await revisi(uuid, isi('Tanpa duplo'));
    expect(ulang.data.lhu.at(-1)!.perubahan).toEqual([]);
    const lain = await revisi(uuid, { ...isi('Satu kali saja'), base_rev: data.rev });
    expect([lain.status, lain.code]).toEqual([409, 'STALE']);
  });

  test('[GAP-139] of a report from before nothing is known but why it was replaced', async () => {
    const { uuid } = await alur.sampai(14);
    await uji.server.db.update(lhu).set({ isi: null }).where(eq(lhu.pengujianId, uuid));
    const { data } = await revisi(uuid, { keterangan: 'Lain.' });
    expect(data.lhu[1]!.perubahan).toBeNull();
    const text = await dibaca(data);
    expect(text).toContain('Alasan: Keliru');
    expect(text).not.toContain('Perubahan');
  });

  test('what a device needs to show the changes beforehand is what the server compares with', async () => {
    const { uuid } = await alur.sampai(14);
    const cetak = async () =>
      (
        await uji.request<{ isiTerbit: IsiTerbit | null }>('GET', `/api/test-report/print?uuid=${uuid}`, {
          as: kalab,
        })
      ).data.isiTerbit!;
    const { data } = await alur.baca(uuid);
    const { keterangan, pendapat } = data.lhu[0]!;
    expect(
      perubahanIsi(await cetak(), isiTerbit(data, { keterangan, pendapat }, faktaPelanggan(data.user))),
    ).toEqual([]);
  });

  test('[GAP-129] two who issue at once: one report, one number; the same call is answered alike', async () => {
    const { uuid } = await alur.sampai(10);
    const sama = await Promise.all([alur.terbitkan(uuid), alur.terbitkan(uuid)]);
    expect(sama.map(({ status }) => status)).toEqual([200, 200]);
    const { uuid: lain } = await alur.sampai(10);
    const beda = await Promise.all([
      alur.terbitkan(lain, { keterangan: 'Memenuhi syarat.' }),
      alur.terbitkan(lain, { keterangan: 'Tidak memenuhi syarat.' }),
    ]);
    expect(beda.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    for (const satu of [uuid, lain])
      expect(await uji.server.db.$count(lhu, eq(lhu.pengujianId, satu))).toBe(1);
  });

  test('[GAP-164] the note at the first issue is between officers, the reason of a revision for everybody', async () => {
    const { uuid } = await alur.sampai(10);
    const { data } = await alur.terbitkan(uuid, { catatan_surat: 'Segera dikirim' });
    const dibaca = async (as?: string) => {
      const { lhu: laporan, history } = (await alur.baca(uuid, as)).data;
      const catatan = history.flatMap((satu) =>
        satu.statusSubmission.kdStatusPengajuan === 14 ? [satu.catatan] : [],
      );
      return [laporan.map(({ catatanSurat }) => catatanSurat), catatan];
    };
    for (const as of [kalab, admin])
      expect(await dibaca(as), as).toEqual([['Segera dikirim'], ['Segera dikirim']]);
    expect(await dibaca(pendaftar)).toEqual([[null], [null]]);
    const isi = { uuid, no_surat: data.lhu[0]!.noSurat, catatan_surat: 'Satuan keliru', base_rev: data.rev };
    const { noSurat } = (await alur.panggil('PUT', 'test-report/report-available', isi, { as: kalab })).data
      .lhu[1]!;
    expect(await dibaca(pendaftar)).toEqual([
      [null, 'Satuan keliru'],
      [null, `LHU ${noSurat} diterbitkan. Alasan: Satuan keliru`],
    ]);
  });

  const kunciSama = crypto.randomUUID();
  test('[GAP-139] the same call again and again is one report, with a key, with another or without one', async () => {
    const { uuid } = await alur.sampai(10);
    const { data: terbit } = await alur.terbitkan(uuid, { catatan_surat: 'Segera' });
    const isi = {
      uuid,
      no_surat: terbit.lhu[0]!.noSurat,
      keterangan: 'Memenuhi syarat FI VI.',
      catatan_surat: 'Segera',
    };
    for (let ke = 0; ke < 4; ke += 1) {
      const headers: Record<string, string> =
        ke % 3 === 0 ? {} : { 'idempotency-key': ke % 3 === 1 ? crypto.randomUUID() : kunciSama };
      const lagi = await alur.panggil('PUT', 'test-report/report-available', isi, { as: kalab, headers });
      expect([lagi.status, lagi.data.rev, lagi.data.lhu, lagi.data.history]).toEqual([
        200,
        terbit.rev,
        terbit.lhu,
        terbit.history,
      ]);
    }
  });

  test('[GAP-139] a correction names the revision it corrects; made twice it is one', async () => {
    const { uuid, rev, lhu: laporan } = await alur.sampai(14);
    const isi = { uuid, no_surat: laporan[0]!.noSurat, catatan_surat: 'Satuan kadar keliru' };
    const perbaiki = (lain: object = {}) =>
      alur.panggil('PUT', 'test-report/report-available', { ...isi, ...lain }, { as: kalab });
    expect(await perbaiki()).toMatchObject({ status: 422, code: 'BASE_REV_REQUIRED' });
    const { data } = await perbaiki({ base_rev: rev });
    const kali = await Promise.all([1, 2, 3].map(() => perbaiki({ base_rev: rev })));
    for (const lagi of kali) expect([lagi.status, lagi.data.lhu]).toEqual([200, data.lhu]);
    expect(data.lhu.map(({ revisi }) => revisi)).toEqual([0, 1]);
    // Another correction of what is no longer the newest.
    expect(await perbaiki({ base_rev: rev, catatan_surat: 'Nama sampel keliru' })).toMatchObject({
      status: 409,
      code: 'STALE',
    });
    // The same words, and meant: it corrects Rev. 1.
    const kedua = await perbaiki({ base_rev: data.rev });
    expect(kedua.data.lhu.map(({ noSurat }) => noSurat)).toEqual([
      isi.no_surat,
      `${isi.no_surat} Rev. 1`,
      `${isi.no_surat} Rev. 2`,
    ]);
  });

  test('[GAP-41] a number typed ahead of its turn is passed over when the series comes to it', async () => {
    const [satu, dua, tiga, empat] = await Promise.all([1, 2, 3, 4].map(() => alur.sampai(10)));
    const ditawarkan = await tawaran(satu!.uuid);
    const urut = Number(ditawarkan.slice(0, 4));
    const nomor = (n: number) => `${String(n).padStart(4, '0')}${ditawarkan.slice(4)}`;
    for (const [uuid, n] of [
      [satu!.uuid, urut + 1],
      [dua!.uuid, urut + 2],
    ] as const)
      expect((await alur.terbitkan(uuid, { no_surat: nomor(n) })).status).toBe(200);
    expect(await tawaran(tiga!.uuid)).toBe(nomor(urut));
    expect((await alur.terbitkan(tiga!.uuid)).data.lhu[0]!.noSurat).toBe(nomor(urut));
    expect(await tawaran(empat!.uuid)).toBe(nomor(urut + 3));
    expect((await alur.terbitkan(empat!.uuid)).data.lhu[0]!.noSurat).toBe(nomor(urut + 3));
  });
});

describe('the paper', () => {
  /** Runs `saat` when the bytes of a report are being stored. */
  async function saatDisimpan<T>(saat: () => Promise<unknown>, kerja: () => Promise<T>): Promise<T> {
    const { files } = uji.server;
    uji.server.files = {
      ...files,
      put: async (content, expected) => {
        await saat();
        return files.put(content, expected);
      },
    };
    return kerja().finally(() => (uji.server.files = files));
  }
  const ubah = (uuid: string) =>
    uji.server.db.update(pendaftaran).set({ updatedAt: new Date() }).where(eq(pendaftaran.id, uuid));
  const seri = async () => JSON.stringify(await uji.server.db.select().from(penghitung));

  test('is drawn and stored while nothing is locked', async () => {
    const { uuid } = await alur.sampai(10);
    let bebas = false;
    const { status } = await saatDisimpan(
      async () => {
        await uji.server.db.execute(sql`select 1 from pendaftaran where id = ${uuid} for update nowait`);
        await uji.server.db.execute(sql`select 1 from penghitung for update nowait`);
        bebas = true;
      },
      () => alur.terbitkan(uuid),
    );
    expect([status, bebas]).toEqual([200, true]);
  });

  test('is not issued of a submission that changed while it was drawn, and uses up no number', async () => {
    const { uuid } = await alur.sampai(10);
    const sebelum = await seri();
    const { status, code } = await saatDisimpan(
      () => ubah(uuid),
      () => alur.terbitkan(uuid),
    );
    expect([status, code, await kode(uuid)]).toEqual([409, 'STALE', 10]);
    expect([await uji.server.db.$count(lhu, eq(lhu.pengujianId, uuid)), await seri()]).toEqual([0, sebelum]);
    expect((await alur.terbitkan(uuid)).status).toBe(200);
  });

  test('that cannot be stored leaves no report and no gap', async () => {
    const { uuid } = await alur.sampai(10);
    const sebelum = await seri();
    const { status, info } = await saatDisimpan(
      () => Promise.reject(new Error('disk full')),
      () => alur.terbitkan(uuid),
    );
    expect([status, await kode(uuid), await seri()]).toEqual([500, 10, sebelum]);
    expect(info).toContain('Data Anda belum berubah');
    expect((await alur.terbitkan(uuid)).status).toBe(200);
  });
});

describe('the public page of a report', () => {
  const buka = async (alamat: string) => {
    const response = await uji.api.request(alamat);
    return { status: response.status, html: await response.text(), headers: response.headers };
  };

  test('says whether it is in force, number, day, laboratory and sample codes, and nothing else', async () => {
    const { uuid } = await alur.sampai(14);
    const { data } = await alur.baca(uuid);
    const { kode: rahasia, noSurat } = data.lhu[0]!;
    expect(rahasia).toMatch(/^[0-9a-f]{32}$/);
    const halaman = await buka(`/cek-lhu/${rahasia}`);
    expect(halaman.status).toBe(200);
    for (const isi of [
      // Of the number: what stands on the paper is not seen here (GAP-169).
      'Nomor laporan ini sah',
      'bukan isi kertas',
      '<b>Sah</b>',
      uji.server.config.APP_NAME,
      uji.server.config.INSTITUTION_NAME,
      noSurat,
      '20 November 2026',
      data.lab.namaLaboratorium,
      data.sample[0]!.kodeSampel!,
    ])
      expect(halaman.html).toContain(isi);
    for (const isi of [data.user.nama, data.user.email, 'Tablet parasetamol', '98,7', uuid])
      expect(halaman.html).not.toContain(isi);
    expect(halaman.headers.get('x-robots-tag')).toBe('noindex');
    // Whole without a script, which it may not run either.
    expect(halaman.html).not.toContain('<script');
    expect(halaman.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(halaman.headers.get('content-security-policy')).not.toContain('script-src');

    const perbaiki = { uuid, no_surat: noSurat, catatan_surat: 'Satuan kadar keliru', base_rev: data.rev };
    await alur.panggil('PUT', 'test-report/report-available', perbaiki, { as: kalab });
    const lama = await buka(`/cek-lhu/${rahasia}`);
    expect(lama.html).toContain('Laporan ini sudah diganti');
    expect(lama.html).toContain('<b>Sudah diganti</b>');
    expect(lama.html).not.toContain('<b>Sah</b>');
    expect(lama.html).toContain(`${noSurat} Rev. 1`);
  });

  test('[GAP-169] compares a file with what was issued: the same, another, or the same of a revision that was replaced', async () => {
    const { uuid } = await alur.sampai(14);
    const { data } = await alur.baca(uuid);
    const { kode: rahasia, noSurat, file } = data.lhu[0]!;
    const asli = await unduh(file.sha256, pendaftar);
    const bandingkan = async (bytes: Uint8Array, kodeCek = rahasia) => {
      const form = new FormData();
      form.set('file', new File([Uint8Array.from(bytes)], 'laporan.pdf', { type: 'application/pdf' }));
      const response = await uji.api.request(`/cek-lhu/${kodeCek}`, { method: 'POST', body: form });
      return [response.status, /<h1>\s*(.*?)\s*<\/h1>/.exec(await response.text())?.[1]];
    };
    const palsu = asli.with(asli.length - 40, asli.at(-40)! ^ 1);
    expect(await bandingkan(asli)).toEqual([200, 'File ini sama persis']);
    expect(await bandingkan(palsu)).toEqual([200, 'File ini berbeda']);
    expect(await bandingkan(new Uint8Array())).toEqual([422, 'Pilih file PDF laporannya dulu']);
    expect(await bandingkan(new Uint8Array(10 * 1024 * 1024 + 1))).toEqual([413, 'File ini terlalu besar']);
    expect((await bandingkan(asli, '0'.repeat(32)))[0]).toBe(404);

    const perbaiki = { uuid, no_surat: noSurat, catatan_surat: 'Satuan kadar keliru', base_rev: data.rev };
    const revisi = await alur.panggil<Pengujian>('PUT', 'test-report/report-available', perbaiki, {
      as: kalab,
    });
    const baru = revisi.data.lhu.find(({ digantikan }) => digantikan === null)!;
    for (const alamat of [rahasia, baru.kode]) {
      expect(await bandingkan(asli, alamat)).toEqual([200, 'File ini laporan yang sudah diganti']);
      const berlaku = await unduh(baru.file.sha256, pendaftar);
      expect(await bandingkan(berlaku, alamat)).toEqual([200, 'File ini sama persis']);
    }
  });

  test('[GAP-169] opens the report that has its code, replaced or not, as long as its laboratory shows it', async () => {
    const { uuid } = await alur.sampai(14);
    const { data } = await alur.baca(uuid);
    const { kode: rahasia, noSurat, file } = data.lhu[0]!;
    const perbaiki = { uuid, no_surat: noSurat, catatan_surat: 'Satuan kadar keliru', base_rev: data.rev };
    await alur.panggil('PUT', 'test-report/report-available', perbaiki, { as: kalab });
    const alamat = `/cek-lhu/${rahasia}/asli`;
    expect((await buka(`/cek-lhu/${rahasia}`)).html).toContain(`href="${alamat}"`);
    const asli = await uji.api.request(alamat);
    expect(new Uint8Array(await asli.arrayBuffer())).toEqual(await unduh(file.sha256, pendaftar));
    const kepala = ['content-type', 'content-disposition', 'cache-control', 'x-robots-tag'];
    expect(kepala.map((nama) => asli.headers.get(nama))).toEqual([
      'application/pdf',
      `inline; filename="Lhu ${noSurat.replaceAll('/', '-')}.pdf"`,
      'private, no-store',
      'noindex',
    ]);
    for (const salah of ['0'.repeat(32), uuid, file.sha256])
      expect((await buka(`/cek-lhu/${salah}/asli`)).status).toBe(404);

    const tampilkan = (flagLaporanAsli: boolean) =>
      uji.server.db
        .update(laboratorium)
        .set({ flagLaporanAsli })
        .where(eq(laboratorium.id, data.idLaboratorium));
    await tampilkan(false);
    const tertutup = await buka(`/cek-lhu/${rahasia}`);
    expect([tertutup.status, tertutup.html.includes('/asli')]).toEqual([200, false]);
    // A link from before leads to what may be known.
    const dialihkan = await uji.api.request(alamat);
    expect([dialihkan.status, dialihkan.headers.get('location')]).toEqual([302, `/cek-lhu/${rahasia}`]);
    await tampilkan(true);
  });

  test('of a code nobody issued, or of none, says what to do', async () => {
    for (const salah of ['0'.repeat(32), 'x', "'; drop table lhu; --"]) {
      const halaman = await buka(`/cek-lhu/${encodeURIComponent(salah)}`);
      expect(halaman.status).toBe(404);
      expect(halaman.html).toContain('<b>Tidak ditemukan</b>');
      expect(halaman.html).toContain('Pindai lagi kode QR');
    }
  });
});

describe('the additional document', () => {
  test('[LHU-15, LHU-16, LHU-17, TESTADM-33, API-077, API-079] is asked for by name, brought by Admin, and then there', async () => {
    const { uuid } = await alur.sampai(14);
    const diminta = await alur.dokumen.minta(uuid);
    expect([diminta.info, diminta.data.idPengujianStatusPengajuan]).toEqual([
      'Data dokumen berhasil diupdate',
      15,
    ]);
    expect(berdokumen(diminta.data)).toEqual(['Kromatogram asli', true, null]);
    const diunggah = await alur.dokumen.unggah(uuid);
    expect([diunggah.info, diunggah.data.idPengujianStatusPengajuan]).toEqual([
      'Data pengujian LHU berhasil diubah',
      16,
    ]);
    expect(berdokumen(diunggah.data)).toEqual(['Kromatogram asli', true, 'kromatogram.pdf']);
    await unduh(diunggah.data.fileDokumenTambahan!.sha256, pendaftar);
    expect((await alur.dokumen.minta(uuid)).status).toBe(409);
  });

  test('[GAP-111, LHU-15] is the owner’s to ask for, by its name', async () => {
    const { uuid } = await alur.sampai(14);
    expect((await alur.dokumen.minta(uuid, {}, kalab)).status).toBe(403);
    const { status, errors } = await alur.dokumen.minta(uuid, { deskripsi_request_dokumen_tambahan: '' });
    expect([status, errors?.[0]?.field]).toEqual([422, 'deskripsi_request_dokumen_tambahan']);
    expect(await kode(uuid)).toBe(14);
  });

  test('[GAP-140] is withdrawn by the owner or declined by Admin with a reason: back to 14', async () => {
    const { uuid } = await alur.sampai(15);
    const mundur = (as: string, alasan: string) =>
      alur.dokumen.minta(
        uuid,
        { flag_request_dokumen_tambahan: 0, deskripsi_request_dokumen_tambahan: alasan },
        as,
      );
    expect((await mundur(admin, '')).status).toBe(422);
    const ditolak = await mundur(admin, 'Dokumen itu milik pemasok');
    expect([ditolak.data.idPengujianStatusPengajuan, berdokumen(ditolak.data)]).toEqual([
      14,
      [null, false, null],
    ]);
    expect(ditolak.data.history.at(-1)?.catatan).toContain('Dokumen itu milik pemasok');
    await alur.dokumen.minta(uuid);
    expect((await mundur(pendaftar, '')).data.idPengujianStatusPengajuan).toBe(14);
  });

  test('[GAP-140] a wrong one is taken back with a reason: hidden at once, kept in the audit', async () => {
    const { uuid, fileDokumenTambahan } = await alur.sampai(16);
    const tarik = (catatan: string) =>
      alur.panggil('DELETE', 'test-report/upload-document', { uuid, catatan }, { as: admin });
    expect((await tarik('')).status).toBe(422);
    const ditarik = await tarik('Dokumen milik sampel lain');
    expect([ditarik.data.idPengujianStatusPengajuan, ditarik.data.fileDokumenTambahan]).toEqual([15, null]);
    const hilang = await uji.request('GET', `/api/file-test?url=${fileDokumenTambahan!.sha256}`, {
      as: pendaftar,
    });
    expect(hilang.status).toBe(404);
    const rows = await uji.server.db.select().from(audit).where(eq(audit.record, uuid));
    expect(JSON.stringify(rows.map(({ perubahan }) => perubahan))).toContain(fileDokumenTambahan!.sha256);
  });

  test('[FILES-03, TESTADM-30] is a PDF by its content', async () => {
    const { uuid } = await alur.sampai(15);
    const bukan = await uji.request('POST', '/api/test-report/upload-document', {
      as: admin,
      form: { uuid, file_dokumen_tambahan: new File(['bukan pdf'], 'dokumen.pdf') },
    });
    expect([bukan.status, bukan.errors?.[0]?.field]).toEqual([415, 'file_dokumen_tambahan']);
    expect(await kode(uuid)).toBe(15);
  });
});

describe('lists', () => {
  test('[LHU-01, GAP-40, API-075] hold what is paid in full and later, within what the person may see', async () => {
    const lima = await alur.sampai(5);
    const sepuluh = await alur.sampai(10);
    const daftar = async (as: string, query = '') =>
      (await uji.request<Pengujian[]>('GET', `/api/test-report?${query}`, { as })).data;
    const petugas = await daftar(kalab, 'flag_officer=1');
    expect(new Set(petugas.map((satu) => satu.idPengujianStatusPengajuan))).toEqual(
      new Set([10, 14, 15, 16]),
    );
    expect(petugas.map(({ uuid }) => uuid)).toContain(sepuluh.uuid);
    expect(petugas.map(({ uuid }) => uuid)).not.toContain(lima.uuid);
    // An own one of another laboratory is nothing they are the officer of.
    const [kalab2, sendiri] = ['kalab2@kampus.example', await alur.sampai(10, {}, 'kalab2@kampus.example')];
    expect(await daftar(kalab2, 'flag_officer=1')).toEqual([]);
    expect((await daftar(kalab2)).map(({ uuid }) => uuid)).toEqual([sendiri.uuid]);
    const empatBelas = await daftar(kalab, 'flag_officer=1&id_status_pengajuan=14');
    expect(new Set(empatBelas.map((satu) => satu.idPengujianStatusPengajuan))).toEqual(new Set([14]));
    expect((await uji.request('GET', '/api/test-report?flag_officer=1', { as: pendaftar })).status).toBe(403);
  });
});
