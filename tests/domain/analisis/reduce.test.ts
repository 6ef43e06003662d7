import { describe, expect, it, test } from 'vitest';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import { aksiDari, perluRevisi, reduceAnalisis } from '#domain/analisis/reduce.ts';
import { AnalisisSchema, type Analisis } from '#domain/analisis/schema.ts';
import { callName, type AnyEndpoint } from '#domain/core/endpoint.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import type { Actor } from '#domain/core/roles.ts';
import { analis, analisis, penyelia, riwayat } from '#tests/support/contoh/analisis.ts';

const orang = ({ uuid, nama }: { uuid: string; nama: string }, role: Actor['role'] = 'Laboran'): Actor => ({
  uuid,
  nama,
  email: 'orang@kampus.example',
  role,
  laboratorium: [7],
});
const dibuatPada = '2026-11-21T03:00:00.000Z';
const opId = '0195c000-0000-7000-8000-000000000099';
const tulisan = (endpoint: object, body: Record<string, unknown>): TulisanTertunda => ({
  opId,
  call: callName(endpoint as AnyEndpoint),
  body,
  dibuatPada,
});
const laporan = (jenisLaporan: string, lain: object = {}) =>
  tulisan(analisisApi.report, {
    jenisLaporan,
    tanggal: '2026-11-21',
    jam: '10:15',
    isi: '<p>Selesai</p>',
    hasilPengujian: '98,7',
    ...lain,
  });
const isiLaporan = { tanggal: '2026-11-21', jam: '10:15', isi: '<p>Selesai</p>' };
const putuskan = (flagDisetujui: boolean, lain: object = {}) =>
  tulisan(analisisApi.verificationDone, { flagDisetujui, ...lain });
const metode = (body: object = { metodeUji: 'KLT' }) => tulisan(analisisApi.method, { ...body });
const semua = {
  mulai: tulisan(analisisApi.start, {}),
  laporanProgres: laporan('progres'),
  laporanAkhir: laporan('akhir'),
  review: laporan('review'),
  ajukanSelesai: tulisan(analisisApi.requestDone, {}),
  batalkan: tulisan(analisisApi.cancel, { catatan: 'Kolom bocor' }),
  setujui: putuskan(true),
  tolak: putuskan(false),
  ubahMetode: metode(),
};
type Aksi = keyof typeof semua;

/** What an act makes of a record: where it stands, its result and method, and its own row of the history. */
const jadi = (data: Analisis, write: (typeof semua)[Aksi], actor = orang(analis)) => {
  const after = reduceAnalisis(data, write, actor);
  expect(AnalisisSchema.safeParse(after).error).toBeUndefined();
  const { history, idStatusProgresParameter, statusProgres, hasilPengujian, metodeUji, pengujian, ...lain } =
    after;
  expect({ ...data, ...lain }).toEqual(data);
  expect(history.slice(0, -1)).toEqual(data.history);
  const { kdStatusPengajuan } = pengujian.statusSubmission;
  const status = Object.values(statusProgres);
  return {
    kode: idStatusProgresParameter,
    status,
    hasilPengujian,
    metodeUji,
    kdStatusPengajuan,
    baris: history.at(-1)!,
  };
};

describe('[W6] an own act shows at once', () => {
  const berlangsung = [1, 'Pengujian berlangsung', 'Laporan analis'];
  const progres = [2, 'Laporan progress', 'Review penyelia'];
  const review = [3, 'Review penyelia', 'Tindak lanjut analis'];
  const antri = [null, 'Masuk antrian pengujian', 'Mulai pengujian oleh analis'];
  test.each<[string, Aksi, number, unknown[], object]>([
    ['begun, and the submission with it', 'mulai', 0, berlangsung, { kdStatusPengajuan: 11 }],
    ['a progress report, whose result is none', 'laporanProgres', 1, progres, { hasilPengujian: '1' }],
    [
      'a final one with its result',
      'laporanAkhir',
      1,
      [4, 'Laporan akhir', 'Pengajuan selesai pengujian'],
      { hasilPengujian: '98,7' },
    ],
    ['a review', 'review', 2, review, { hasilPengujian: '1' }],
    ['handed in', 'ajukanSelesai', 4, [5, 'Pengajuan selesai pengujian', 'Persetujuan penyelia'], {}],
    [
      '[GAP-34] cancelled: in the queue again, without its result',
      'batalkan',
      4,
      antri,
      { hasilPengujian: null },
    ],
    ['approved', 'setujui', 5, [6, 'Selesai pengujian', 'Menunggu tagihan pelunasan dan LHU'], {}],
    ['turned down', 'tolak', 5, review, { kdStatusPengajuan: 8 }],
    [
      '[GAP-137] turned down after its approval: the submission is open again',
      'tolak',
      6,
      review,
      { kdStatusPengajuan: 11 },
    ],
    ['another method, and the code stays', 'ubahMetode', 2, progres, { metodeUji: 'KLT' }],
    ['[API-107] also before it is begun', 'ubahMetode', 0, antri, { metodeUji: 'KLT' }],
  ])('%s', (_nama, aksi, dari, status, menjadi) => {
    const data = analisis(dari, { hasilPengujian: '1', history: [riwayat('lain')] }, 8);
    const hasil = jadi(data, semua[aksi]);
    expect(hasil).toMatchObject({
      kode: status[0],
      status,
      hasilPengujian: '1',
      metodeUji: 'KCKT',
      kdStatusPengajuan: 8,
      ...menjadi,
    });
    expect(hasil.baris).toMatchObject({
      uuid: opId,
      aksi,
      user: analis,
      dibuatPada,
      updatedAt: dibuatPada,
    });
  });

  it('opens the submission in the words of W1', () => {
    expect(reduceAnalisis(analisis(0, {}, 7), semua.mulai, orang(analis)).pengujian.statusSubmission).toEqual(
      {
        kdStatusPengajuan: 11,
        statusPengajuan: 'Pengujian berlangsung',
        prosesSelanjutnya: 'Pengujian dan review penyelia',
      },
    );
  });
});

