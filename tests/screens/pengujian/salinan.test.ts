import { describe, expect, it } from 'vitest';
import { PendaftaranBody } from '#domain/pengujian/endpoints.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { alasanDitolak, labelAwal } from '#features/pendaftaran/daftar-lagi.ts';
import { bodyDari, pendaftaranKeliru } from '#features/pengujian/pendaftaran/isian.ts';
import { salinPengujian } from '#features/pengujian/pendaftaran/salinan.ts';
import { air, berkas, kadar, pengujianPada, pilihanUji as pilihan } from '#tests/support/contoh/pengujian.ts';

const gambar = berkas();
const semua = {
  acuan: new Set(['laboratorium:7', 'bentuk-sampel:1', 'penyimpanan-sampel:1', 'kondisi-sampel:1']),
  berkas: new Set([gambar.sha256]),
};

/** Rejected: one sample with a picture and both tests, the first in three replications. */
function ditolak(over: Partial<Pengujian> = {}): Pengujian {
  const data = pengujianPada([1, 4], { nomor: 'U-2611-0007', catatanTambahan: 'Segera', ...over });
  const [satu] = data.sample;
  const parameter = [kadar, air].map((uji, ke) => ({
    ...satu!.parameter[0]!,
    jumlahReplikasi: ke === 0 ? 3 : 1,
    parameterTest: { ...satu!.parameter[0]!.parameterTest, ...uji },
  }));
  const keterangan = { noBets: 'AB-12', tglKedaluwarsa: '2028-06-01' };
  return { ...data, sample: [{ ...satu!, ...keterangan, fileGambar: gambar, parameter }] };
}

describe('a testing registered again', () => {
  it('holds everything the rejected one held, as a new one that can be sent as it stands', () => {
    const data = ditolak();
    const isian = salinPengujian(data, semua, pilihan);
    const { url: _, ...file } = gambar;
    expect(isian).toMatchObject({
      langkah: 'Laboratorium dan sampel',
      idLaboratorium: 7,
      catatanTambahan: 'Segera',
      tidakTersalin: [],
      sampel: [
        {
          nama: 'Sirup 1',
          jumlah: 2,
          idPengujianBentukSampel: 1,
          idPengujianPenyimpananSampel: 1,
          idPengujianKondisiSampel: 1,
          kemasan: 'Botol',
          noBets: 'AB-12',
          pembuat: '',
          tglKedaluwarsa: '2028-06-01',
          fileGambar: file,
          parameterUji: [
            { id: kadar.id, jumlahReplikasi: 3 },
            { id: air.id, jumlahReplikasi: '' },
          ],
        },
      ],
    });
    const body = bodyDari(isian);
    expect(PendaftaranBody.safeParse(body).success).toBe(true);
    expect(pendaftaranKeliru(isian, pilihan, '2026-11-20')).toEqual({});
    // Nothing of the old one goes along: neither its ids nor its revision.
    const lama = [
      data.uuid,
      ...data.sample.flatMap(({ uuid, parameter }) => [uuid, ...parameter.map((p) => p.uuid)]),
    ];
    expect(lama.filter((uuid) => JSON.stringify(body).includes(uuid))).toEqual([]);
    expect(body).not.toHaveProperty('baseRev');
  });

  it('leaves empty what is not to be had any more, and names it', () => {
    const { sampel, idLaboratorium, tidakTersalin } = salinPengujian(
      ditolak(),
      { acuan: new Set([...semua.acuan].filter((satu) => satu !== 'kondisi-sampel:1')), berkas: new Set() },
      new Map([[air.id, air]]),
    );
    expect(idLaboratorium).toBe(7);
    expect(sampel[0]).toMatchObject({
      idPengujianKondisiSampel: null,
      fileGambar: null,
      parameterUji: [{ id: air.id }],
    });
    expect(tidakTersalin).toEqual([
      expect.stringMatching(/^Sampel 1, kondisi: .+ tidak lagi dapat dipilih$/),
      'Sampel 1, gambar: file berkas.jpg tidak ada di perangkat ini',
      'Sampel 1, parameter Kadar parasetamol tidak lagi ditawarkan',
    ]);
  });

  it('of a laboratory that takes no samples any more has neither laboratory nor tests', () => {
    for (const isian of [
      salinPengujian(ditolak(), semua, new Map()),
      salinPengujian(ditolak(), { ...semua, acuan: new Set() }, pilihan),
    ]) {
      expect(isian).toMatchObject({ idLaboratorium: null, sampel: [{ nama: 'Sirup 1', parameterUji: [] }] });
      expect(isian.tidakTersalin[0]).toMatch(/^Laboratorium: .+ tidak lagi menerima pengujian$/);
      expect(Object.keys(pendaftaranKeliru(isian, pilihan, '2026-11-20'))).toContain('idLaboratorium');
    }
  });

  it('stands below the reason of who rejected it; what its registrant took back has none', () => {
    const dengan = (kode: number, catatan: string | null, oleh: string | null): Pengujian => {
      const data = ditolak();
      const [awal] = data.history;
      const akhir = {
        ...awal!,
        statusSubmission: { ...awal!.statusSubmission, kdStatusPengajuan: kode },
        catatan,
        user: oleh === null ? null : { uuid: oleh, nama: 'Seseorang' },
      };
      return { ...data, history: [awal!, akhir] };
    };
    const { uuid } = ditolak().user;
    const lain = '01900000-0000-7000-8000-0000000000ff';
    expect(alasanDitolak(dengan(4, 'Kemasan bocor.', lain))).toBe('Kemasan bocor.');
    expect(alasanDitolak(dengan(4, null, lain))).toMatch(/^Alasannya tidak ditulis\./);
    expect(alasanDitolak(dengan(4, 'Salah isi.', uuid))).toBeNull();
    expect(alasanDitolak(dengan(5, 'Tagihan terbit.', lain))).toBeNull();
  });

  it('[GAP-115] its draft is named by the registration it was begun from', () => {
    const dari = ditolak();
    const isian = salinPengujian(dari, semua, pilihan);
    expect(labelAwal({ row: null, dari, isian }, 'Pendaftaran pengujian')).toBe(
      `Daftar lagi · U-2611-0007 · ${dari.namaSampel}`,
    );
    expect(labelAwal(null, 'Pendaftaran pengujian')).toBe('Pendaftaran pengujian');
  });
});
