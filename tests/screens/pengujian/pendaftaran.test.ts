import { describe, expect, it } from 'vitest';
import { toWire } from '#domain/core/wire.ts';
import { PendaftaranBody } from '#domain/pengujian/endpoints.ts';
import { keteranganDari } from '#domain/pengujian/keterangan.ts';
import { errorsOfIssues } from '#kit/field/field-errors.ts';
import { alamatPerbaikan } from '#features/pendaftaran/perbaikan.ts';
import {
  bodyDari,
  gandakan,
  hargaParameter,
  isianBaru,
  isianDariDraf,
  isianDariTulisan,
  labelIsian,
  namaSampelDari,
  parameterBaru,
  pendaftaranKeliru,
  perkiraan,
  type IsianPendaftaran,
} from '#features/pengujian/pendaftaran/isian.ts';
import { baris } from '#tests/screens/antrean/contoh.ts';
import { air, kadar, pilihanUji as pilihan } from '#tests/support/contoh/pengujian.ts';

const gambar = { sha256: 'a'.repeat(64), name: 'tablet.jpg', size: 12, mime: 'image/jpeg' };

function terisi(): IsianPendaftaran {
  const isian = isianBaru();
  isian.sampel[0] = {
    ...isian.sampel[0]!,
    nama: 'Tablet',
    jumlah: 3,
    idPengujianBentukSampel: 1,
    idPengujianPenyimpananSampel: 2,
    idPengujianKondisiSampel: 3,
    kemasan: 'Botol',
    noBets: 'AB-12',
    pembuat: 'PT Contoh',
    tglProduksi: '2026-06-01',
    tglKedaluwarsa: '2028-06-01',
    tglPengambilan: '2026-11-20',
    fileGambar: gambar,
    parameterUji: [{ ...parameterBaru(kadar), jumlahReplikasi: 2 }, parameterBaru(air)],
  };
  return { ...isian, idLaboratorium: 7, catatanTambahan: 'Segera' };
}

const kekurangan = (isian: IsianPendaftaran) => {
  const hasil = PendaftaranBody.safeParse(bodyDari(isian));
  return {
    ...(hasil.success ? {} : errorsOfIssues(hasil.error.issues)),
    ...pendaftaranKeliru(isian, pilihan, '2026-11-20'),
  };
};

