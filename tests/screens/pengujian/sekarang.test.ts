import { describe, expect, it } from 'vitest';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { sisaPembayaran } from '#domain/pembayaran/rules.ts';
import { prosesBagiPendaftar } from '#domain/pengujian/pendaftar.ts';
import { statusPembayaranPengujian } from '#domain/pengujian/tagihan.ts';
import { bagiPembayar } from '#features/pembayaran/bagi-pembayar.ts';
import { posisiPembayaran } from '#features/pembayaran/posisi.ts';
import { sekarang } from '#features/pengujian/pendaftaran/sekarang.ts';
import { alamatLhu, lhuDapatDibuka } from '#features/pengujian/bagian/lhu.ts';
import { invoicePada, pengujianPada } from '#tests/support/contoh/pengujian.ts';

const tampil = (data: Pengujian, tertunda: string[] = []) => ({
  data,
  rev: data.rev,
  tertunda,
  keputusan: [],
  hilang: false,
});
const denganInvoice = (kode: number, satu: ReturnType<typeof invoicePada>) => {
  const data = pengujianPada([1, 3, kode]);
  const status = statusPembayaranPengujian(kode, [satu.statusPayment.kdStatusPembayaran]);
  return { ...data, pembayaran: { ...data.pembayaran, ...status, invoice: [satu] } };
};

describe('[GAP-58] what waits for the registrant', () => {
  it('a bill, until its proof is sent; turned down, it says why', () => {
    const belum = denganInvoice(5, invoicePada(1));
    expect(sekarang(tampil(belum), 'Pendaftar')).toMatchObject({
      judul: 'Bayar DP 50% sebesar Rp 75.000',
      tombol: { label: 'Bayar DP', to: `/pembayaran/detail?uuid=${belum.uuid}` },
    });
    const dikirim = denganInvoice(5, invoicePada(2));
    expect(sekarang(tampil(dikirim), 'Pendaftar')).toMatchObject({
      judul: 'Bukti pembayaran DP 50% sedang diverifikasi',
      menunggu: true,
    });
    const ditolak = sekarang(tampil(denganInvoice(5, invoicePada(1, 'Nominal kurang.'))), 'Pendaftar');
    expect(ditolak).toMatchObject({ tone: 'bahaya', judul: 'Bukti pembayaran belum diterima' });
    expect(ditolak?.isi).toContain('Nominal kurang.');
    expect(sekarang(tampil(denganInvoice(9, invoicePada(1))), 'Pendaftar')?.tombol?.label).toBe(
      'Bayar pelunasan',
    );
  });

  it('[GAP-33] a proof says the same on every page: due, only on this device, looked at', () => {
    const dikirim = denganInvoice(5, invoicePada(2, 'Nominal kurang.'));
    const { uuid } = dikirim.pembayaran.invoice[0]!.bukti[0]!;
    const kata = (data: Pengujian, tertunda: string[]) => [
      prosesBagiPendaftar(data, tertunda),
      sekarang(tampil(data, tertunda), 'Pendaftar')?.judul,
      posisiPembayaran(data, tertunda)?.judul,
      bagiPembayar(tampil(data, tertunda)).next,
    ];
    expect(kata(denganInvoice(5, invoicePada(1)), [])).toEqual([
      'Pembayaran DP 50% oleh pendaftar',
      'Bayar DP 50% sebesar Rp 75.000',
      'Bayar DP 50% Rp 75.000',
      'Menunggu pembayaran',
    ]);
    expect(kata(dikirim, [uuid])).toEqual([
      'Bukti pembayaran dikirim saat tersambung',
      'Bukti pembayaran DP 50% menunggu dikirim',
      'Bukti DP 50% Rp 75.000 menunggu dikirim',
      'Bukti pembayaran dikirim saat tersambung',
    ]);
    expect(kata(dikirim, [])).toEqual([
      'Verifikasi pembayaran oleh admin',
      'Bukti pembayaran DP 50% sedang diverifikasi',
      'Bukti DP 50% Rp 75.000 sedang diverifikasi',
      'Verifikasi pembayaran oleh admin',
    ]);
    for (const tertunda of [[uuid], []]) expect(posisiPembayaran(dikirim, tertunda)?.bayar).toBeNull();
  });

  it('registering again what was rejected, filled with what it held', () => {
    const data = pengujianPada([1, 4]);
    expect(sekarang(tampil(data), 'Pendaftar')?.tombol).toEqual({
      label: 'Daftar lagi',
      to: `/pendaftaran/tambah?dari=${data.uuid}`,
    });
  });

  it('[PAY-02] what is left is told by when: due, looked at, only on this device, later', () => {
    const dasar = denganInvoice(5, invoicePada(1)).pembayaran;
    const sisa = (over: Partial<typeof dasar>, tertunda: string[] = []) =>
      sisaPembayaran({ ...dasar, totalTagihanBelumTerbayar: 150_000, ...over }, tertunda);
    const nanti = { kapan: 'Setelah pengujian', nilai: 75_000 };
    expect(sisa({})).toEqual([{ kapan: 'Sekarang', nilai: 75_000 }, nanti]);
    const dikirim = invoicePada(2, 'Nominal kurang.');
    expect(sisa({ invoice: [dikirim] })).toEqual([{ kapan: 'Sedang diverifikasi', nilai: 75_000 }, nanti]);
    expect(sisa({ invoice: [dikirim] }, [dikirim.bukti[0]!.uuid])[0]?.kapan).toBe('Bukti menunggu dikirim');
    expect(sisa({ invoice: [invoicePada(3)], totalTagihanBelumTerbayar: 75_000 })).toEqual([nanti]);
    expect(sisa({ invoice: [invoicePada(3)], totalTagihanBelumTerbayar: 0 })).toEqual([]);
  });

  it('nothing while others act; a rejection with its reason', () => {
    for (const kode of [1, 2, 3, 6, 7, 8, 10, 11, 12])
      expect(sekarang(tampil(pengujianPada([1, kode])), 'Pendaftar')).toBeNull();
    expect(sekarang(tampil(pengujianPada([1, 4])), 'Pendaftar')?.isi).toBe('Sampel tidak cukup');
  });

  it('[REG-06, CONF-19, CONST-12, GAP-141] the report from its row at 14 and 16, on the record for other roles', () => {
    expect([10, 14, 15, 16].map((kode) => lhuDapatDibuka(pengujianPada([1, kode])))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(alamatLhu({ uuid: 'a' }, 'Pendaftar')).toBe('/pendaftaran/lhu?uuid=a');
    expect(alamatLhu({ uuid: 'a' }, 'Kalab')).toBe('/pendaftaran/detail-pengujian?uuid=a');
  });
});
