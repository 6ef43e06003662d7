import { describe, expect, it } from 'vitest';
import type { Actor, Role } from '#domain/core/roles.ts';
import { labelByCode, type AnyWorkflow } from '#domain/core/workflow.ts';
import { statusPenelitian } from '#domain/penelitian/rules.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { kataSejak, ringkasKini, type Konteks } from '#domain/perjalanan/perjalanan.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { perjalananDari } from '#domain/tables/perjalanan.ts';
import {
  invoicePenelitian,
  penambahan,
  penelitian,
  tagihan,
  uang,
} from '#tests/support/contoh/penelitian.ts';
import { invoicePada, pengujian, pengujianPada } from '#tests/support/contoh/pengujian.ts';

const uuidPendaftar = pengujian().user.uuid;
const orang = (role: Role, uuid = '0195c000-0000-7000-8000-0000000000ff'): Actor => ({
  uuid,
  nama: 'Sri Wahyuni',
  email: 'sri@kampus.example',
  role,
  laboratorium: [7],
});
const pendaftar = orang('Pendaftar', uuidPendaftar);
const umum: Konteks = { pembaca: null };
const saya: Konteks = { pembaca: pendaftar };
const pembaca = [umum, saya, { pembaca: orang('Admin') }, { pembaca: orang('Kalab') }];

const hari = (ke: number) => `2026-11-${String(ke).padStart(2, '0')}T03:00:00.000Z`;
/** A test at the last of these codes, reached on the 1st, 2nd, 3rd ... of November. */
const diuji = (kode: readonly number[], over: Partial<Pengujian> = {}): Pengujian => {
  const record = pengujianPada(kode, over);
  return { ...record, history: record.history.map((satu, ke) => ({ ...satu, createdAt: hari(ke + 1) })) };
};
const diteliti = (kode: readonly number[], over: Partial<Penelitian> = {}): Penelitian =>
  penelitian(kode.at(-1), {
    history: kode.map((satu, ke) => ({
      uuid: `0195c000-0000-7000-8000-00000000000${ke}`,
      createdAt: hari(ke + 1),
      statusSubmission: statusPenelitian(satu),
      catatan: null,
      user: null,
    })),
    ...over,
  });
const denganInvoice = (kode: number, satu: ReturnType<typeof invoicePada>) => {
  const data = diuji([1, 3, kode]);
  return { ...data, pembayaran: { ...data.pembayaran, invoice: [satu] } };
};
const kini = (record: Pengujian | Penelitian, konteks: Konteks = saya) => {
  const { kata, pemegang, sejak } = perjalananDari(record, konteks);
  return [kata, pemegang, sejak];
};
/** A test at the bench whose one parameter has come so far, each on a day. */
const meja = (...jejak: [kode: number, hari: number][]) => {
  const record = diuji([1, 3, 6, 7, 11]);
  const dasar = record.sample[0]!.parameter[0]!;
  const historyProgres = jejak.map(([kode, ke]) => ({
    uuid: `0195c000-0000-7000-8000-0000000000${ke}`,
    aksi: 'laporanAkhir',
    statusProgres: {
      kdStatusProgresParameter: kode,
      statusProgresParameter: labelByCode(analisisWorkflow, kode),
      prosesSelanjutnya: '-',
    },
    catatan: null,
    jenisLaporan: null,
    tanggal: null,
    jam: null,
    hasilPengujian: null,
    user: { uuid: uuidPendaftar, nama: 'x' },
    dibuatPada: hari(ke),
    updatedAt: hari(ke),
  }));
  const satu = {
    ...dasar,
    status: { kdStatusSampelParameter: 3, statusSampelParameter: 'Disetujui' },
    idStatusProgresParameter: jejak.at(-1)?.[0] ?? null,
    historyProgres,
  };
  return { ...record, sample: [{ ...record.sample[0]!, parameter: [satu] }] } as Pengujian;
};
/** Every state of both workflows, each as one submission. */
const semuaStatus = [
  ...Object.values(pengujianWorkflow.states).map(({ code }) => ({
    nama: `pengujian ${code}: ${labelByCode(pengujianWorkflow, code)}`,
    record: diuji([1, code]),
    akhir: [4, 16].includes(code),
  })),
  ...Object.values(penelitianWorkflow.states).map(({ code }) => ({
    nama: `penelitian ${code}: ${labelByCode(penelitianWorkflow, code)}`,
    record: diteliti([1, code]),
    akhir: [5, 8].includes(code),
  })),
];

