import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callName } from '#domain/core/endpoint.ts';
import { pembayaranPenelitianApi } from '#domain/pembayaran/penelitian.ts';
import { sisaPenelitian } from '#domain/pembayaran/rules.ts';
import { tagihanBaru } from '#domain/penelitian/keadaan-rekaman.ts';
import { reducePenelitian } from '#domain/penelitian/reduce.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { bagiPembayar } from '#features/pembayaran/bagi-pembayar.ts';
import { akibatInvoice, isianInvoice, periksaIsian, rancangan } from '#features/pembayaran/buat-invoice.ts';
import { posisiPenelitian } from '#features/pembayaran/posisi-penelitian.ts';
import { akun } from '#tests/support/akun.ts';
import { pendaftar } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { uangPenelitian } from '#tests/support/uang-penelitian.ts';

let uji: ServerUji;
let uang: ReturnType<typeof uangPenelitian>;
beforeAll(async () => {
  uji = await createTestServer();
  uang = uangPenelitian(uji);
});
afterAll(() => uji.close());

const milik = async (uuid: string): Promise<Penelitian> => (await uang.baca(uuid, pendaftar)).data;
const langkah = (record: Penelitian, tertunda: string[] = []) =>
  posisiPenelitian(record, tertunda)?.steps.find(({ keadaan }) => keadaan === 'sekarang')?.label;
const bagi = (data: Penelitian, tertunda: string[] = []) => bagiPembayar({ data, tertunda });
const file = { sha256: 'a'.repeat(64), name: 'bukti.pdf', size: 1200, mime: 'application/pdf' };

/** A research whose paid bill was corrected down by 40,000, with another bill of this much. */
async function berkredit(tagihan: number): Promise<Penelitian> {
  const riset = await uang.berinvoice(3, 100);
  await uang.koreksi(riset, riset.penambahan, 60);
  await uang.catat(riset, tagihan);
  return milik(riset.uuid);
}

describe('where the money of a research stands', () => {
  it('[PAY-02] goes from its bills through invoice and proof to being paid, and begins again with the next bill', async () => {
    const riset = await uang.ditagih([100, 50]);
    const awal = await milik(riset.uuid);
    expect([langkah(awal), bagi(awal).ajakan]).toEqual(['Buat invoice', 'Buat invoice']);
    expect(posisiPenelitian(awal)!.judul).toMatch(/^2 tagihan Rp\s150\.000 belum dibuatkan invoice$/);

    const { data: satu } = await uang.buat(riset.uuid, riset.tagihan.slice(0, 1));
    const [invoice] = satu.pembayaran.invoice;
    expect([langkah(satu), bagi(satu).ajakan, bagi(satu).next]).toEqual([
      'Transfer',
      'Bayar',
      'Menunggu pembayaran',
    ]);
    expect(posisiPenelitian(satu)!.bayar!.uuid).toBe(invoice!.uuid);
    expect(posisiPenelitian(satu)!.petunjuk).toContain('Ada juga 1 tagihan yang belum dibuatkan invoice.');
    expect(sisaPenelitian(satu.pembayaran)).toEqual([
      { kapan: 'Sekarang', nilai: 100_000 },
      { kapan: 'Belum dibuatkan invoice', nilai: 50_000 },
    ]);

    await uang.bayar(invoice!);
    await uang.putuskan(invoice!, 0, { catatan: 'Jumlahnya kurang.' });
    const ditolak = await milik(riset.uuid);
    expect(langkah(ditolak)).toBe('Kirim bukti');
    expect(posisiPenelitian(ditolak)!.petunjuk).toContain('Jumlahnya kurang.');

    await uang.bayar(invoice!);
    await uang.putuskan(invoice!, 1);
    await uang.buat(riset.uuid, riset.tagihan.slice(1));
    const [, kedua] = (await milik(riset.uuid)).pembayaran.invoice;
    await uang.bayar(kedua!);
    const diperiksa = await milik(riset.uuid);
    expect([langkah(diperiksa), bagi(diperiksa).ajakan]).toEqual(['Verifikasi', null]);
    await uang.putuskan(kedua!, 1);
    const lunas = await milik(riset.uuid);
    expect(posisiPenelitian(lunas)!.steps.map(({ keadaan }) => keadaan)).toEqual(Array(5).fill('selesai'));
    await uang.catat(riset, 10);
    expect(langkah(await milik(riset.uuid))).toBe('Buat invoice');
  });

  it('says of a proof on this device only that it waits to be sent', async () => {
    const { uuid, invoice } = await uang.berinvoice(1);
    const { uuid: orang, nama, email, role, laboratorium } = akun(pendaftar);
    const opId = '01a1fe5f-4410-7782-a0df-64307355e88b';
    const tulisan = {
      opId,
      call: callName(pembayaranPenelitianApi.bayar),
      body: {
        uuid: invoice.uuid,
        noInvoice: invoice.noInvoice,
        tglBayar: '2026-11-20',
        noRekening: '0123456789',
        namaBank: 'Bank Contoh',
        namaPemilikRekening: 'Sari Widyaningsih',
        fileBuktiPembayaran: { sha256: file.sha256, name: file.name },
      },
      dibuatPada: '2026-11-20T03:00:00.000Z',
      files: [file],
    };
    const data = reducePenelitian(await milik(uuid), tulisan, {
      uuid: orang,
      nama,
      email,
      role: role!,
      laboratorium,
    });
    expect(langkah(data, [opId])).toBe('Kirim bukti');
    expect(bagi(data, [opId])).toMatchObject({
      ajakan: null,
      belumTerkirim: true,
      next: 'Bukti pembayaran dikirim saat tersambung',
      sisa: [{ kapan: 'Bukti menunggu dikirim', nilai: invoice.totalTagihan }],
    });
    expect(bagi(data)).toMatchObject({ belumTerkirim: false, next: 'Verifikasi oleh petugas pembayaran' });
  });

  it('is nowhere while nothing was billed', async () => {
    const { uuid } = await uang.baru();
    expect(posisiPenelitian(await milik(uuid))).toBeNull();
  });
});

