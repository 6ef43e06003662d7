import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { laboran, risetUji } from '#tests/support/penelitian.ts';
import { potret } from '#tests/support/potret.ts';
import { createTestServer, type Jawaban, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let riset: ReturnType<typeof risetUji>;
beforeAll(async () => {
  uji = await createTestServer();
  riset = risetUji(uji);
});
afterAll(() => uji.close());

/** A research at this code whose registrant has filled in the survey. */
const siap = async (kode: 3 | 4 | 12) => {
  const { uuid } = await riset.sampai(kode);
  await riset.surveiLangsung(uuid);
  return uuid;
};
/** What an act answers, and whether it left everything as it was. */
const coba = async (kirim: () => Promise<Jawaban<unknown>>) => {
  const sebelum = await potret(uji);
  const { status, code, info } = await kirim();
  return { status, code, info, utuh: JSON.stringify(await potret(uji)) === JSON.stringify(sebelum) };
};
const ditolak = (info: string) => ({ status: 409, code: 'STATE', info, utuh: true });
const terbuka =
  'Masih ada penambahan yang menunggu verifikasi atau perbaikan. Selesaikan penambahan itu lebih dahulu.';
const belumLunas = 'Masih ada tagihan yang belum dibuatkan invoice, atau invoice yang belum lunas.';

/** What keeps the usage from ending, as rows; the code is one at which the act itself may be done. */
const penghalang: [string, (uuid: string) => Promise<unknown>, string][] = [
  ['an addition that waits to be mended', (uuid) => riset.tambahanLangsung(uuid, { kdStatus: 11 }), terbuka],
  [
    'a bill on no invoice',
    async (uuid) => riset.tagihanLangsung(uuid, await riset.tambahanLangsung(uuid), 5000),
    belumLunas,
  ],
  [
    'an invoice that waits for its proof to be looked at',
    async (uuid) => riset.tagihanLangsung(uuid, await riset.tambahanLangsung(uuid), 5000, 2),
    belumLunas,
  ],
];

describe.each([
  ['[USAGE-25, USAGE-26, GAP-27] the finish request', (uuid: string) => riset.mintaSelesai(uuid)],
  ['[CONF-41, GAP-71] the end', (uuid: string) => riset.selesaikan(uuid)],
])('%s', (_nama, kirim) => {
  test.each(penghalang)('is refused by %s: 409', async (_judul, halangi, info) => {
    const uuid = await siap(12);
    await halangi(uuid);
    expect(await coba(() => kirim(uuid))).toEqual(ditolak(info));
  });

  test('is not kept by what is paid, cancelled, turned down or a correction to less', async () => {
    const uuid = await siap(12);
    const satu = await riset.tambahanLangsung(uuid);
    const { invoiceId } = await riset.tagihanLangsung(uuid, satu, 9000, 3);
    await riset.tagihanLangsung(uuid, satu, -4000, null, { koreksi: true, asalInvoiceId: invoiceId });
    await riset.tambahanLangsung(uuid, { kdStatus: 5 });
    await riset.invoiceBatalLangsung(uuid);
    expect((await kirim(uuid)).status).toBe(201);
  });
});

describe('[USAGE-26] the finish request', () => {
  test('[GAP-107] waits for the survey, and keeps its note', async () => {
    const { uuid } = await riset.sampai(3);
    expect(await coba(() => riset.mintaSelesai(uuid))).toEqual(
      ditolak('Isi survei laboratorium lebih dahulu, lalu ajukan selesai penggunaan.'),
    );
    await riset.surveiLangsung(uuid);
    const { status, data } = await riset.mintaSelesai(uuid, { catatan: 'Alat sudah di lemari' });
    expect([status, data.idStatusPengajuan]).toEqual([201, 7]);
    expect(data.history.at(-1)!.catatan).toBe('Alat sudah di lemari');
    expect(data).toMatchObject({ flagDapatMengajukanPenggunaan: false, flagDapatMengajukanSelesai: true });
  });

  test('[GAP-71] does not wait for tools: they are counted when it is answered', async () => {
    const uuid = await siap(12);
    await riset.alatLangsung(uuid);
    expect((await riset.mintaSelesai(uuid)).status).toBe(201);
    expect(await coba(() => riset.selesaikan(uuid))).toEqual(
      ditolak('Masih ada 2 alat yang belum dicatat kembali, rusak, atau diganti.'),
    );
  });
});

describe('[LABORAN-20] the end', () => {
  test('[GAP-107] asks for no survey', async () => {
    const { uuid } = await riset.sampai(4);
    const { status, data } = await riset.selesaikan(uuid, { catatan: 'Selesai' });
    expect([status, data.idStatusPengajuan, data.history.at(-1)!.catatan]).toEqual([201, 8, 'Selesai']);
  });

  test('[GAP-146] with a broken tool needs a word: 422 on catatan; a replaced one does not', async () => {
    const uuid = await siap(12);
    await riset.alatLangsung(uuid, { jumlah: 3, kembali: 2, rusak: 1 });
    const sebelum = await potret(uji);
    expect(await riset.selesaikan(uuid)).toMatchObject({
      status: 422,
      errors: [
        { field: 'catatan', message: 'Ada 1 alat rusak yang tidak diganti. Tulis alasan pembebasannya.' },
      ],
    });
    expect((await riset.selesaikan(uuid, { catatan: '  ' })).status).toBe(422);
    expect(await potret(uji)).toEqual(sebelum);
    const { status, data } = await riset.selesaikan(uuid, { catatan: 'Pecah karena usia alat' });
    expect([status, data.history.at(-1)!.catatan]).toEqual([201, 'Pecah karena usia alat']);

    const lain = await siap(12);
    await riset.alatLangsung(lain, { jumlah: 2, kembali: 1, diganti: 1 });
    expect((await riset.selesaikan(lain)).status).toBe(201);
  });

  test('[GAP-09, GAP-101] gives back what was paid too much, of the invoice paid last, once', async () => {
    const uuid = await siap(12);
    const satu = await riset.tambahanLangsung(uuid);
    const { invoiceId: asalInvoiceId } = await riset.tagihanLangsung(uuid, satu, 9000, 3);
    await riset.tagihanLangsung(uuid, await riset.tambahanLangsung(uuid), 1000, 3);
    await riset.tagihanLangsung(uuid, satu, -4000, null, { koreksi: true, asalInvoiceId });
    expect((await riset.baca(uuid)).data.pembayaran.kredit).toBe(4000);
    const { data } = await riset.selesaikan(uuid);
    expect(data.pembayaran.kredit).toBe(0);
    expect(data.pengembalian).toMatchObject([
      {
        uuidPendaftaran: uuid,
        sebab: 'deposit',
        nominalPengembalian: 4000,
        kdStatusPengembalian: 1,
        noInvoice: data.pembayaran.invoice.find(({ totalTagihan }) => totalTagihan === 1000)!.noInvoice,
      },
    ]);
    expect((await riset.selesaikan(uuid, {}, { as: laboran })).status).toBe(409);
    expect((await riset.baca(uuid)).data.pengembalian).toHaveLength(1);
  });

  test('[GAP-09] of what was paid to the rupiah gives nothing back', async () => {
    const uuid = await siap(12);
    await riset.tagihanLangsung(uuid, await riset.tambahanLangsung(uuid), 5000, 3);
    expect((await riset.selesaikan(uuid)).data.pengembalian).toEqual([]);
  });
});