describe('the form of registration', () => {
  it('[REG-42, REG-44, GAP-20] says of an empty one everything that is missing, each with its name', () => {
    const isian = isianBaru();
    const fields = Object.keys(kekurangan(isian)).toSorted();
    expect(fields).toEqual(
      [
        'idLaboratorium',
        'sampel[0][idPengujianBentukSampel]',
        'sampel[0][idPengujianKondisiSampel]',
        'sampel[0][idPengujianPenyimpananSampel]',
        'sampel[0][jumlah]',
        'sampel[0][kemasan]',
        'sampel[0][nama]',
        'sampel[0][parameterUji]',
      ].toSorted(),
    );
    expect(fields.every((field) => labelIsian(isian)[field])).toBe(true);
  });

  it('[REG-45] asks for replications exactly where the test allows them', () => {
    const isian = terisi();
    expect(kekurangan(isian)).toEqual({});
    // Once until its author says otherwise, and no number at all where none is allowed.
    expect([kadar, air].map((uji) => parameterBaru(uji).jumlahReplikasi)).toEqual([1, '']);
    const kosong = { ...parameterBaru(kadar), jumlahReplikasi: '' as const };
    expect(kekurangan({ ...isian, sampel: [{ ...isian.sampel[0]!, parameterUji: [kosong] }] })).toEqual({
      'sampel[0][parameterUji][0][jumlahReplikasi]': 'Kolom tidak boleh kosong',
    });
  });

  it('[REG-41] a doubled sample is one of its own with the same tests, and without the picture of the other', () => {
    const [satu] = terisi().sampel;
    const dua = gandakan(satu!);
    expect(dua).toMatchObject({ nama: 'Tablet', fileGambar: null });
    expect(dua.kunci).not.toBe(satu!.kunci);
    expect(dua.parameterUji.map(({ id }) => id)).toEqual([kadar.id, air.id]);
    expect(dua.parameterUji[0]!.kunci).not.toBe(satu!.parameterUji[0]!.kunci);
  });

  it('[CONF-54] a refused registration comes back with everything that was typed', () => {
    const isian = terisi();
    const row = baris({
      call: 'POST test',
      state: 'ditolak',
      body: toWire(PendaftaranBody.parse(bodyDari(isian))) as Record<string, unknown>,
      files: [{ ...gambar, field: 'sampel[0][file_gambar]', terunggah: true }],
    });
    const kembali = isianDariTulisan(row, 7);
    expect(bodyDari(kembali)).toEqual(bodyDari(isian));
    expect(kembali.sampel[0]!.fileGambar).toEqual(gambar);
    expect(kembali.sampel[0]).toMatchObject(keteranganDari(isian.sampel[0]!, ''));
    expect(kembali.langkah).toBe('Laboratorium dan sampel');
  });

  it('one that has not left is changed from its own page, and not once it may have left', () => {
    const row = (over = {}) =>
      baris({ opId: 'a', call: 'POST test', state: 'menunggu', attempts: 0, ...over });
    const ke = (satu: ReturnType<typeof row>, tertunda = ['a']) =>
      alamatPerbaikan([satu, row({ opId: 'b' })], tertunda, ({ call, opId }) =>
        call === 'POST test' ? `/perbaiki/${opId}` : null,
      );
    expect(ke(row())).toBe('/perbaiki/a');
    expect(ke(row({ attempts: 1 }))).toBeNull();
    expect(ke(row({ state: 'mengirim' }))).toBeNull();
    expect(ke(row({ state: 'terkirim' }))).toBeNull();
    expect(ke(row({ call: 'POST lab-survey' }))).toBeNull();
    expect(ke(row(), [])).toBeNull();
  });

  it('opens a draft at the step it was left at; one that knew other steps at the first', () => {
    const isian = terisi();
    expect(isianDariDraf({ ...isian, langkah: 'Ringkasan' })).toEqual({ ...isian, langkah: 'Ringkasan' });
    expect(isianDariDraf({ ...isian, langkah: 2 })).toEqual(isian);
  });

  it('opens a draft of before samples had a batch or days, with these empty', () => {
    const isian = terisi();
    const kosong = keteranganDari({}, '');
    const lama = Object.entries(isian.sampel[0]!).filter(([nama]) => !(nama in kosong));
    expect(isianDariDraf({ ...isian, sampel: [Object.fromEntries(lama)] })).toEqual({
      ...isian,
      sampel: [{ ...isian.sampel[0], ...kosong }],
    });
  });

  it('says in words which day of which sample cannot be', () => {
    const isian = terisi();
    const besok = { ...isian.sampel[0]!, tglProduksi: '2026-11-21', tglPengambilan: '2026-11-21' };
    const salah = kekurangan({ ...isian, sampel: [isian.sampel[0]!, besok] });
    expect(salah).toEqual({
      'sampel[1][tglProduksi]': 'Tanggal tidak boleh setelah hari ini',
      'sampel[1][tglPengambilan]': 'Tanggal tidak boleh setelah hari ini',
    });
    const label = labelIsian({ ...isian, sampel: [isian.sampel[0]!, besok] });
    expect(Object.keys(salah).map((nama) => label[nama])).toEqual([
      'Sampel 2, tanggal produksi',
      'Sampel 2, pengambilan sampel',
    ]);
  });

  it('[GAP-14] counts what is chosen so far, and what that would cost today', () => {
    const isian = terisi();
    expect(perkiraan(isianBaru(), pilihan, 'internal')).toEqual({ sampel: 1, parameter: 0, total: 0 });
    const dua = { ...isian, sampel: [...isian.sampel, gandakan(isian.sampel[0]!)] };
    expect(perkiraan(dua, pilihan, 'internal')).toEqual({ sampel: 2, parameter: 4, total: 550_002 });
  });

  it('[GAP-14, CONF-64] prices a test by the tariff, as far as its replications are known', () => {
    expect(hargaParameter(kadar, 'internal', '').hargaTotal).toBe(150_000);
    expect(hargaParameter(kadar, 'internal', 3).hargaTotal).toBe(250_000);
    expect(hargaParameter(kadar, 'eksternal', 2).hargaTotal).toBe(300_000);
    expect(hargaParameter(air, 'internal', 4).hargaTotal).toBe(75_001);
  });

  it('is named by its samples', () => {
    const isian = terisi();
    const dua = { ...gandakan(isian.sampel[0]!), nama: ' Sirup ' };
    expect(namaSampelDari({ ...isian, sampel: [...isian.sampel, dua] })).toBe('Tablet, Sirup');
  });
});
