import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layanan } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

const jejak = async (uuid: string) =>
  (await alur.baca(uuid)).data.history.map(({ statusSubmission }) => statusSubmission.kdStatusPengajuan);

describe('the usual way of a submission', () => {
  test('[GAP-01, GAP-06, GAP-07, GAP-38, TESTADM-15, TESTADM-16, TESTADM-17] from registration to paid in full', async () => {
    const { data: baru, status, info } = await alur.daftar();
    expect([status, info]).toEqual([201, 'Data pengujian berhasil disimpan']);
    expect(baru).toMatchObject({
      idPengujianStatusPengajuan: 1,
      golonganTarif: 'internal',
      namaSampel: 'Tablet parasetamol 500 mg',
      totalHarga: 325_001,
      totalTerbayar: 0,
    });
    const { uuid } = baru;

    const disetujui = await alur.verifikasi(uuid, 1);
    expect([disetujui.status, disetujui.info]).toEqual([200, 'Data penelitian berhasil disimpan']);
    expect(disetujui.data.idPengujianStatusPengajuan).toBe(5);
    expect(disetujui.data.pembayaran.invoice).toMatchObject([
      {
        noInvoice: 'INV/PG/2026/00001',
        namaTagihan: 'DP 50%',
        totalRincian: 325_001,
        totalTagihan: 162_501,
        statusPayment: { kdStatusPembayaran: 1 },
      },
    ]);

    const dibayar = await alur.bayar(uuid);
    expect(dibayar.status).toBe(201);
    expect(dibayar.data.idPengujianStatusPengajuan).toBe(5);
    expect(dibayar.data.pembayaran.statusPembayaran).toBe('Verifikasi pembayaran');
    const terverifikasi = await alur.putuskanBayar(uuid, 1);
    expect(terverifikasi.status).toBe(201);
    expect(terverifikasi.data).toMatchObject({ idPengujianStatusPengajuan: 6, totalTerbayar: 162_501 });

    const ditugaskan = await alur.tugaskan(uuid);
    expect(ditugaskan.info).toBe('Kode sampel dan penugasan berhasil disimpan');
    expect(ditugaskan.data.idPengujianStatusPengajuan).toBe(7);
    expect(ditugaskan.data.sample[0]?.kodeSampel).toBe('LPOMK-2611-0001');

    const selesai = await alur.uji(uuid);
    expect(selesai.data.idPengujianStatusPengajuan).toBe(8);

    const ditagih = await alur.pelunasan(uuid);
    expect([ditagih.status, ditagih.info]).toEqual([
      200,
      'Data pengujian generate tagihan pelunasan berhasil',
    ]);
    expect(ditagih.data.idPengujianStatusPengajuan).toBe(9);
    expect(ditagih.data.pembayaran.invoice[1]).toMatchObject({
      noInvoice: 'INV/PG/2026/00002',
      namaTagihan: 'Pelunasan',
      sudahDibayar: 162_501,
      totalTagihan: 162_500,
    });
    const lunas = await alur.lunasi(uuid);
    expect(lunas.data).toMatchObject({ idPengujianStatusPengajuan: 10, totalTerbayar: 325_001 });
    expect(await jejak(uuid)).toEqual([1, 3, 5, 6, 7, 11, 8, 9, 10]);
  });
});