describe('[BEYOND-39] every state of W1 and W2', () => {
  it.each(semuaStatus)('$nama says what happens and who has it', ({ record, akhir }) => {
    for (const konteks of pembaca) {
      const { tahap, kata, pemegang, sejak } = perjalananDari(record, konteks);
      expect(kata).not.toBe('');
      expect(pemegang === null).toBe(akhir);
      expect(sejak === null).toBe(pemegang === null);
      const berjalan = tahap.filter(({ keadaan }) => keadaan === 'sekarang' || keadaan === 'berhenti');
      expect(berjalan.length).toBe(tahap.at(-1)!.keadaan === 'selesai' ? 0 : 1);
      for (const satu of tahap) expect(satu.pada === null).toBe(satu.keadaan === 'nanti');
    }
  });

  it.each(semuaStatus)('$nama says no name, number or sum to who has its link', ({ record }) => {
    const semua = JSON.stringify(perjalananDari(record, umum));
    for (const rahasia of [record.user.nama, record.user.email, record.uuid, 'Anda', 'Rp', 'Sri Wahyuni'])
      expect(semua).not.toContain(rahasia);
  });

  it('each workflow says whom a state waits for: nobody else is said to have it', () => {
    const menunggu = (record: Pengujian | Penelitian) => perjalananDari(record, umum).pemegang;
    const aksi: AnyWorkflow['actions'] = pengujianWorkflow.actions;
    for (const { ditunggu = [], roles } of Object.values(aksi))
      for (const nama of ditunggu as (keyof typeof pengujianWorkflow.states)[])
        expect(menunggu(diuji([1, pengujianWorkflow.states[nama].code]))).toBe(roles[0]);
    expect([1, 2, 7, 10].map((kode) => menunggu(diteliti([kode])))).toEqual([
      'Kalab',
      'Laboran',
      'Laboran',
      'Laboran',
    ]);
  });
});

describe('[BEYOND-39] the stages', () => {
  const tampak = (record: Pengujian | Penelitian, konteks: Konteks = saya) =>
    perjalananDari(record, konteks)
      .tahap.filter(({ keadaan }) => keadaan !== 'nanti')
      .map(({ nama, keadaan, pada }) => `${nama} ${keadaan} ${pada?.slice(8, 10) ?? '-'}`);

  it('are done on the day they were left, and last since the day they were reached', () => {
    expect(tampak(diuji([1, 2, 3, 5, 6, 7, 11]))).toEqual([
      'Pendaftaran selesai 01',
      'Verifikasi selesai 03',
      'DP 50% selesai 05',
      'Pengujian sekarang 07',
    ]);
    expect(tampak(diteliti([1, 2, 3, 10, 12, 7, 8]))).toEqual([
      'Pendaftaran selesai 01',
      'Kalab selesai 02',
      'Laboran selesai 03',
      'Penggunaan selesai 06',
      'Selesai selesai 07',
    ]);
  });

  it('one that was gone back to lasts again, and is done when it is left again', () => {
    expect(tampak(diuji([1, 3, 5, 6, 7, 11, 8, 11])).at(-1)).toBe('Pengujian sekarang 08');
    expect(tampak(diuji([1, 3, 5, 6, 7, 11, 8, 11, 8])).slice(-2)).toEqual([
      'Pengujian selesai 09',
      'Pelunasan sekarang 09',
    ]);
  });

  it('rows at the same code, as of a pause, are no new beginning', () => {
    expect(kini(diuji([1, 3, 5, 6, 11, 11, 11]))[2]).toBe(hari(5));
  });

  it('end where they stood when it was refused or taken back', () => {
    expect(tampak(diuji([1, 4])).at(-1)).toBe('Verifikasi berhenti 02');
    expect(tampak(diuji([1, 3, 5, 4])).at(-1)).toBe('DP 50% berhenti 04');
    expect(tampak(diteliti([1, 2, 5])).at(-1)).toBe('Laboran berhenti 03');
    const sendiri = diuji([1, 4]);
    sendiri.history.at(-1)!.user = { uuid: uuidPendaftar, nama: 'Rina' };
    expect(kini(diuji([1, 4]))).toEqual(['Tidak diterima', null, null]);
    expect(kini(sendiri)[0]).toBe('Anda batalkan');
    expect(kini(sendiri, umum)[0]).toBe('Dibatalkan pendaftar');
    expect(kini(diuji([1, 3, 5, 6, 8, 4]))[0]).toBe('Berakhir tanpa pengujian');
  });

  it('have not begun while the server does not have it', () => {
    const baru = diuji([1], { rev: '' });
    const luring: Konteks = { ...saya, tertunda: ['x'] };
    expect(tampak(baru, luring)[0]).toContain('Pendaftaran sekarang');
    expect(kini(baru, luring).slice(0, 2)).toEqual(['Pendaftaran dikirim saat tersambung', 'Anda']);
    expect(tampak(baru, { ...saya, perluKeputusan: true })[0]).toContain('Pendaftaran berhenti');
    expect(kini(baru, { ...saya, perluKeputusan: true })[0]).toBe('Belum terkirim, perlu keputusan Anda');
    const penelitianBaru = diteliti([1], { rev: '' });
    expect(kini(penelitianBaru, luring)[0]).toBe('Pendaftaran dikirim saat tersambung');
  });
});

