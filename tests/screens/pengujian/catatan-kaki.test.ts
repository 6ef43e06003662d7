import { describe, expect, it } from 'vitest';
import { bodyCatatan, catatanAwal, catatanDari } from '#features/pengujian/lhu/catatan.ts';
import { ditolak, parameter, pengujian, sampel } from '#tests/pdf/contoh.ts';
import { pengujianPada } from '#tests/support/contoh/pengujian.ts';

const diuji = parameter(0, { penyimpangan: 'Tanpa duplo' });
const batal = ditolak(1);
const lunas = [1, 3, 5, 6, 7, 11, 8, 9, 10];
const { history } = pengujianPada(lunas);
const dicatat = (kode: number, catatan: string) =>
  history.map((satu) => (satu.statusSubmission.kdStatusPengajuan === kode ? { ...satu, catatan } : satu));
const data = (over: Parameters<typeof pengujian>[1] = {}, bahan: Parameters<typeof sampel>[1] = {}) =>
  pengujian([sampel(0, { parameter: [diuji, batal], ...bahan })], { history, ...over });
const alasan = (...isi: Parameters<typeof data>) => catatanAwal(data(...isi))[batal.uuid]!.alasanTidakDiuji;

describe('the footnotes a head begins with', () => {
  it('are those that stand there, and nothing else', () => {
    const awal = catatanAwal(data());
    expect(awal[diuji.uuid]).toMatchObject({ penyimpangan: 'Tanpa duplo', tempatPengujian: '' });
    expect(awal[batal.uuid]!.alasanTidakDiuji).toBe('');
  });

  it('say why something was not tested as it was noted: of an unfit sample, at the decision or at the assignment', () => {
    expect(alasan({ history: dicatat(3, 'Alat KCKT rusak') })).toBe('Alat KCKT rusak');
    expect(alasan({ history: dicatat(7, 'Sampel tumpah') })).toBe('Sampel tumpah');
    expect(alasan({ history: dicatat(9, 'Tagihan akhir') })).toBe('');
    const tidakSesuai = { status: { kdStatusSampel: 3, statusSampel: 'Tidak sesuai' } };
    const rusak = { ...tidakSesuai, catatanPenerimaan: 'Segel robek' };
    expect(alasan({ history: dicatat(3, 'Segera') }, rusak)).toBe('Segel robek');
    expect(catatanAwal(data({ history: dicatat(3, 'x') }))[diuji.uuid]!.alasanTidakDiuji).toBe('');
  });

  it('are of a report that is out what it says: a reason taken away does not come back', () => {
    const terbit = { lhu: [{}] as never, history: dicatat(3, 'Alat KCKT rusak') };
    expect(alasan(terbit)).toBe('');
  });
});

it('a draft keeps what was typed, for the parameters there are', () => {
  const awal = catatanAwal(data());
  const kept = { [diuji.uuid]: { penyimpangan: 'Diketik' }, lain: { penyimpangan: 'x' } };
  const isian = catatanDari(kept, awal);
  expect(Object.keys(isian)).toEqual([diuji.uuid, batal.uuid]);
  expect(isian[diuji.uuid]).toEqual({ ...awal[diuji.uuid], penyimpangan: 'Diketik' });
  expect(catatanDari(undefined, awal)).toEqual(awal);
});

it('what is sent is of each parameter what may be said of it, and nothing where nothing is typed', () => {
  const isian = catatanAwal(data());
  isian[diuji.uuid] = { ...isian[diuji.uuid]!, penyimpangan: ' ', laboratoriumPelaksana: ' BPOM ' };
  isian[batal.uuid] = { ...isian[batal.uuid]!, penyimpangan: 'x', alasanTidakDiuji: 'Tumpah' };
  const kosong = { penyimpangan: null, tempatPengujian: null, flagPernyataan: false, flagFoto: false };
  expect(bodyCatatan(data(), isian)).toEqual([
    { ...kosong, uuid: diuji.uuid, laboratoriumPelaksana: 'BPOM', alasanTidakDiuji: null },
    { ...kosong, uuid: batal.uuid, laboratoriumPelaksana: null, alasanTidakDiuji: 'Tumpah' },
  ]);
});
