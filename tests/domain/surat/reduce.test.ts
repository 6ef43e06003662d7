import { describe, expect, test } from 'vitest';
import { callName } from '#domain/core/endpoint.ts';
import type { Actor, Role } from '#domain/core/roles.ts';
import { suratApi } from '#domain/surat/endpoints.ts';
import { reduceSurat, suratBaru } from '#domain/surat/reduce.ts';
import type { PutusanSurat, Surat } from '#domain/surat/schema.ts';
import { penelitian } from '#tests/support/contoh/penelitian.ts';

const dibuatPada = '2026-11-20T03:00:00.000Z';
const orang = (role: Role, laboratorium: readonly number[] = [7]): Actor => ({
  uuid: role,
  nama: role,
  email: 'orang@kampus.example',
  role,
  laboratorium,
});
const riset = penelitian(8);
const asal = { opId: 'surat', call: callName(suratApi.ajukan), body: {}, dibuatPada };
const surat = suratBaru(asal, { user: riset.user, penelitian: [riset] });
const putusan = (flagPersetujuan: number, lain: object = {}) => ({
  opId: 'putusan',
  call: callName(suratApi.putuskan),
  body: { uuid: surat.uuid, flagPersetujuan, ...lain },
  dibuatPada,
});
const uuid = '0195c000-0000-7000-8000-0000000000aa';
const kini: Surat = { ...surat, uuid };
const dengan = (record: Surat, tulisan: ReturnType<typeof putusan>, actor: Actor) =>
  reduceSurat(record, { ...tulisan, body: { ...tulisan.body, uuid } }, actor);
const rekan: PutusanSurat = {
  flagVerif: 1,
  tglVerif: dibuatPada,
  catatan: null,
  user: { uuid: 'rekan', nama: 'Rekan', noInduk: null, role: 'Laboran' },
};

test('[GAP-99] an application on its way is the letter the server will make of it', () => {
  const langkah = { statusSubmissionLabFree: surat.statusSubmission, createdAt: dibuatPada, catatan: null };
  const belum = { flagVerif: 0, tglVerif: null, catatan: null, user: null };
  const { user } = riset;
  expect(surat).toEqual({
    uuid: 'surat',
    rev: '',
    createdAt: dibuatPada,
    updatedAt: dibuatPada,
    user,
    statusSubmission: {
      kdStatusBebasLab: 1,
      statusBebasLab: 'Diajukan',
      prosesSelanjutnya: 'Verifikasi laboran dan petugas pembayaran',
    },
    history: [
      {
        ...langkah,
        uuid: 'surat',
        idLaboratorium: null,
        namaLaboratorium: null,
        user: { uuid: user.uuid, nama: 'Rina' },
      },
    ],
    detail: [
      {
        ...belum,
        uuid: riset.uuid,
        idLaboratorium: 7,
        laboratory: { id: 7, kdLaboratorium: 'LPOMK', namaLaboratorium: 'LPOMK' },
        userRequest: user,
        jlhPenelitian: 1,
        jlhRusak: 0,
        tanpaLaboran: false,
        penelitian: [expect.objectContaining({ uuid: riset.uuid })],
      },
    ],
    putusanPembayaran: belum,
    flagTerbaru: true,
    terbit: null,
  });
});

describe('[I8] a decision on top of what the server last said', () => {
  test('is on one’s own part alone, and once', () => {
    const satu = dengan(kini, putusan(1, { catatan: 'Loker kosong' }), orang('Laboran'));
    expect(satu.detail.map(({ flagVerif, catatan }) => [flagVerif, catatan])).toEqual([[1, 'Loker kosong']]);
    expect([satu.putusanPembayaran.flagVerif, satu.statusSubmission.kdStatusBebasLab]).toEqual([0, 1]);
    expect(dengan(satu, putusan(1), orang('Laboran'))).toBe(satu);
    const dua = dengan(satu, { ...putusan(1), opId: 'lain' }, orang('Petugas pembayaran'));
    expect([dua.putusanPembayaran.flagVerif, dua.statusSubmission.kdStatusBebasLab, dua.terbit]).toEqual([
      1,
      2,
      null,
    ]);
  });

  test('says who made it, when, for which laboratory; a refusal ends the letter', () => {
    const satu = dengan(kini, putusan(2, { catatan: 'Belum', idLaboratorium: 7 }), orang('Laboran', [7, 8]));
    const olehnya = { uuid: 'Laboran', nama: 'Laboran' };
    expect(satu.detail[0]).toMatchObject({
      flagVerif: 2,
      tglVerif: dibuatPada,
      user: { ...olehnya, noInduk: null, role: 'Laboran' },
    });
    expect(satu.history.slice(1)).toEqual([
      {
        uuid: 'putusan',
        createdAt: dibuatPada,
        statusSubmissionLabFree: {
          kdStatusBebasLab: 3,
          statusBebasLab: 'Ditolak',
          prosesSelanjutnya: 'Dapat mengajukan kembali',
        },
        idLaboratorium: 7,
        namaLaboratorium: 'LPOMK',
        catatan: 'Belum',
        user: olehnya,
      },
    ]);
    expect([satu.statusSubmission.kdStatusBebasLab, satu.putusanPembayaran]).toEqual([
      3,
      kini.putusanPembayaran,
    ]);
    const [, petugas] = dengan(kini, putusan(1), orang('Petugas pembayaran')).history;
    expect([petugas!.idLaboratorium, petugas!.namaLaboratorium]).toEqual([null, null]);
    expect(dengan(satu, { ...putusan(1), opId: 'lain' }, orang('Petugas pembayaran'))).toBe(satu);
    expect(dengan(kini, putusan(1, { idLaboratorium: 8 }), orang('Laboran', [7, 8]))).toBe(kini);
  });

  test('changes nothing where a colleague was first, or of a letter that is of no laboratory of theirs', () => {
    const didahului = {
      ...kini,
      detail: kini.detail.map((satu) => ({ ...satu, ...rekan })),
      putusanPembayaran: rekan,
    };
    for (const flag of [1, 2])
      for (const role of ['Laboran', 'Petugas pembayaran'] as const)
        expect(dengan(didahului, putusan(flag), orang(role))).toBe(didahului);
    expect(dengan(kini, putusan(1), orang('Laboran', [3]))).toBe(kini);
  });

  test('that this app cannot read, or of another letter, is passed over', () => {
    expect(dengan(kini, putusan(7), orang('Laboran'))).toBe(kini);
    const lain = { ...putusan(1), body: { uuid: uuid.replace('aa', 'bb'), flagPersetujuan: 1 } };
    expect(reduceSurat(kini, lain, orang('Laboran'))).toBe(kini);
    expect(reduceSurat(kini, asal, orang('Laboran'))).toBe(kini);
    const { body } = putusan(1);
    expect(reduceSurat(kini, { ...asal, body: { ...body, uuid } }, orang('Laboran'))).toBe(kini);
    const ditarik = { ...kini, history: [...kini.history, { ...kini.history[0]!, uuid: 'putusan' }] };
    expect(dengan(ditarik, putusan(1), orang('Laboran'))).toBe(ditarik);
  });
});
