import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KopInstitusi } from '#pdf/kertas.ts';
import { cetakSurat } from '#pdf/surat.ts';
import { pendaftar } from '#tests/support/layanan.ts';
import { labBiologi, labKimia, laboran, laboran2, petugas } from '#tests/support/penelitian.ts';
import { awalJam, createTestServer, type ServerUji } from '#tests/support/server.ts';
import { suratUji } from '#tests/support/surat.ts';

let uji: ServerUji;
let surat: ReturnType<typeof suratUji>;
beforeAll(async () => {
  uji = await createTestServer();
  surat = suratUji(uji);
});
afterAll(() => uji.close());

const buka = async (alamat: string) => {
  const response = await uji.api.request(alamat);
  return { status: response.status, html: await response.text(), headers: response.headers };
};

describe('the public page of a letter', () => {
  test('[GAP-31] says whose it is, its number and day and the laboratories, and nothing else', async () => {
    const { surat: baru } = await surat.diajukan([labKimia, labBiologi]);
    for (const as of [laboran, laboran2]) await surat.putuskan(baru.uuid, 1, { as });
    const { data } = await surat.putuskan(baru.uuid, 1, { as: petugas });
    const { alamatCek, noSurat } = data.terbit!;
    const halaman = await buka(new URL(alamatCek).pathname);
    expect(halaman.status).toBe(200);
    for (const isi of [
      // Of the number: what stands on the paper is not seen here (GAP-169).
      'Nomor surat ini sah',
      'bukan isi kertas',
      '<b>Sah</b>',
      uji.server.config.INSTITUTION_NAME,
      noSurat,
      data.user.nama,
      data.user.noInduk!,
      data.user.namaProgramStudi!,
      '<dd>20 November 2026</dd>',
      'Kimia Farmasi',
      'Biologi Farmasi',
    ])
      expect(halaman.html).toContain(isi);
    for (const isi of [data.user.email, data.user.noHp!, data.uuid, 'Isolasi flavonoid'])
      expect(halaman.html).not.toContain(isi);
    expect(halaman.headers.get('x-robots-tag')).toBe('noindex');
    // Whole without a script, which it may not run either.
    expect(halaman.html).not.toContain('<script');
    expect(halaman.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('[GAP-169] shows the letter as a device draws it, and compares a file with it', async () => {
    const { surat: baru } = await surat.diajukan([labKimia]);
    await surat.putuskan(baru.uuid, 1, { as: laboran });
    const terbit = (await surat.putuskan(baru.uuid, 1, { as: petugas })).data.terbit!;
    const { data: konfigurasi } = await uji.request<KopInstitusi>('GET', '/api/config');
    const { appName, institutionName, institutionAddress, institutionCity } = konfigurasi;
    const kop = { appName, institutionName, institutionAddress, institutionCity };
    const diperangkat = cetakSurat({ kop, surat: terbit });
    const { pathname } = new URL(terbit.alamatCek);
    expect((await buka(pathname)).html).toContain(`href="${pathname}/asli"`);
    const asli = await uji.api.request(`${pathname}/asli`);
    expect(Buffer.compare(Buffer.from(await asli.arrayBuffer()), diperangkat.bytes)).toBe(0);
    expect(asli.headers.get('content-disposition')).toBe(`inline; filename="${diperangkat.namaFile}"`);
    const palsu = cetakSurat({
      kop,
      surat: { ...terbit, pemohon: { ...terbit.pemohon, nama: 'Orang Lain' } },
    });
    const bandingkan = async (bytes: Uint8Array<ArrayBuffer>) => {
      const body = new FormData();
      body.set('file', new File([bytes], 'surat.pdf', { type: 'application/pdf' }));
      const response = await uji.api.request(pathname, { method: 'POST', body });
      return [response.status, /<h1>\s*(.*?)\s*<\/h1>/.exec(await response.text())?.[1]];
    };
    expect(await bandingkan(diperangkat.bytes)).toEqual([200, 'File ini sama persis']);
    expect(await bandingkan(palsu.bytes)).toEqual([200, 'File ini tidak sama persis']);
    expect((await buka(`/cek-surat/${'0'.repeat(32)}/asli`)).status).toBe(404);
  });

  test.each([
    [1, 'Nomor Induk Mahasiswa'],
    [2, 'Nomor Induk Kepegawaian'],
    [3, 'Nomor identitas'],
  ])('[GAP-158] calls the number of somebody of kind %i %s', async (kdStatus, label) => {
    const siapa = await surat.orang(pendaftar, { kdStatus });
    await surat.riset(siapa, labKimia);
    const { uuid } = (await surat.ajukan(siapa.email)).data;
    await surat.putuskan(uuid, 1);
    const { data } = await surat.putuskan(uuid, 1, { as: petugas });
    const { html } = await buka(new URL(data.terbit!.alamatCek).pathname);
    expect(/<dt>(Nomor [^<]+)<\/dt>\s*<dd>(\d+)</.exec(html)?.slice(1)).toEqual([label, data.user.noInduk]);
  });

  test('a paper that is asked for again and again is drawn no more for a while, and every other one is', async () => {
    const terbit = async () => {
      const { uuid } = (await surat.diajukan([labKimia])).surat;
      await surat.putuskan(uuid, 1, { as: laboran });
      const { data } = await surat.putuskan(uuid, 1, { as: petugas });
      return new URL(data.terbit!.alamatCek).pathname;
    };
    const [satu, lain] = [await terbit(), await terbit()];
    for (let kali = 1; kali < 30; kali++)
      expect((await uji.api.request(satu, { method: 'POST' })).status).toBe(422);
    expect((await uji.api.request(`${satu}/asli`)).status).toBe(200);
    const body = new FormData();
    body.set('file', new File(['%PDF-'], 'surat.pdf'));
    for (const [alamat, init] of [
      [`${satu}/asli`, {}],
      [satu, { method: 'POST', body }],
    ] as const) {
      const response = await uji.api.request(alamat, init);
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
      expect(await response.text()).toContain('Coba lagi dalam 60 detik');
    }
    expect((await buka(satu)).status).toBe(200);
    expect((await uji.api.request(`${lain}/asli`)).status).toBe(200);
    uji.jam.maju(60_000);
    expect((await uji.api.request(`${satu}/asli`)).status).toBe(200);
    uji.jam.set(awalJam);
  });

  test('reads nothing of what is sent to a code nobody issued, however much it is and whatever it says of its length', async () => {
    let dibaca = 0;
    const pull = (stream: ReadableStreamDefaultController) => {
      dibaca += 1;
      if (dibaca > 100) stream.close();
      else stream.enqueue(new Uint8Array(64 * 1024));
    };
    const init = {
      method: 'POST',
      body: new ReadableStream({ pull }, { highWaterMark: 0 }),
      duplex: 'half',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' },
    };
    const { status } = await uji.api.request(`/cek-surat/${'0'.repeat(32)}`, init as RequestInit);
    expect([status, dibaca]).toEqual([404, 0]);
  });

  test('of a code nobody issued, or of none, says what to do', async () => {
    for (const salah of ['0'.repeat(32), 'x', "'; drop table surat; --"]) {
      const halaman = await buka(`/cek-surat/${encodeURIComponent(salah)}`);
      expect(halaman.status).toBe(404);
      expect(halaman.html).toContain('<b>Tidak ditemukan</b>');
      expect(halaman.html).toContain('Pindai lagi kode QR');
    }
  });
});