describe('an invoice that is to be made', () => {
  it('[GAP-149, PAY-08] begins with no bill chosen, of those that are on no invoice', async () => {
    const riset = await uang.ditagih([100, 50]);
    await uang.buat(riset.uuid, riset.tagihan.slice(0, 1));
    const data = await milik(riset.uuid);
    expect(isianInvoice(data).uuidTagihan).toEqual([]);
    expect(tagihanBaru(data).map(({ uuid }) => uuid)).toEqual(riset.tagihan.slice(1));
  });

  it('[PAY-09] is paid by whom the registration said, and asks who where it is somebody else', async () => {
    const data = await milik((await uang.ditagih([100])).uuid);
    const isian = isianInvoice(data);
    expect(isian.idJenisPembiayaan).toBe(data.idJenisPembiayaan);
    expect(periksaIsian(isian, data)).toEqual({});
    expect(periksaIsian({ ...isian, idJenisPembiayaan: 2 }, data)).toHaveProperty('nikDosenPembiayaan');
    expect(periksaIsian({ ...isian, idJenisPembiayaan: 3 }, data)).toHaveProperty('namaPembiayaan');
    const luar = { ...data, golonganTarif: 'eksternal' as const };
    expect(periksaIsian({ ...isian, idJenisPembiayaan: 2 }, luar)).toHaveProperty('idJenisPembiayaan');
  });

  it('[GAP-128, GAP-149] says before it is asked for what the credit takes off and what is left, as the server then has it', async () => {
    const data = await berkredit(100);
    const [tagihan] = tagihanBaru(data);
    const jumlah = rancangan(data.pembayaran, [tagihan!]);
    expect(jumlah).toEqual({ tagihan: 1, besar: 100_000, potongan: 40_000, bayar: 60_000 });
    expect(akibatInvoice(jumlah).replaceAll('\u00A0', ' ')).toBe(
      'Invoice Rp 100.000 dibuat dari 1 tagihan, dipotong kredit Rp 40.000; yang harus dibayar Rp 60.000. Selama belum dibayar, invoice ini masih dapat dibatalkan.',
    );
    const { data: dibuat } = await uang.buat(data.uuid, [tagihan!.uuid]);
    expect(dibuat.pembayaran.invoice.at(-1)).toMatchObject({ sudahDibayar: 40_000, totalTagihan: 60_000 });
  });

  it('[GAP-128] that credit covers whole is said to be paid at once, and without credit to be paid whole', async () => {
    const data = await berkredit(30);
    const kata = akibatInvoice(rancangan(data.pembayaran, tagihanBaru(data))).replaceAll('\u00A0', ' ');
    expect(kata).toContain('Kredit Rp 30.000 menutup seluruhnya: invoice langsung terbayar lunas');
    const tanpa = await milik((await uang.ditagih([100, 50])).uuid);
    expect(
      akibatInvoice(rancangan(tanpa.pembayaran, tagihanBaru(tanpa))).replaceAll('\u00A0', ' '),
    ).toContain('Invoice Rp 150.000 dibuat dari 2 tagihan dan harus dibayar.');
  });
});