describe('[BEYOND-39] who has it, in the words of the reader', () => {
  it('a registrant reads their own words, an officer what has to be done, each "Anda" where it is theirs', () => {
    const admin: Konteks = { pembaca: orang('Admin') };
    expect(kini(diuji([1, 3, 6]))).toEqual(['Pengujian sedang disiapkan', 'Admin', hari(3)]);
    expect(kini(diuji([1, 3, 6]), admin)).toEqual(['Penentuan analis dan penyelia', 'Anda', hari(3)]);
    expect(kini(diuji([1, 3, 10]), admin).slice(0, 2)).toEqual(['Penerbitan LHU oleh kalab', 'Kalab']);
    expect(kini(diuji([1, 3, 10]), { pembaca: orang('Kalab') })[1]).toBe('Anda');
    expect(kini(diteliti([1]), { pembaca: orang('Kalab') }).slice(0, 2)).toEqual([
      'Verifikasi kalab',
      'Anda',
    ]);
  });

  it('money is with who pays it, then with who looks at the proof; one turned down is with who pays again', () => {
    const bayar = denganInvoice(5, invoicePada(1));
    expect(kini(bayar).slice(0, 2)).toEqual(['Menunggu pembayaran DP Anda', 'Anda']);
    expect(kini(bayar, umum).slice(0, 2)).toEqual(['Menunggu pembayaran DP', 'Pendaftar']);
    const dikirim = invoicePada(2, '');
    dikirim.bukti[0]!.flagVerifikasi = null;
    const diperiksa = denganInvoice(5, dikirim);
    expect(kini(diperiksa)).toEqual(['Bukti DP sedang diverifikasi', 'Admin', dikirim.bukti[0]!.dikirimPada]);
    expect(kini(diperiksa, { ...saya, tertunda: [dikirim.bukti[0]!.uuid] })[0]).toBe(
      'Bukti pembayaran dikirim saat tersambung',
    );
    expect(kini(denganInvoice(9, invoicePada(1, 'Nominal kurang.')))).toEqual([
      'Menunggu bukti pelunasan yang baru',
      'Anda',
      null,
    ]);
  });

  it('at the bench it is the analyst, then the supervisor; what was returned is the analyst again since then', () => {
    const petugas: Konteks = { pembaca: orang('Laboran') };
    expect(kini(meja([1, 10], [4, 11]), petugas)).toEqual([
      'Pengujian dan review penyelia',
      'Analis',
      hari(10),
    ]);
    expect(kini(meja([1, 10], [4, 11], [5, 12]), petugas).slice(1)).toEqual(['Penyelia', hari(12)]);
    expect(kini(meja([1, 10], [5, 12], [3, 14]), petugas).slice(1)).toEqual(['Analis', hari(14)]);
    // Who registered reads neither whose it is at the bench nor what was returned there.
    for (const record of [meja([1, 10]), meja([1, 10], [5, 12])])
      expect(kini({ ...record, sample: [] })).toEqual(['Sedang diuji', 'Laboratorium', hari(5)]);
  });

  it('the supervisor has what waits for their acts alone, by W6', () => {
    const { states, actions }: AnyWorkflow = analisisWorkflow;
    for (const [nama, { code }] of Object.entries(states)) {
      const ditunggu = Object.values(actions).filter((aksi) => aksi.ditunggu?.includes(nama));
      if (ditunggu.length === 0) continue;
      // Only supervisors may be payment officers (GAP-18).
      const penyelia = ditunggu.every(({ roles }) => roles.includes('Petugas pembayaran'));
      expect([nama, kini(meja([code, 10]), { pembaca: orang('Laboran') })[1]]).toEqual([
        nama,
        penyelia ? 'Penyelia' : 'Analis',
      ]);
    }
  });

  it('a pause for the registrant is with them since it began; one for a tool stays where it is', () => {
    const jeda = (sebab: 'pendaftar' | 'alat') => [
      { uuid: uuidPendaftar, sebab, alasan: 'x', mulai: '2026-11-09', selesai: null },
    ];
    expect(kini(diuji([1, 3, 6, 11], { jeda: jeda('pendaftar') }))).toEqual([
      'Menunggu Anda',
      'Anda',
      '2026-11-09',
    ]);
    expect(kini(diuji([1, 3, 6, 11], { jeda: jeda('alat') })).slice(0, 2)).toEqual([
      'Sedang diuji',
      'Laboratorium',
    ]);
  });

  it('since when is told by the days at the laboratories', () => {
    // Past midnight there, and not yet in Greenwich.
    const malam = '2026-11-05T18:00:00.000Z';
    expect(kataSejak(malam, '2026-11-06')).toBe('sejak hari ini');
    expect(kataSejak(malam, '2026-11-09')).toBe('sejak 6 November 2026, 3 hari');
    expect(kataSejak('2026-11-06', '2026-11-09')).toBe('sejak 6 November 2026, 3 hari');
    const ringkas = (record: Pengujian) => ringkasKini(perjalananDari(record, saya), '2026-11-09');
    expect(ringkas(diuji([1, 3, 6]))).toBe('Pengujian sedang disiapkan, sudah 6 hari');
    expect(ringkas(diuji([1, 4]))).toBe('Tidak diterima');
  });

  it('a promise is told as long as it is kept or broken', () => {
    const janji = (kode: number) => perjalananDari(diuji([1, kode], { janji: '2026-12-01' }), umum).janji;
    expect([6, 11, 10].map(janji)).toEqual(['2026-12-01', '2026-12-01', '2026-12-01']);
    expect([4, 14].map(janji)).toEqual([null, null]);
  });

  it('a research: what is theirs before what others do, additions, money, its end', () => {
    const dibayar = penambahan(12);
    const ditagih = uang([tagihan(dibayar, 1)], [invoicePenelitian({ totalTagihan: 25_000 })]);
    const petugas: Konteks = { pembaca: orang('Laboran') };
    expect(kini(diteliti([1, 2, 3])).slice(0, 2)).toEqual(['Laboratorium siap dipakai', 'Anda']);
    const luar = diteliti([1, 2, 3], { researchType: { kdJenisPenelitian: 2, jenisPenelitian: 'Luar' } });
    expect(kini(luar).slice(0, 2)).toEqual(['Disetujui, menunggu diselesaikan', 'Laboran']);
    expect(kini(luar, petugas).slice(0, 2)).toEqual(['Penyelesaian oleh laboran', 'Anda']);
    const verifikasi = diteliti([1, 2, 3, 10], { penambahan: [penambahan(10)] });
    expect(kini(verifikasi)).toEqual(['Penambahan sedang diperiksa', 'Laboran', hari(4)]);
    expect(kini(verifikasi, petugas)[1]).toBe('Anda');
    expect(kini(diteliti([1, 2, 3, 11], { penambahan: [penambahan(11)] }))).toEqual([
      'Menunggu perbaikan penambahan dari Anda',
      'Anda',
      hari(4),
    ]);
    const bayar = diteliti([1, 2, 3, 12], { penambahan: [dibayar], pembayaran: ditagih });
    expect(kini(bayar).slice(0, 2)).toEqual(['Menunggu pembayaran Anda', 'Anda']);
    expect(kini(bayar, petugas).slice(0, 2)).toEqual(['Menunggu pembayaran', 'Pendaftar']);
    expect(kini({ ...bayar, pembayaran: uang([tagihan(dibayar)]) })[0]).toBe('Menunggu invoice dibuat');
    const { statusPayment, bukti } = invoicePada(2, '');
    const invoice = invoicePenelitian({ statusPayment, bukti });
    expect(kini({ ...bayar, pembayaran: uang([], [invoice]) }).slice(0, 2)).toEqual([
      'Bukti pembayaran sedang diverifikasi',
      'Petugas pembayaran',
    ]);
    expect(kini(diteliti([1, 2, 3, 7])).slice(0, 2)).toEqual([
      'Permintaan selesai sedang diperiksa',
      'Laboran',
    ]);
  });
});
