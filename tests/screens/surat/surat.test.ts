import { describe, expect, it } from 'vitest';
import { callName } from '#domain/core/endpoint.ts';
import type { Actor } from '#domain/core/roles.ts';
import { PutusanSuratBody, suratApi } from '#domain/surat/endpoints.ts';
import { reduceSurat, suratBaru } from '#domain/surat/reduce.ts';
import type { HalanganSurat, Surat } from '#domain/surat/schema.ts';
import type { Tampilan } from '#data/view.ts';
import { perRekaman } from '#features/surat/halangan.ts';
import { kolomStatusPembayaran } from '#features/surat/HasilPutusan.tsx';
import {
  akibatPutusan,
  atasNama,
  bodyPutusan,
  bolehMemutuskan,
  dapatDiputuskan,
  laboratoriumPemutus,
  labelPutusan,
  putusanBaru,
  putusanDari,
  susulanPutusan,
  versiPutusan,
  type IsianPutusan,
} from '#features/surat/putusan.ts';
import { tentangSurat } from '#features/surat/tentang.ts';
import { withoutWrites } from '#kit/list/live-list.ts';
import { penelitian } from '#tests/support/contoh/penelitian.ts';

const kimia = { id: 4, kdLaboratorium: 'KF', namaLaboratorium: 'Kimia Farmasi' };
const biologi = { id: 2, kdLaboratorium: 'BF', namaLaboratorium: 'Biologi Farmasi' };
const uuid = (ke: number) => `0195c000-0000-7000-8000-${String(ke).padStart(12, '0')}`;

const orang = (role: Actor['role'], ke: number, laboratorium: number[]): Actor => ({
  uuid: uuid(ke),
  nama: `Orang ${ke}`,
  email: `orang${ke}@kampus.example`,
  role,
  laboratorium,
});
const diKimia = orang('Laboran', 91, [kimia.id]);
const diKeduanya = orang('Laboran', 92, [biologi.id, kimia.id]);
const petugas = orang('Petugas pembayaran', 93, []);

/** A letter of somebody with research in two laboratories. */
const surat = (): Surat =>
  suratBaru(
    { opId: uuid(1), call: '', body: {}, dibuatPada: '2026-11-18T02:00:00.000Z', files: [] },
    {
      user: penelitian(8).user,
      penelitian: [kimia, biologi].map((lab, ke) =>
        penelitian(8, { uuid: uuid(10 + ke), idLaboratorium: lab.id, lab }),
      ),
    },
  );

const tolak: IsianPutusan = { ...putusanBaru, flagPersetujuan: 2, catatan: '  Loker belum kosong ' };

/** The letter with a decision of somebody on it. */
const diputuskan = (data: Surat, isian: IsianPutusan, actor: Actor): Surat =>
  reduceSurat(
    data,
    {
      opId: uuid(50 + data.history.length),
      call: callName(suratApi.putuskan),
      body: bodyPutusan(isian, data, actor),
      dibuatPada: '2026-11-19T02:00:00.000Z',
      files: [],
    },
    actor,
  );

