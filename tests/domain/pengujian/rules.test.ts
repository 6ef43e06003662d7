import { describe, expect, it, test } from 'vitest';
import {
  faktaKondisi,
  jumlahSampel,
  periksaPelunasan,
  periksaPendaftaran,
  periksaVerifikasi,
  type PutusanSampel,
} from '#domain/pengujian/rules.ts';
import {
  bacaPenugasan,
  dapatDiganti,
  type PenugasanSampel,
  type SampelDitugaskan,
} from '#domain/pengujian/penugasan.ts';
import { menurutKolom } from '#tests/support/kolom.ts';

const kosong = 'Kolom tidak boleh kosong';
/** 06.30 of the 21st in Jakarta, while it is still the 20th elsewhere. */
const begun = new Date('2026-11-20T23:30:00Z');

test('[REG-42] samples are counted in packages', () => {
  expect(jumlahSampel(1250)).toBe('1.250 kemasan');
});

test('[GAP-173] the condition of a sample is the registrant’s word until the laboratory says what it saw', () => {
  const sampel = {
    condition: { namaKondisiSampel: 'Baik' },
    kondisiPenerimaan: null,
    catatanPenerimaan: null,
  };
  const kata = (lain: object) =>
    faktaKondisi({ ...sampel, ...lain }).map(({ label, value }) => `${label}: ${value}`);
  expect(kata({})).toEqual(['Kondisi: Baik']);
  const kondisiPenerimaan = { namaKondisiSampel: 'Rusak' };
  expect(kata({ kondisiPenerimaan, catatanPenerimaan: 'segel robek' })).toEqual([
    'Kondisi menurut pendaftar: Baik',
    'Kondisi saat diterima: Rusak; segel robek',
  ]);
});

describe('[REG-42, REG-45] the tests of a registration', () => {
  const [kadar, air, lebur] = [1, 2, 3];
  const pilihan = new Map([
    [kadar, { id: kadar, flagReplikasi: 1, idLaboratorium: 7 }],
    [air, { id: air, flagReplikasi: 0, idLaboratorium: 7 }],
    [lebur, { id: lebur, flagReplikasi: 0, idLaboratorium: 4 }],
  ]);
  type Uji = { idPengujianParameterUji: number; jumlahReplikasi?: number | null };
  const uji = (id: number | undefined, jumlahReplikasi?: number | null): Uji => ({
    idPengujianParameterUji: id ?? 0,
    ...(jumlahReplikasi === undefined ? {} : { jumlahReplikasi }),
  });
  const tempat = (sampel: number, at: number, field = 'id_pengujian_parameter_uji') =>
    `sampel[${sampel}][parameter_uji][${at}][${field}]`;
  const tiada = 'Parameter uji ini tidak tersedia. Pilih yang lain.';
  const lain =
    'Semua parameter harus dari satu laboratorium. Daftarkan parameter ini pada pengujian tersendiri.';
  const tidakReplikasi = 'Parameter ini tidak dapat direplikasi.';

  test.each<[string, Uji[][], Record<string, string>]>([
    [
      'the same tests in two samples',
      [
        [uji(kadar, 3), uji(air)],
        [uji(air, 1), uji(kadar, 1)],
      ],
      {},
    ],
    ['a number where there is none to give, as long as it is one', [[uji(air, 1)], [uji(air, null)]], {}],
    ['no sample', [], {}],
    ['a sample without tests first', [[], [uji(99)]], { [tempat(1, 0)]: tiada }],
    ['a test there is none of', [[uji(air), uji(99)]], { [tempat(0, 1)]: tiada }],
    ['[GAP-20] of another laboratory', [[uji(air), uji(lebur)]], { [tempat(0, 1)]: lain }],
    ['[GAP-20] also in another sample', [[uji(lebur)], [uji(air), uji(lebur)]], { [tempat(1, 0)]: lain }],
    [
      'twice in one sample',
      [[uji(air), uji(kadar, 1), uji(air)]],
      { [tempat(0, 2)]: 'Parameter ini sudah dipilih untuk sampel yang sama.' },
    ],
    [
      'no replications where the test wants them',
      [[uji(kadar), uji(air)], [uji(kadar, null)], [uji(kadar, 0)]],
      Object.fromEntries([0, 1, 2].map((ke) => [tempat(ke, 0, 'jumlah_replikasi'), kosong])),
    ],
    [
      'replications where there are none',
      [[uji(air, 2)]],
      { [tempat(0, 0, 'jumlah_replikasi')]: tidakReplikasi },
    ],
  ])('%s', (_nama, sampel, salah) => {
    const isi = sampel.map((parameterUji) => ({ parameterUji }));
    expect(menurutKolom(periksaPendaftaran(isi, pilihan))).toEqual(salah);
  });
});

