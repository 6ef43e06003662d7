import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { Actor } from '#domain/core/roles.ts';
import { acaraDari, denganTulisanSendiri, type JadwalTampak } from '#domain/penggunaan/jadwal.ts';
import type { BarisPenggunaan, Jadwal } from '#domain/penggunaan/schema.ts';
import { pesananDari } from '#features/penelitian/jadwal/pesanan.ts';
import { barisPakai, penambahan, penelitian } from '#tests/offline/contoh-penelitian.ts';

const jadwal = (over: Partial<JadwalTampak> = {}): JadwalTampak => ({
  uuid: uuidv7(),
  idLaboratorium: 7,
  idInstrumen: 31,
  namaInstrumen: 'KCKT',
  tanggal: '2026-11-23',
  jamMulai: '08:00',
  jamSelesai: '10:00',
  kdStatusPengajuan: 12,
  milikSendiri: 0,
  nama: null,
  uuidPenelitian: null,
  tertunda: false,
  ...over,
});
const orang = (role: Actor['role'], laboratorium: number[] = []): Actor => ({
  uuid: uuidv7(),
  nama: 'Sari',
  email: 'sari@kampus.example',
  role,
  laboratorium,
});

describe('a taken time', () => {
  const milikRina = jadwal({ nama: 'Rina', uuidPenelitian: 'a' });
  const lihat = (actor: Actor, satu: JadwalTampak) => {
    const { who, state, to } = pesananDari(actor)(satu);
    return [who, state, to];
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
    expect(lihat(orang('Laboran', [7]), milikRina)).toEqual(['Rina', 'Disetujui', detail]);
    expect(lihat(orang('Petugas pembayaran', [7]), milikRina)).toEqual(['Rina', 'Disetujui', detail]);
    expect(lihat(orang('Kalab', [7]), milikRina)).toEqual(['Rina', 'Disetujui', undefined]);
    expect(lihat(orang('Laboran', [8]), milikRina)[2]).toBeUndefined();
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

describe('own writes on the calendar', () => {
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
  const ringkas = (rows: readonly JadwalTampak[]) =>
    rows.map(({ jamMulai, tertunda }) => `${jamMulai}${tertunda ? ' tertunda' : ''}`);
  const kirim = (satu: BarisPenggunaan, uuidPenelitian: string, over: Partial<Jadwal> = {}): Jadwal => {
    const { tertunda: _tertunda, ...row } = jadwal({ uuid: satu.uuid, uuidPenelitian, ...over });
    return row;
  };

  it('lie among those of others, marked while the server does not know of them', () => {
    const record = penelitian(10, { penambahan: [penambahan(10, { baris: [pakai(), barisPakai()] })] });
    const lain = jadwal({ jamMulai: '07:00', jamSelesai: '08:00' });
    const tampak = denganTulisanSendiri([lain], [record], record.user.uuid);
    expect(ringkas(tampak)).toEqual(['07:00', '08:00 tertunda']);
    expect(tampak[1]).toMatchObject({ milikSendiri: 1, idInstrumen: 31, uuidPenelitian: record.uuid });
    expect(denganTulisanSendiri([], [record], 'orang lain')[0]!.milikSendiri).toBe(0);
  });

  it('grant times: the approval of what was asked for is marked while the server does not know of it', () => {
    const diminta = pakai();
    const record = penelitian(12, { penambahan: [penambahan(12, { baris: [diminta] })] });
    const diServer = (kdStatusPengajuan: number) => [kirim(diminta, record.uuid, { kdStatusPengajuan })];
    const [disetujui] = denganTulisanSendiri(diServer(10), [record], 'laboran');
    expect(disetujui).toMatchObject({ kdStatusPengajuan: 12, tertunda: true });
    expect(ringkas(denganTulisanSendiri(diServer(12), [record], 'laboran'))).toEqual(['08:00']);
  });

  it('move and give up times, and leave what they do not touch', () => {
    const [pindah, tetap, tarik] = [pakai(), pakai({ jamMulai: '11:00', jamSelesai: '12:00' }), pakai()];
    const record = penelitian(12, {
      penambahan: [
        penambahan(12, { baris: [{ ...pindah, jamMulai: '14:00', jamSelesai: '15:00' }, tetap] }),
        penambahan(5, { baris: [tarik] }),
      ],
    });
    const server = [
      kirim(pindah, record.uuid),
      kirim(tetap, record.uuid, { jamMulai: '11:00', jamSelesai: '12:00' }),
      kirim(tarik, record.uuid, { jamMulai: '16:00', jamSelesai: '17:00' }),
    ];
    expect(ringkas(denganTulisanSendiri(server, [record], record.user.uuid))).toEqual([
      '11:00',
      '14:00 tertunda',
    ]);
  });
});

describe('a booking as an appointment', () => {
  it('has the hours of Jakarta, one id for good, and is tentative until it is granted', () => {
    const satu = jadwal({ uuid: 'a', kdStatusPengajuan: 10 });
    expect(acaraDari(satu, 'LPOMK')).toMatchObject({
      uid: 'a@mejalab',
      starts: new Date('2026-11-23T01:00:00Z'),
      ends: new Date('2026-11-23T03:00:00Z'),
      summary: 'KCKT',
      location: 'LPOMK',
      tentative: true,
    });
    expect(acaraDari({ ...satu, kdStatusPengajuan: 12 }, 'LPOMK').tentative).toBe(false);
  });
});
