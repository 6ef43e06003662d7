import { describe, expect, it } from 'vitest';
import { toWire } from '#domain/core/wire.ts';
import { UbahWaktuBody, VerifikasiPenelitianBody } from '#domain/penelitian/endpoints.ts';
import {
  akibatPutusan,
  bodyPutusan,
  bolehMemutuskan,
  dapatDiputuskan,
  labelPutusan,
  putusanBaru,
  putusanDari,
  susulanPutusan,
  versiPutusan,
} from '#features/penelitian/putusan/putusan.ts';
import {
  bodyWaktu,
  denganMulai,
  waktuDari,
  waktuDariTulisan,
  waktuKeliru,
} from '#features/penelitian/laboran/waktu.ts';
import { direncanakan, penelitian } from '#tests/support/contoh/penelitian.ts';
import { orang } from '#tests/support/contoh/tulisan.ts';

const kalab = orang('Kalab');
const laboran = orang('Laboran');
const petugas = orang('Petugas pembayaran');

describe('the decision of a Kalab and of a laboratory', () => {
  it('[KALAB-05, LABORAN-05] begins with the approval and takes 1 or 2 with a note that may stay empty', () => {
    const data = penelitian(1);
    expect(putusanBaru).toEqual({ flagPersetujuan: 1, catatan: '' });
    const tolak = { flagPersetujuan: 2, catatan: '  Alat rusak ' } as const;
    expect(VerifikasiPenelitianBody.parse(bodyPutusan(putusanBaru, data))).toMatchObject({
      uuidPenelitian: data.uuid,
      flagPersetujuan: 1,
      catatan: null,
    });
    expect(bodyPutusan(tolak, data)).toMatchObject({ flagPersetujuan: 2, catatan: 'Alat rusak' });
    // What a draft or a refused write holds comes back as it was.
    expect(putusanDari(tolak)).toEqual(tolak);
  });

  it('[GAP-22, GAP-23, GAP-24] waits for the Kalab at 1, for the laboratory at 2', () => {
    const giliran = (kode: number) =>
      [kalab, laboran, petugas].map((actor) => dapatDiputuskan(penelitian(kode), actor));
    expect([1, 2, 3].map(giliran)).toEqual([
      [true, false, false],
      [false, true, true],
      [false, false, false],
    ]);
    expect(bolehMemutuskan({ flagPersetujuan: 2 }, penelitian(3), laboran)).toMatchObject({ status: 409 });
  });

  it('[GAP-149] says what it will do, and what follows', () => {
    const data = penelitian(2);
    expect(akibatPutusan(putusanBaru, data, kalab)).toEqual({
      kata: 'Diteruskan ke laboran LPOMK untuk disetujui.',
      bahaya: false,
    });
    expect(akibatPutusan(putusanBaru, data, laboran).kata).toBe(
      'Pendaftar dapat memakai LPOMK dari 20 November 2026 sampai 20 Desember 2026.',
    );
    expect(akibatPutusan({ flagPersetujuan: 2 }, data, kalab)).toEqual({
      kata: 'Pendaftaran ini ditolak dan tidak dapat dibuka lagi. Pendaftar dapat mendaftar kembali.',
      bahaya: true,
    });
    const luar = penelitian(2, { researchType: { kdJenisPenelitian: 2, jenisPenelitian: 'Di luar' } });
    expect(akibatPutusan(putusanBaru, luar, petugas).kata).toBe(
      'Penelitian disetujui untuk 20 November 2026 sampai 20 Desember 2026.',
    );
    expect(susulanPutusan(putusanBaru, kalab)).toBe('Laboran akan melihatnya di daftarnya.');
    expect(susulanPutusan({ flagPersetujuan: 2 }, laboran)).toMatch(/^Pendaftar akan membaca penolakan/);
  });

  it('[GAP-115, GAP-147] is known in the outbox by its act, number and title', () => {
    expect(labelPutusan(putusanBaru, penelitian(1), kalab)).toBe(
      'Setujui · P-2611-0001 · Ekstrak daun kelor',
    );
    expect(labelPutusan({ flagPersetujuan: 2 }, penelitian(2), laboran)).toMatch(/^Tolak · /);
  });

  it('[GAP-68] rests on status, time and plan; what else happens to the record does not hold it up', () => {
    const dasar = penelitian(2);
    const tanda = (over: object) =>
      versiPutusan(
        { data: { ...dasar, ...over }, rev: '1', tertunda: [], keputusan: [], hilang: false },
        laboran,
      ).tanda;
    for (const over of [
      { idStatusPengajuan: 3 },
      { tglMulai: '2026-11-24' },
      { jamSelesai: '15:00' },
      { researchLabInstrument: [direncanakan(5, 'KCKT')] },
    ])
      expect(tanda(over), JSON.stringify(over)).not.toBe(tanda({}));
    expect(tanda({ flagSudahSurvei: 1 })).toBe(tanda({}));
  });
});

describe('another time of usage', () => {
  const begun = new Date('2026-11-22T03:00:00Z');
  const data = penelitian(2, {
    jamMulai: '08:00',
    jamSelesai: '10:00',
    researchLabTool: [{ tool: { id: 11, kdAlat: 'A-011', namaAlat: 'Gelas ukur' } }],
    researchLabInstrument: [direncanakan(5, 'KCKT')],
  });
  const awal = waktuDari(data);

  it('[LABORAN-08] another first day clears the last one and the hours; the same one clears nothing', () => {
    expect(denganMulai(awal, '2026-11-25')).toEqual({
      ...awal,
      tglMulai: '2026-11-25',
      tglSelesai: '',
      jamMulai: '',
      jamSelesai: '',
    });
    expect(denganMulai(awal, awal.tglMulai)).toBe(awal);
  });

  it('[LABORAN-07, GAP-144] asks for both days, in their order, none of them new in the past', () => {
    // It began two days ago, and may stay so.
    expect(waktuKeliru(awal, data, begun)).toEqual({});
    const keliru = (over: object) => Object.keys(waktuKeliru({ ...awal, ...over }, data, begun));
    expect(keliru({ tglMulai: '2026-11-21' })).toEqual(['tglMulai']);
    expect(keliru({ tglSelesai: '', jamMulai: '' })).toEqual(['tglSelesai', 'jamMulai']);
    expect(keliru({ jamMulai: '', jamSelesai: '' })).toEqual([]);
  });

  it('[LABORAN-09] sends what was chosen, which may be nothing, and gives it back to be corrected', () => {
    const body = UbahWaktuBody.parse(bodyWaktu(awal, data));
    expect(body).toMatchObject({
      uuidPenelitian: data.uuid,
      alat: [{ idAlat: 11 }],
      bahan: [],
      instrumen: [{ idInstrumen: 5 }],
    });
    expect(waktuDariTulisan({ body: toWire(body) as Record<string, unknown> })).toEqual(awal);
    const kosong = { ...awal, jamMulai: '', jamSelesai: '', alat: [], instrumen: [] };
    expect(
      waktuDariTulisan({
        body: toWire(UbahWaktuBody.parse(bodyWaktu(kosong, data))) as Record<string, unknown>,
      }),
    ).toEqual(kosong);
  });
});