const diubah = <T extends { uuid: string }>(semua: T[], uuid: string, lain: Partial<T>): T[] =>
  semua.map((satu) => (satu.uuid === uuid ? { ...satu, ...lain } : satu));

describe('[API-072] a decision on the samples s and t, with the parameters a and b, and c', () => {
  const sebelum = [
    ['s', ['a', 'b']],
    ['t', ['c']],
  ].map(([uuid, parameter]) => ({
    uuid: uuid as string,
    kdStatusSampel: 1,
    tglPenerimaan: uuid === 't' ? '2026-11-19' : null,
    parameter: [...(parameter as string[])].map((satu) => ({ uuid: satu, kdStatus: 1 })),
  }));
  const diterima = { idPengujianStatusSampel: 2, tglPenerimaanSampel: '2026-11-21' };
  const sampel = (
    uuid: string,
    kode: Record<string, number | undefined>,
    lain: object = diterima,
  ): PutusanSampel => ({
    uuid,
    ...lain,
    parameterUji: Object.entries(kode).map(([satu, idStatusSampelParameter]) => ({
      uuid: satu,
      idStatusSampelParameter,
    })),
  });
  const c = (kode = 3, lain: object = diterima) => sampel('t', { c: kode }, lain);
  const [setujui, minta] = ['setujui', 'mintaVerifikasiKalab'] as const;
  const [belum, tentukan] = ['Setujui atau tolak setiap parameter.', 'Tentukan status setiap parameter.'];
  const status = (ke: number, at: number) =>
    `sampel[${ke}][parameter_uji][${at}][id_status_sampel_parameter]`;
  const asing = 'Sampel ini bukan bagian dari pengujian.';
  const bukanBagian = 'Parameter ini bukan bagian dari sampel, atau disebut dua kali.';
  const semuaDitolak = 'Paling sedikit satu parameter harus disetujui. Bila semua ditolak, pilih Ditolak.';
  const tiadaBagiKalab = 'Paling sedikit satu parameter harus berstatus Perlu verifikasi kalab.';
  const lupa = { sampel: 'Semua sampel pengujian ini harus ikut dikirim.' };
  const hari = (ke: number, kata: string) => ({ [`sampel[${ke}][tgl_penerimaan_sampel]`]: kata });
  const kemarin = 'Tanggal tidak boleh sebelum hari ini';

  test.each<[string, typeof setujui | typeof minta, PutusanSampel[], Record<string, string>]>([
    ['approved and turned down', setujui, [sampel('s', { a: 3, b: 4 }), c(4)], {}],
    ['in another order', setujui, [c(4), sampel('s', { b: 4, a: 3 })], {}],
    ['one of each for the Kalab', minta, [sampel('s', { a: 4, b: 3 }), c(2)], {}],
    ['[GAP-135] a parameter left out', setujui, [sampel('s', { b: 3 }), c()], { [status(0, 0)]: belum }],
    ['[GAP-135] the last left out', setujui, [sampel('s', { a: 3 }), c()], { [status(0, 1)]: belum }],
    [
      '[GAP-135] one not said',
      setujui,
      [sampel('s', { a: 3, b: undefined }), c()],
      { [status(0, 1)]: belum },
    ],
    [
      '[GAP-135] not decided, named by its place in the form',
      setujui,
      [c(1), sampel('s', { b: 2, a: 3 })],
      { [status(0, 0)]: belum, [status(1, 0)]: belum },
    ],
    [
      '[GAP-135] not decided before the Kalab looks',
      minta,
      [sampel('s', { a: 1, b: 2 }), c()],
      { [status(0, 0)]: tentukan },
    ],
    [
      '[GAP-39, GAP-96] all turned down',
      setujui,
      [sampel('s', { a: 4, b: 4 }), c(4)],
      { flag_persetujuan: semuaDitolak },
    ],
    [
      '[GAP-135] nothing for the Kalab',
      minta,
      [sampel('s', { a: 3, b: 4 }), c()],
      { flag_persetujuan: tiadaBagiKalab },
    ],
    ['a sample left out', setujui, [sampel('s', { a: 3, b: 3 })], lupa],
    ['none of them', setujui, [], lupa],
    [
      'a sample of nobody',
      setujui,
      [sampel('s', { a: 3, b: 3 }), sampel('x', { c: 3 })],
      { 'sampel[1][uuid]': asing },
    ],
    [
      'a sample twice',
      setujui,
      [sampel('s', { a: 3, b: 3 }), c(), sampel('s', { a: 3, b: 3 })],
      { 'sampel[2][uuid]': 'Sampel ini disebut dua kali.' },
    ],
    [
      'a parameter of another sample',
      setujui,
      [sampel('s', { a: 3, b: 3, c: 3 }), c()],
      { 'sampel[0][parameter_uji][2][uuid]': bukanBagian },
    ],
    [
      'a parameter twice',
      setujui,
      [{ ...sampel('s', {}), parameterUji: ['a', 'b', 'a'].map((uuid) => ({ uuid })) }, c()],
      { 'sampel[0][parameter_uji][2][uuid]': bukanBagian },
    ],
    [
      '[TESTADM-10] arrival not said',
      setujui,
      [sampel('s', { a: 3, b: 3 }, {}), c(3, {})],
      { 'sampel[0][id_pengujian_status_sampel]': kosong, 'sampel[1][id_pengujian_status_sampel]': kosong },
    ],
    ['not arrived', setujui, [sampel('s', { a: 3, b: 3 }, { idPengujianStatusSampel: 1 }), c()], {}],
    [
      '[TESTADM-11] arrived, without the day',
      setujui,
      [sampel('s', { a: 3, b: 3 }, { idPengujianStatusSampel: 2 }), c()],
      hari(0, kosong),
    ],
    [
      '[TESTADM-11] not fit, without the day',
      setujui,
      [sampel('s', { a: 3, b: 3 }, { idPengujianStatusSampel: 3, tglPenerimaanSampel: null }), c()],
      hari(0, kosong),
    ],
    [
      '[CONF-59] a day that stands is not judged again',
      setujui,
      [c(3, { ...diterima, tglPenerimaanSampel: '2026-11-19' }), sampel('s', { a: 3, b: 3 })],
      {},
    ],
    [
      '[CONF-59] nor when it is not said',
      setujui,
      [c(3, { idPengujianStatusSampel: 3 }), sampel('s', { a: 3, b: 3 })],
      {},
    ],
    [
      '[TESTADM-11, CONF-59] the day before, in Jakarta',
      setujui,
      [sampel('s', { a: 3, b: 3 }), c(3, { ...diterima, tglPenerimaanSampel: '2026-11-20' })],
      hari(1, kemarin),
    ],
  ])('%s (%s)', (_nama, aksi, putusan, salah) => {
    expect(menurutKolom(periksaVerifikasi(aksi, putusan, sebelum, { begun, penerimaan: true }))).toEqual(
      salah,
    );
  });

  it('[KALAB-13] a Kalab says nothing of arrival', () => {
    const putusan = [sampel('s', { a: 3, b: 4 }, {}), c(3, {})];
    expect(periksaVerifikasi('setujui', putusan, sebelum, { begun, penerimaan: false })).toEqual([]);
    expect(
      periksaVerifikasi('setujui', [putusan[0]!, c(2, {})], sebelum, { begun, penerimaan: false }),
    ).toEqual([{ field: status(1, 0), message: belum }]);
  });
});

