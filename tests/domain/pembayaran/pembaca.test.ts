import { describe, expect, it, test } from 'vitest';
import { roleList, type Actor, type Role } from '#domain/core/roles.ts';
import { invoiceUntuk, melihatRekening } from '#domain/pembayaran/pembaca.ts';
import { pengembalianUntuk } from '#domain/pengembalian/pembaca.ts';
import type { InvoicePokok } from '#domain/pembayaran/schema.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { invoice } from '#tests/support/contoh/pengujian.ts';

const pemilik = '0195c000-0000-7000-8000-00000000000a';
const orang = (role: Role, uuid = '0195c000-0000-7000-8000-00000000000b') => ({ role, uuid }) as Actor;

describe('[GAP-82, GAP-111] whose account money came from and went back to', () => {
  /** Who looks at payments, of whichever kind. */
  const uang: readonly Role[] = ['Admin', 'Petugas pembayaran'];

  test.each(roleList)('%s', (role) => {
    const boleh = uang.includes(role);
    expect(melihatRekening(orang(role), pemilik)).toBe(boleh);
    expect(melihatRekening(orang(role, pemilik), pemilik), 'of their own').toBe(true);
    expect(melihatRekening(orang(role), null), 'of anybody').toBe(boleh);
  });

  it('is left out of invoices and returns of whoever is not told, and nothing else is', () => {
    const satu = {
      ...invoice(),
      bukti: [{ uuid: 'bukti' }] as InvoicePokok['bukti'],
      fileBuktiPembayaran: { sha256: 'f00' } as InvoicePokok['fileBuktiPembayaran'],
    };
    const kembali = {
      uuid: 'kembali',
      nominalPengembalian: 50_000,
      noRekeningTujuan: '0012345678',
      namaBankTujuan: 'Bank Contoh',
      namaPemilikRekeningTujuan: 'Sari',
      rekeningAsal: { noRekening: '0012345678' },
      fileBuktiPembayaran: { sha256: 'f01' },
    } as unknown as Pengembalian;
    const [petugas, laboran] = [orang('Petugas pembayaran'), orang('Laboran')];
    expect(invoiceUntuk([satu], petugas, pemilik)).toEqual([satu]);
    expect(invoiceUntuk([satu], laboran, pemilik)).toEqual([
      { ...satu, bukti: [], fileBuktiPembayaran: null },
    ]);
    expect(pengembalianUntuk(kembali, petugas, pemilik)).toEqual(kembali);
    expect(pengembalianUntuk(kembali, laboran, pemilik)).toEqual({
      uuid: 'kembali',
      nominalPengembalian: 50_000,
      noRekeningTujuan: null,
      namaBankTujuan: null,
      namaPemilikRekeningTujuan: null,
      rekeningAsal: null,
      fileBuktiPembayaran: null,
    });
  });
});