describe('the decision on a letter', () => {
  it('[LETTER-16, LETTER-19, LETTER-21] begins with the approval; a note goes with a refusal alone', () => {
    const data = surat();
    expect(putusanBaru.flagPersetujuan).toBe(1);
    const kirim = (isian: IsianPutusan) => PutusanSuratBody.parse(bodyPutusan(isian, data, diKimia));
    expect(kirim({ ...tolak, flagPersetujuan: 1 })).toMatchObject({ flagPersetujuan: 1, catatan: null });
    expect(kirim(tolak)).toMatchObject({
      uuid: data.uuid,
      role: 'Laboran',
      flagPersetujuan: 2,
      catatan: 'Loker belum kosong',
    });
    expect(kirim({ ...tolak, catatan: ' ' }).catatan).toBeNull();
    // What a draft or a refused write holds comes back as it was.
    expect(putusanDari({ ...tolak, idLaboratorium: 4 })).toEqual({ ...tolak, idLaboratorium: 4 });
    expect(putusanDari({ flagPersetujuan: 1, catatan: null, idLaboratorium: null })).toEqual(putusanBaru);
  });

  it('[GAP-106] is in the name of every laboratory of its Laboran, or of the one they name', () => {
    const data = surat();
    expect(laboratoriumPemutus(data, diKimia)).toEqual([{ id: 4, nama: 'Kimia Farmasi' }]);
    expect(atasNama(putusanBaru, data, diKeduanya)).toBe('Biologi Farmasi, Kimia Farmasi');
    const satu = { ...putusanBaru, idLaboratorium: biologi.id };
    expect(atasNama(satu, data, diKeduanya)).toBe('Biologi Farmasi');
    expect(PutusanSuratBody.parse(bodyPutusan(satu, data, diKeduanya)).idLaboratorium).toBe(2);
    expect(PutusanSuratBody.parse(bodyPutusan(putusanBaru, data, diKeduanya)).idLaboratorium).toBeUndefined();
    expect(atasNama(putusanBaru, data, petugas)).toBe('petugas pembayaran');
  });

  it('[CONF-61, GAP-142] is nobody’s who has made theirs, nor of who applied', () => {
    const data = surat();
    const giliran = (satu: Surat) =>
      [diKimia, diKeduanya, petugas].map((actor) => dapatDiputuskan(satu, actor));
    expect(giliran(data)).toEqual([true, true, true]);
    const olehKimia = diputuskan(data, putusanBaru, diKimia);
    expect(olehKimia.statusSubmission.kdStatusBebasLab).toBe(1);
    expect(giliran(olehKimia)).toEqual([false, true, true]);
    expect(giliran(diputuskan(olehKimia, putusanBaru, petugas))).toEqual([false, true, false]);
    expect(giliran(diputuskan(data, tolak, petugas))).toEqual([false, false, false]);
    expect(dapatDiputuskan(data, { ...petugas, uuid: data.user.uuid })).toBe(false);
    expect(bolehMemutuskan(putusanBaru, diputuskan(data, tolak, petugas), diKimia)).toMatchObject({
      status: 409,
    });
  });

  it('[GAP-149] says what it will do: who is still awaited, that it is the last one, or that it ends everything', () => {
    const data = surat();
    expect(akibatPutusan(putusanBaru, data, diKimia)).toEqual({
      kata: 'Disetujui atas nama Kimia Farmasi. Masih menunggu: Biologi Farmasi, petugas pembayaran.',
      bahaya: false,
    });
    expect(akibatPutusan(tolak, data, diKimia)).toEqual({
      kata: 'Pengajuan ini berakhir ditolak untuk semua laboratorium. Pemohon dapat mengajukan kembali.',
      bahaya: true,
    });
    const tinggalPetugas = diputuskan(data, putusanBaru, diKeduanya);
    expect(akibatPutusan(putusanBaru, tinggalPetugas, petugas).kata).toMatch(/^Ini persetujuan terakhir:/);
    expect(susulanPutusan(tolak)).toMatch(/penolakan/);
    expect(susulanPutusan(putusanBaru)).not.toMatch(/penolakan/);
  });

  it('[GAP-68] rests on the own part and on the whole, not on what another laboratory says of its own', () => {
    const data = surat();
    const tanda = (satu: Surat) => versiPutusan(withoutWrites(satu), diKimia).tanda;
    const lain = { ...putusanBaru, idLaboratorium: biologi.id };
    expect(tanda(diputuskan(data, lain, diKeduanya))).toBe(tanda(data));
    expect(tanda(diputuskan(data, putusanBaru, diKeduanya))).not.toBe(tanda(data));
    expect(tanda(diputuskan(data, tolak, petugas))).not.toBe(tanda(data));
  });

  it('[GAP-115] is known in the outbox by its act and whose letter it is', () => {
    const data = surat();
    expect(labelPutusan(putusanBaru, data, diKimia)).toBe(`Setujui · Surat bebas lab ${data.user.nama}`);
    expect(labelPutusan(tolak, data, petugas)).toMatch(/^Tolak · /);
  });
});

describe('what stands in the way of a letter', () => {
  const halangan = (over: Partial<HalanganSurat>): HalanganSurat => ({
    sebab: 'penelitianBerjalan',
    keterangan: 'Penelitian belum selesai.',
    halaman: 'penelitian',
    uuid: uuid(1),
    nomor: 'P-2611-0001',
    judul: 'Ekstrak daun kelor',
    ...over,
  });

  it('[GAP-133] is said once for each record, everything with the page that puts it right', () => {
    expect(
      perRekaman([
        halangan({}),
        halangan({ sebab: 'belumMendaftar', halaman: null, uuid: null, nomor: null, judul: null }),
        halangan({
          sebab: 'alatBelumKembali',
          keterangan: '2 alat belum dikembalikan.',
          halaman: 'penggunaan',
        }),
        halangan({ sebab: 'suratDiproses', halaman: 'surat', uuid: uuid(2), nomor: null, judul: null }),
      ]),
    ).toEqual([
      {
        kunci: uuid(1),
        judul: 'P-2611-0001 · Ekstrak daun kelor',
        hal: [
          { keterangan: 'Penelitian belum selesai.', to: `/pendaftaran/detail?uuid=${uuid(1)}` },
          { keterangan: '2 alat belum dikembalikan.', to: `/pendaftaran/edit?uuid=${uuid(1)}` },
        ],
      },
      { kunci: 'belumMendaftar', judul: null, hal: [{ keterangan: 'Penelitian belum selesai.', to: null }] },
      {
        kunci: uuid(2),
        judul: null,
        hal: [{ keterangan: 'Penelitian belum selesai.', to: `/surat/ajukan?type=detail&uuid=${uuid(2)}` }],
      },
    ]);
  });
});

it('a letter is called by its number, before that by its day', () => {
  const data = surat();
  expect(tentangSurat(data)).toBe('surat 18 November 2026');
  expect(tentangSurat({ ...data, terbit: { noSurat: '0001/SBL/2026' } as Surat['terbit'] })).toBe(
    '0001/SBL/2026',
  );
});

it('[GAP-159, LETTER-17] the column of the payment says what its officer decided, whatever became of the letter', () => {
  const kata = (flagVerif: 0 | 1 | 2) => {
    const data = { putusanPembayaran: { flagVerif, tglVerif: null, catatan: null, user: null } } as Surat;
    return kolomStatusPembayaran.file!.map(({ value }) => value({ data } as Tampilan<Surat>));
  };
  expect([kata(0), kata(1), kata(2)]).toEqual([['Belum diputus'], ['Disetujui'], ['Ditolak']]);
});