describe('[API-073] an assignment', () => {
  const parameter = (uuid: string, over: Partial<SampelDitugaskan['parameter'][number]> = {}) => ({
    uuid,
    kdStatus: 3,
    kdProgres: 0,
    analisId: null,
    penyeliaId: null,
    ...over,
  });
  const sampel = (uuid: string, ...isi: SampelDitugaskan['parameter'][number][]): SampelDitugaskan => ({
    uuid,
    kdStatusSampel: 2,
    tglPenerimaan: '2026-11-10',
    parameter: isi,
  });
  const nur = { idUserAnalisis: 'nur' };
  const berdua = { ...nur, idUserPenyelia: 'hendra' };
  type Isian = Omit<PenugasanSampel['parameterUji'][number], 'uuid'>;
  const form = (uuid: string, isi: Record<string, Isian>, lain: object = {}): PenugasanSampel => ({
    uuid,
    ...lain,
    parameterUji: Object.entries(isi).map(([satu, isian]) => ({ uuid: satu, ...isian })),
  });
  /** Who may be what; everybody else is nobody's to ask. */
  const petugas = { analis: ['nur', 'agus', 'rina'], penyelia: ['hendra', 'siti', 'nur', 'rina'] };
  const baca = (isi: PenugasanSampel[], sebelum: SampelDitugaskan[], catatan: string | null = null) => {
    const { errors, hasil } = bacaPenugasan(isi, sebelum, {
      begun,
      catatan,
      pendaftarUuid: 'rina',
      petugas: (uuid, sebagai) => petugas[sebagai].includes(uuid),
    });
    return {
      salah: menurutKolom(errors),
      hasil: hasil.map(({ uuid, kdStatus, analisId, penyeliaId }) => [uuid, kdStatus, analisId, penyeliaId]),
    };
  };
  const kolom = (field: string, at = 0) => `sampel[0][parameter_uji][${at}][${field}]`;
  const alasan = { catatan_tambahan: 'Tulis alasan parameter atau sampel ini tidak diuji.' };
  const dikerjakan =
    'Parameter yang sudah dikerjakan tidak dapat ditolak. Minta analis membatalkannya dahulu.';

  test.each<[string, Isian, Partial<SampelDitugaskan['parameter'][number]>, Record<string, string>]>([
    ['two persons', berdua, {}, {}],
    ['those who do it already, whoever they are by now', {}, { analisId: 'gone', penyeliaId: 'off' }, {}],
    ['nobody', {}, {}, { id_user_analisis: kosong, id_user_penyelia: kosong }],
    ['no supervisor', nur, {}, { id_user_penyelia: kosong }],
    [
      '[GAP-18] who may be none of it',
      { idUserAnalisis: 'siti', idUserPenyelia: 'agus' },
      {},
      {
        id_user_analisis: 'Pilih petugas aktif yang dapat menjadi analis.',
        id_user_penyelia: 'Pilih petugas aktif yang dapat menjadi penyelia.',
      },
    ],
    [
      '[GAP-142] the owner as analyst',
      { ...berdua, idUserAnalisis: 'rina' },
      {},
      {
        id_user_analisis: 'Pendaftar tidak dapat menangani pengujiannya sendiri.',
      },
    ],
    [
      '[GAP-142] the owner as supervisor',
      { ...berdua, idUserPenyelia: 'rina' },
      {},
      {
        id_user_penyelia: 'Pendaftar tidak dapat menangani pengujiannya sendiri.',
      },
    ],
    [
      'one person for both',
      { ...nur, idUserPenyelia: 'nur' },
      {},
      {
        id_user_penyelia: 'Analis dan penyelia harus dua orang yang berbeda.',
      },
    ],
    ['[GAP-123] another analyst until the final report', berdua, { kdProgres: 4, analisId: 'agus' }, {}],
    [
      '[GAP-123] and no longer',
      berdua,
      { kdProgres: 5, analisId: 'agus' },
      {
        id_user_analisis: 'Pekerjaan analis pada parameter ini sudah selesai, tidak dapat diganti.',
      },
    ],
    [
      '[GAP-123] another supervisor until the approval',
      berdua,
      { kdProgres: 5, analisId: 'nur', penyeliaId: 'siti' },
      {},
    ],
    [
      '[GAP-123] and then no longer',
      berdua,
      { kdProgres: 6, analisId: 'nur', penyeliaId: 'siti' },
      {
        id_user_penyelia: 'Pekerjaan penyelia pada parameter ini sudah selesai, tidak dapat diganti.',
      },
    ],
  ])('%s', (_nama, isian, lama, salah) => {
    const dapat = baca([form('s', { a: isian })], [sampel('s', parameter('a', lama))]);
    const diharapkan = Object.entries(salah).map(([field, kata]) => [kolom(field), kata]);
    expect(dapat.salah).toEqual(Object.fromEntries(diharapkan));
    const { idUserAnalisis, idUserPenyelia } = isian;
    expect(dapat.hasil).toEqual([
      ['a', 3, idUserAnalisis ?? lama.analisId ?? null, idUserPenyelia ?? lama.penyeliaId ?? null],
    ]);
  });

  it('[GAP-123] may be changed: the analyst to 4, the supervisor to 5', () => {
    const sampai = (sebagai: 'analis' | 'penyelia') => [0, 1, 2, 3, 4, 5, 6, 7].filter(dapatDiganti[sebagai]);
    expect([sampai('analis'), sampai('penyelia')]).toEqual([
      [0, 1, 2, 3, 4],
      [0, 1, 2, 3, 4, 5],
    ]);
  });

  it('names a parameter by its place in the form, and one that is not in it by its place in the sample', () => {
    const lama = [sampel('s', parameter('a'), parameter('b'), parameter('c'))];
    expect(baca([form('s', { c: nur, a: berdua })], lama).salah).toEqual({
      [kolom('id_user_penyelia', 0)]: kosong,
      [kolom('id_user_analisis', 1)]: kosong,
      [kolom('id_user_penyelia', 1)]: kosong,
    });
  });

  it('of samples that are not the submission’s nothing is read', () => {
    const lama = [sampel('s', parameter('a'))];
    expect(baca([form('x', { a: berdua })], lama)).toEqual({
      salah: { 'sampel[0][uuid]': 'Sampel ini bukan bagian dari pengujian.' },
      hasil: [],
    });
  });

  test.each<[string, PenugasanSampel, string | null, Record<string, string>]>([
    [
      '[GAP-124] one of two, with the reason',
      form('s', { a: berdua, b: { idStatusSampelParameter: 4 } }),
      'Baku habis.',
      {},
    ],
    ['[GAP-124] without', form('s', { a: berdua, b: { idStatusSampelParameter: 4 } }), '', alasan],
    [
      '[GAP-136] a sample that is not fit',
      form('s', { b: berdua }, { idPengujianStatusSampel: 3 }),
      null,
      alasan,
    ],
    ['[GAP-136] with the reason', form('s', {}, { idPengujianStatusSampel: 3 }), 'Bocor.', {}],
  ])('%s', (_nama, isi, catatan, salah) => {
    const lama = [sampel('s', parameter('a'), parameter('b', { analisId: 'agus', penyeliaId: 'siti' }))];
    const dapat = baca([isi], lama, catatan);
    expect(dapat.salah).toEqual(salah);
    expect(dapat.hasil.at(-1)).toEqual(['b', 4, 'agus', 'siti']);
  });

  it('[GAP-124] what was begun is not taken out, what was turned down stays so and asks for no reason', () => {
    const begun1 = [sampel('s', parameter('a', { kdProgres: 1 }))];
    expect(baca([form('s', { a: { idStatusSampelParameter: 4 } })], begun1, 'Habis.').salah).toEqual({
      [kolom('id_status_sampel_parameter')]: dikerjakan,
    });
    const ditolak = [sampel('s', parameter('a', { kdStatus: 4, kdProgres: 1 }))];
    expect(baca([form('s', { a: { ...berdua, idStatusSampelParameter: 3 } })], ditolak)).toEqual({
      salah: {},
      hasil: [['a', 4, null, null]],
    });
  });

  it('[GAP-136] a sample with something approved in it must have arrived; its day is judged as at verification', () => {
    const lama = [sampel('s', parameter('a')), sampel('t', parameter('b', { kdStatus: 4 }))];
    const isi = (lain: object) => [
      form('s', { a: berdua }, lain),
      form('t', {}, { idPengujianStatusSampel: 1 }),
    ];
    expect(baca(isi({ idPengujianStatusSampel: 1 }), lama).salah).toEqual({
      'sampel[0][id_pengujian_status_sampel]':
        'Sampel dengan parameter yang disetujui harus sudah diterima sebelum ditugaskan.',
    });
    expect(baca(isi({ tglPenerimaanSampel: '2026-11-21' }), lama).salah).toEqual({});
    expect(baca(isi({ tglPenerimaanSampel: '2026-11-20' }), lama).salah).toEqual({
      'sampel[0][tgl_penerimaan_sampel]': 'Tanggal tidak boleh sebelum hari ini',
    });
  });
});

