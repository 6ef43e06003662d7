import { describe, expect, it } from 'vitest';
import type { Actor } from '#domain/core/roles.ts';
import type { JadwalTampak } from '#domain/penelitian/jadwal.ts';
import { pesananDari } from '#features/penelitian/jadwal/pesanan.ts';
import { jadwal as contohJadwal } from '#tests/support/contoh/penelitian.ts';
import { orang } from '#tests/support/contoh/tulisan.ts';

const jadwal = (over: Partial<JadwalTampak> = {}): JadwalTampak => ({
  ...contohJadwal({ idInstrumen: 31, tanggal: '2026-11-23' }),
  tertunda: false,
  ...over,
});
describe('a taken time', () => {
  const milikRina = jadwal({ nama: 'Rina', uuidPenelitian: 'a' });
  const lihat = (actor: Actor, satu: JadwalTampak) => {
    const [pesanan] = pesananDari(actor, [satu.tanggal, satu.tanggal])(satu);
    return [pesanan?.who, pesanan?.state, pesanan?.to];
  };

  it('shows others when it is and whether it is granted, not whose it is', () => {
    expect(lihat(orang('Pendaftar'), jadwal())).toEqual([null, 'Disetujui', undefined]);
    expect(lihat(orang('Pendaftar'), jadwal({ kdStatusPengajuan: 10 }))).toEqual([
      null,
      'Diajukan',
      undefined,
    ]);
  });

  it('names its holder to officers of the laboratory, who may open it where their role has a page for it', () => {
    const detail = '/riwayat-laboran/detail?uuid=a';
    expect(lihat(orang('Laboran'), milikRina)).toEqual(['Rina', 'Disetujui', detail]);
    expect(lihat(orang('Petugas pembayaran'), milikRina)).toEqual(['Rina', 'Disetujui', detail]);
    expect(lihat(orang('Kalab'), milikRina)).toEqual(['Rina', 'Disetujui', undefined]);
    expect(lihat(orang('Laboran', { laboratorium: [8] }), milikRina)[2]).toBeUndefined();
  });

  it('is "Anda" to its registrant and leads to their usage page', () => {
    const sendiri = jadwal({ milikSendiri: 1, nama: 'Sari', uuidPenelitian: 'a', tertunda: true });
    expect(lihat(orang('Pendaftar'), sendiri)).toEqual([
      'Anda',
      'Menunggu dikirim',
      '/pendaftaran/edit?uuid=a',
    ]);
  });
});
