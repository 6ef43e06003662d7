import { describe, expect, it } from 'vitest';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { menungguPendaftar } from '#domain/pengujian/keadaan.ts';
import { perjalanan, sekarang } from '#features/pengujian/pendaftaran/perjalanan.ts';
import { alamatLhu, lhuDapatDibuka } from '#features/pengujian/pendaftaran/lhu.ts';
import { baris } from '#tests/screens/antrean/contoh.ts';
import { invoice, pengujian } from './contoh.ts';

const tampil = (data: Pengujian) => ({ data, rev: data.rev, tertunda: [], keputusan: [], hilang: false });
const jalan = (...kode: number[]) =>
  perjalanan(tampil(pengujian(kode)))
    .map(({ label, keadaan }) => `${label}: ${keadaan}`)
    .filter((satu) => !satu.endsWith('nanti'));
const denganInvoice = (kode: number, satu: ReturnType<typeof invoice>) => {
  const data = pengujian([1, 3, kode]);
  return { ...data, pembayaran: { ...data.pembayaran, invoice: [satu] } };
};

describe('the journey of a submission', () => {
  it('stands where its status does, and is whole once the report is out', () => {
    expect(jalan(1)).toEqual(['Pendaftaran: selesai', 'Verifikasi: sekarang']);
    expect(jalan(1, 3, 5).at(-1)).toBe('DP 50%: sekarang');
    for (const kode of [6, 7, 11, 12]) expect(jalan(1, 3, 5, kode).at(-1)).toBe('Pengujian: sekarang');
    expect(jalan(1, 9).at(-1)).toBe('Pelunasan: sekarang');
    expect(jalan(1, 10).at(-1)).toBe('LHU: sekarang');
    for (const kode of [14, 15, 16]) expect(jalan(1, kode).at(-1)).toBe('LHU: selesai');
  });

  it('ends where it stood when it was rejected or withdrawn', () => {
    expect(jalan(1, 4).at(-1)).toBe('Verifikasi: berhenti');
    expect(jalan(1, 3, 5, 4).at(-1)).toBe('DP 50%: berhenti');
  });

  it('has not begun while the server does not have it', () => {
    const data = { ...pengujian([1]), rev: '' };
    expect(perjalanan({ ...tampil(data), tertunda: ['x'] })[0]?.keadaan).toBe('sekarang');
    expect(perjalanan({ ...tampil(data), keputusan: [baris({ state: 'ditolak' })] })[0]?.keadaan).toBe(
      'berhenti',
    );
  });
});

describe('[GAP-58] what waits for the registrant', () => {
  it('a bill, until its proof is sent; turned down, it says why', () => {
    const belum = denganInvoice(5, invoice(1));
    expect(sekarang(belum, 'Pendaftar')).toMatchObject({
      judul: 'Bayar DP 50% sebesar Rp 37.501',
      tombol: { label: 'Bayar DP', to: `/pembayaran/detail?uuid=${belum.uuid}` },
    });
    expect(menungguPendaftar(belum)).toBe(true);
    const dikirim = denganInvoice(5, invoice(2));
    expect(sekarang(dikirim, 'Pendaftar')?.judul).toBe('Bukti pembayaran DP 50% sedang diverifikasi');
    expect(menungguPendaftar(dikirim)).toBe(false);
    const ditolak = sekarang(denganInvoice(5, invoice(1, 'Nominal kurang.')), 'Pendaftar');
    expect(ditolak).toMatchObject({ tone: 'bahaya', judul: 'Bukti pembayaran belum diterima' });
    expect(ditolak?.isi).toContain('Nominal kurang.');
    expect(sekarang(denganInvoice(9, invoice(1)), 'Pendaftar')?.tombol?.label).toBe('Bayar pelunasan');
  });

  it('nothing while others act; a rejection with its reason', () => {
    for (const kode of [1, 2, 3, 6, 7, 8, 10, 11, 12])
      expect(sekarang(pengujian([1, kode]), 'Pendaftar')).toBeNull();
    expect(sekarang(pengujian([1, 4]), 'Pendaftar')?.isi).toBe('Sampel tidak cukup');
  });

  it('[REG-06, CONF-19, GAP-141] the report from its row at 14 and 16, on the record for other roles', () => {
    expect([10, 14, 15, 16].map((kode) => lhuDapatDibuka(pengujian([1, kode])))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(alamatLhu({ uuid: 'a' }, 'Pendaftar')).toBe('/pendaftaran/lhu?uuid=a');
    expect(alamatLhu({ uuid: 'a' }, 'Kalab')).toBe('/pendaftaran/detail-pengujian?uuid=a');
    expect(menungguPendaftar(pengujian([1, 14]))).toBe(true);
    expect(menungguPendaftar(pengujian([1, 14], { flagSudahSurvei: 1 }))).toBe(false);
  });
});
