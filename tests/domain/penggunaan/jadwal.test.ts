import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it, test } from 'vitest';
import { acaraDari, denganTulisanSendiri, type JadwalTampak } from '#domain/penelitian/jadwal.ts';
import type { BarisPenggunaan, Jadwal } from '#domain/penggunaan/schema.ts';
import {
  barisPakai,
  jadwal as contohJadwal,
  penambahan,
  penelitian,
} from '#tests/support/contoh/penelitian.ts';

const jadwal = (over: Partial<Jadwal> = {}): Jadwal =>
  contohJadwal({ idInstrumen: 31, tanggal: '2026-11-23', ...over });
const pakai = (over: Partial<BarisPenggunaan> = {}) =>
  barisPakai({
    idJenisBarang: 3,
    idBarang: 31,
    namaBarang: 'KCKT',
    tglPenggunaan: '2026-11-23',
    jamMulai: '08:00',
    jamSelesai: '10:00',
    ...over,
  });
const riset = (...isi: [kode: number, ...baris: BarisPenggunaan[]][]) =>
  penelitian(12, { penambahan: isi.map(([kode, ...baris]) => penambahan(kode, { baris })) });
const ringkas = (rows: readonly JadwalTampak[]) =>
  rows.map(
    ({ tanggal, jamMulai, tertunda }) => `${tanggal.slice(-2)} ${jamMulai}${tertunda ? ' tertunda' : ''}`,
  );

describe('own writes on the calendar', () => {
  it('are the times of lines that book an instrument, as the calendar has them', () => {
    const satu = pakai();
    const record = riset([
      10,
      satu,
      barisPakai({ jamMulai: '08:00', jamSelesai: '09:00' }),
      pakai({ jamMulai: null }),
      pakai({ jamSelesai: null }),
    ]);
    const milik = jadwal({
      uuid: satu.uuid,
      kdStatusPengajuan: 10,
      milikSendiri: 1,
      nama: 'Rina',
      uuidPenelitian: record.uuid,
    });
    expect(denganTulisanSendiri([], [record], record.user.uuid)).toEqual([{ ...milik, tertunda: true }]);
    expect(denganTulisanSendiri([], [record], 'orang lain')[0]!.milikSendiri).toBe(0);
  });

  test.each([
    [5, false],
    [10, true],
    [11, false],
    [12, true],
  ])('[GAP-72] of an addition at %i hold their time: %s', (kode, memegang) => {
    expect(denganTulisanSendiri([], [riset([kode, pakai()])], 'x')).toHaveLength(memegang ? 1 : 0);
  });

  it('lie among those of others in the order of day and hour', () => {
    const record = riset([
      12,
      pakai({ jamMulai: '09:00' }),
      pakai({ tglPenggunaan: '2026-11-22', jamMulai: '13:00' }),
    ]);
    const lain = [jadwal({ jamMulai: '10:00' }), jadwal({ jamMulai: '07:00', uuidPenelitian: uuidv7() })];
    const hasil = denganTulisanSendiri(lain, [record], record.user.uuid);
    expect(ringkas(hasil)).toEqual(['22 13:00 tertunda', '23 07:00', '23 09:00 tertunda', '23 10:00']);
  });

  it('take the place of what the server said of that research, marked where the server does not know of them', () => {
    const [pindah, tetap, tarik] = [pakai(), pakai({ jamMulai: '11:00', jamSelesai: '12:00' }), pakai()];
    const record = riset([12, { ...pindah, jamMulai: '14:00', jamSelesai: '15:00' }, tetap], [5, tarik]);
    const server = [
      jadwal({ uuid: pindah.uuid, uuidPenelitian: record.uuid }),
      jadwal({ uuid: tetap.uuid, uuidPenelitian: record.uuid, jamMulai: '11:00', jamSelesai: '12:00' }),
      jadwal({ uuid: tarik.uuid, uuidPenelitian: record.uuid, jamMulai: '16:00' }),
    ];
    expect(ringkas(denganTulisanSendiri(server, [record], record.user.uuid))).toEqual([
      '23 11:00',
      '23 14:00 tertunda',
    ]);
  });

  test.each<[string, Partial<Jadwal>, boolean]>([
    ['nothing', {}, false],
    ['its instrument', { idInstrumen: 32 }, true],
    ['its day', { tanggal: '2026-11-24' }, true],
    ['its first hour', { jamMulai: '07:00' }, true],
    ['its last hour', { jamSelesai: '11:00' }, true],
    ['its approval', { kdStatusPengajuan: 10 }, true],
  ])('are marked where the server has another: %s', (_apa, over, tertunda) => {
    const satu = pakai();
    const record = riset([12, satu]);
    const server = [jadwal({ uuid: satu.uuid, uuidPenelitian: record.uuid, ...over })];
    expect(denganTulisanSendiri(server, [record], 'laboran')).toMatchObject([{ tertunda }]);
  });
});

describe('a booking as an appointment', () => {
  it('has the hours of Jakarta, one id for good, and is tentative until it is granted', () => {
    const satu = jadwal({ uuid: 'a' });
    const acara = {
      uid: 'a@mejalab',
      starts: new Date('2026-11-23T01:00:00Z'),
      ends: new Date('2026-11-23T03:00:00Z'),
      summary: 'KCKT',
      location: 'LPOMK',
    };
    expect([12, 10].map((kdStatusPengajuan) => acaraDari({ ...satu, kdStatusPengajuan }, 'LPOMK'))).toEqual([
      { ...acara, description: 'Disetujui petugas laboratorium.', tentative: false },
      { ...acara, description: 'Diajukan, menunggu persetujuan petugas laboratorium.', tentative: true },
    ]);
  });
});