describe('what its row in the history says', () => {
  const kosong = {
    catatan: null,
    jenisLaporan: null,
    tanggal: null,
    jam: null,
    isi: null,
    hasilPengujian: null,
  };
  test.each<[string, number, (typeof semua)[Aksi], object]>([
    [
      'a report, what was written',
      1,
      laporan('progres'),
      { ...kosong, ...isiLaporan, jenisLaporan: 'progres' },
    ],
    [
      'a final one, its result',
      1,
      laporan('akhir'),
      { ...kosong, ...isiLaporan, jenisLaporan: 'akhir', hasilPengujian: '98,7' },
    ],
    [
      'a final one that says no result in words',
      1,
      laporan('akhir', { hasilPengujian: 98 }),
      { hasilPengujian: null },
    ],
    ['[GAP-138] a cancel, the reason, at code 8', 1, semua.batalkan, { ...kosong, catatan: 'Kolom bocor' }],
    ['a refusal, its note', 5, putuskan(false, { catatan: 'Ulangi' }), { ...kosong, catatan: 'Ulangi' }],
    ['an approval, none, whatever was sent', 5, putuskan(true, { catatan: 'Baik' }), kosong],
    [
      'a method, from what to what',
      2,
      metode(),
      { ...kosong, catatan: "Metode uji diubah dari 'KCKT' menjadi 'KLT'." },
    ],
    ['a start, nothing', 0, semua.mulai, kosong],
  ])('%s', (_nama, dari, write, baris) => {
    expect(jadi(analisis(dari), write).baris).toMatchObject(baris);
  });

  test.each<[Aksi, number, unknown]>([
    ['mulai', 0, 1],
    ['batalkan', 4, 8],
    ['ubahMetode', 0, undefined],
    ['ubahMetode', 5, 5],
    ['setujui', 5, 6],
  ])('%s at %i: its code', (aksi, dari, kode) => {
    const { statusProgres } = jadi(analisis(dari), semua[aksi]).baris;
    expect(statusProgres?.kdStatusProgresParameter).toBe(kode);
  });

  test.each([
    ['the supervisor by the record', orang(penyelia), penyelia],
    [
      'somebody the record does not know',
      orang({ uuid: analis.uuid.replace('21', '77'), nama: 'Kalab' }, 'Kalab'),
      {
        uuid: analis.uuid.replace('21', '77'),
        nama: 'Kalab',
        noInduk: null,
      },
    ],
  ])('is by %s', (_nama, actor, user) => {
    expect(jadi(analisis(5), semua.setujui, actor).baris.user).toEqual(user);
  });

  it('is there where nobody is assigned any more', () => {
    const data = analisis(5, { userAnalyst: null, userSupervisor: null });
    expect(jadi(data, semua.setujui).baris.user).toEqual({ ...analis, noInduk: null });
  });
});

it('[BEYOND-19, BEYOND-21] an own report shows its photos while only this device has them', () => {
  const [satu, dua] = ['a', 'b'].map((huruf) => ({ sha256: huruf.repeat(64), name: `${huruf}.jpg` }));
  const foto = [
    { uuid: '0195c000-0000-7000-8000-0000000000f1', keterangan: 'Krus', sel: null, fileFoto: satu },
    { uuid: '0195c000-0000-7000-8000-0000000000f2', keterangan: null, sel: null, fileFoto: dua },
  ];
  const files = [{ ...satu!, size: 12, mime: 'image/jpeg' }];
  const { baris } = jadi(analisis(), { ...laporan('progres', { foto }), files });
  const file = { url: `file-test?url=${satu!.sha256}`, ...satu, size: 12, mime: 'image/jpeg' };
  expect(baris.foto).toEqual([
    { uuid: foto[0]!.uuid, keterangan: 'Krus', sel: null, file },
    { uuid: foto[1]!.uuid, keterangan: null, sel: null, file: expect.objectContaining({ ...dua, size: 0 }) },
  ]);
  expect(jadi(analisis(), semua.laporanProgres).baris.foto, 'of an older app').toEqual([]);
});

describe('a write', () => {
  it('that the record carries, or that is none of these, leaves it as it is', () => {
    const data = analisis(1, { history: [riwayat('lain'), riwayat('laporanProgres', { uuid: opId })] });
    expect(reduceAnalisis(data, semua.laporanProgres, orang(analis))).toBe(data);
    expect(
      reduceAnalisis(analisis(), { ...semua.batalkan, call: 'POST test' }, orang(analis)).history,
    ).toEqual([]);
  });

  it('of a method without words leaves the method', () => {
    expect(jadi(analisis(), metode({})).metodeUji).toBe('KCKT');
  });

  test.each(Object.entries(semua))(
    '[GAP-68] %s is told by its call and body; what decides on what was seen says its revision',
    (aksi, write) => {
      expect(aksiDari(write)).toBe(aksi);
      const memutuskan = ['batalkan', 'setujui', 'tolak', 'ubahMetode'];
      expect(perluRevisi(write.call, write.body)).toBe(memutuskan.includes(aksi));
    },
  );

  it('of another call is none', () => {
    expect([aksiDari({ call: 'POST test', body: {} }), perluRevisi('POST test', {})]).toEqual([null, false]);
    expect(aksiDari({ call: callName(analisisApi.analyst), body: {} })).toBeNull();
  });
});
