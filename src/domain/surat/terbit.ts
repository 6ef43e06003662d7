import type { PutusanSurat, Surat, SuratTerbit } from './schema.ts';

/** What a letter says once it is issued. Those who approved are those who sign it (GAP-31). */
export const isiTerbit = (
  { user, detail, putusanPembayaran }: Surat,
  { kode, address, pada }: { kode: string; address: string; pada: Date },
): Omit<SuratTerbit, 'noSurat' | 'kode'> => ({
  alamatCek: `${address}/cek-surat/${kode}`,
  terbitPada: pada.toISOString(),
  pemohon: user,
  laboratorium: detail.map((satu) => ({
    namaLaboratorium: satu.laboratory.namaLaboratorium,
    jlhPenelitian: satu.jlhPenelitian,
    penandatangan: penandatanganDari(satu),
  })),
  pembayaran: penandatanganDari(putusanPembayaran),
});

const penandatanganDari = ({ user, tglVerif }: PutusanSurat): SuratTerbit['pembayaran'] => {
  const { nama, noInduk, role } = user!;
  return { nama, noInduk, role, pada: tglVerif! };
};