describe('[TESTADM-25, TESTADM-26] a final bill', () => {
  const baris = ['a', 'b'].map((uuid) => ({ uuid, kdStatus: uuid === 'b' ? 4 : 3 }));
  const a = { uuid: 'a', hargaPengujian: 150_000, hargaReplikasi: 100_000, hargaTotal: 250_000 };
  const b = { uuid: 'b', hargaPengujian: 0, hargaReplikasi: 0, hargaTotal: 0 };
  const bukanBagian = 'Baris ini bukan bagian dari tagihan, atau disebut dua kali.';
  const lupa = { tagihan: 'Semua baris tagihan harus ikut dikirim.' };

  test.each<[string, (typeof a)[], number, Record<string, string>]>([
    ['of what is left', [a, b], 87_500, {}],
    ['in another order', [b, a], 87_500, {}],
    [
      'of other prices',
      diubah([a, b], 'a', { hargaPengujian: 1, hargaReplikasi: 2, hargaTotal: 3 }),
      3 - 162_500,
      {},
    ],
    [
      '[GAP-07] whose amount is not what is left',
      [a, b],
      162_500,
      { nominal_akhir: 'Nominal akhir seharusnya 87.500. Muat ulang lalu periksa lagi.' },
    ],
    [
      'a line that is not its two prices',
      diubah([a, b], 'a', { hargaTotal: 249_999 }),
      87_499,
      {
        'tagihan[0][harga_total]': 'Harga total harus sama dengan harga pengujian ditambah harga replikasi.',
      },
    ],
    [
      '[GAP-124] what was not tested',
      diubah([a, b], 'b', { hargaPengujian: 1, hargaTotal: 1 }),
      87_501,
      { 'tagihan[1][harga_pengujian]': 'Parameter yang tidak diuji tidak ditagih: isi 0.' },
    ],
    ['a line left out', [a], 87_500, lupa],
    ['no lines', [], -162_500, lupa],
    ['a line twice', [a, b, a], 337_500, { 'tagihan[2][uuid]': bukanBagian }],
    ['a line of nobody', [a, { ...b, uuid: 'x' }], 87_500, { 'tagihan[1][uuid]': bukanBagian }],
  ])('%s', (_nama, tagihan, nominalAkhir, salah) => {
    const dibayar = 162_500;
    expect(menurutKolom(periksaPelunasan({ tagihan, nominalAkhir }, { baris, dibayar }))).toEqual(salah);
  });
});
