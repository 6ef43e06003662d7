import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { alat } from '#server/db/tables/barang.ts';
import { akun } from '#tests/support/akun.ts';
import { menurutKolom } from '#tests/support/kolom.ts';
import { hariIni } from '#tests/support/layanan.ts';
import {
  akhirPenelitian,
  barangUji,
  labBiologi,
  labKimia,
  laboran,
  risetUji,
} from '#tests/support/penelitian.ts';
import { potret } from '#tests/support/potret.ts';
import { awalJam, createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let riset: ReturnType<typeof risetUji>;
let kimia: Awaited<ReturnType<typeof barangUji>>;
let biologi: typeof kimia;
beforeAll(async () => {
  uji = await createTestServer();
  riset = risetUji(uji);
  kimia = await barangUji(uji, labKimia);
  biologi = await barangUji(uji, labBiologi);
});
afterAll(() => uji.close());
afterEach(() => uji.jam.set(awalJam));

const kosong = 'Kolom tidak boleh kosong';
const rencana = ({ researchLabTool, researchLabItem, researchLabInstrument }: Penelitian) => [
  researchLabTool.map(({ tool }) => tool.id),
  researchLabItem.map(({ item }) => item.id),
  researchLabInstrument.map(({ instrument }) => instrument.id),
];

describe('[LABORAN-06, API-058] another time', () => {
  test('[LABORAN-09, GAP-74] takes the place of time and plan, and says so in the history', async () => {
    const { uuid } = await riset.sampai(2, {
      rencana_penggunaan: [
        riset.rencana({ jam_mulai: '08:00', jam_selesai: '10:00', alat: [kimia.labu], bahan: [kimia.agar] }),
      ],
    });
    const { status, info, data } = await riset.ubahWaktu(uuid, {
      tgl_mulai: '2026-11-23',
      tgl_selesai: '2027-01-15',
      jam_mulai: '09:00',
      jam_selesai: '15:30',
      alat: [{ id_alat: kimia.corong }, { id_alat: kimia.labu }],
      instrumen: [{ id_instrumen: kimia.kckt }],
    });
    expect([status, info]).toEqual([201, 'Waktu penggunaan berhasil diubah']);
    expect(data).toMatchObject({
      tglMulai: '2026-11-23',
      tglSelesai: '2027-01-15',
      jamMulai: '09:00',
      jamSelesai: '15:30',
      idStatusPengajuan: 2,
      rev: '3',
    });
    expect(rencana(data)).toEqual([[kimia.corong, kimia.labu], [], [kimia.kckt]]);
    expect(data.history.at(-1)).toMatchObject({
      statusSubmission: { kdStatusPengajuan: 2 },
      catatan:
        'Waktu penggunaan diubah menjadi 23 November 2026 sampai 15 Januari 2027, pukul 09:00 sampai 15:30.',
      user: { uuid: akun(laboran).uuid },
    });
    const { data: tanpa } = await riset.ubahWaktu(uuid);
    expect([tanpa.jamMulai, tanpa.jamSelesai, rencana(tanpa)]).toEqual([null, null, [[], [], []]]);
    expect(tanpa.history.at(-1)!.catatan).toBe(
      'Waktu penggunaan diubah menjadi 20 November 2026 sampai 20 Desember 2026.',
    );
  });

  test('[GAP-144, LABORAN-07] may keep a start that is past by now; a changed one is not before today', async () => {
    const { uuid } = await riset.sampai(4);
    uji.jam.set('2026-12-01T03:00:00Z');
    const coba = (tgl_mulai: string) => riset.ubahWaktu(uuid, { tgl_mulai, tgl_selesai: '2027-01-31' });
    expect((await coba(hariIni)).status).toBe(201);
    const { errors } = await coba('2026-11-30');
    expect(errors).toEqual([{ field: 'tgl_mulai', message: 'Tanggal mulai tidak boleh sebelum hari ini' }]);
  });

  test('a tool that is no longer lent stays in the plan it stands in, and comes into no other', async () => {
    const denganLabu = { rencana_penggunaan: [riset.rencana({ alat: [kimia.labu] })] };
    const { uuid } = await riset.sampai(2, denganLabu);
    const { uuid: lain } = await riset.sampai(2);
    const ubah = (flagAktif: boolean) =>
      uji.server.db.update(alat).set({ flagAktif }).where(eq(alat.id, kimia.labu));
    await ubah(false);
    const dipilih = { alat: [{ id_alat: kimia.labu }] };
    const [ada, tiada] = [await riset.ubahWaktu(uuid, dipilih), await riset.ubahWaktu(lain, dipilih)];
    await ubah(true);
    expect([ada.status, tiada.status]).toEqual([201, 422]);
  });

  test('[LABORAN-07, LABORAN-08, LABORAN-09] is judged as at a registration: 422 by its field, nothing is written', async () => {
    const { uuid } = await riset.sampai(2);
    const sebelum = await potret(uji);
    const coba = async (lain: object) => {
      const { status, errors } = await riset.ubahWaktu(uuid, lain);
      return [status, menurutKolom(errors!)];
    };
    const bukanMilik = 'Pilih barang dari laboratorium ini.';
    expect(await coba({ tgl_mulai: '', bahan: [{}] })).toEqual([
      422,
      { tgl_mulai: kosong, 'bahan[0][id_bahan]': kosong },
    ]);
    expect(
      await coba({
        tgl_mulai: '2026-12-02',
        tgl_selesai: '2026-12-01',
        jam_selesai: '10:00',
        alat: [{ id_alat: kimia.labu }, { id_alat: biologi.labu }],
        bahan: [{ id_bahan: biologi.agar }],
        instrumen: [{ id_instrumen: biologi.kckt }],
      }),
    ).toEqual([
      422,
      {
        tgl_selesai: 'Tanggal selesai tidak boleh sebelum tanggal mulai',
        jam_mulai: kosong,
        'alat[1][id_alat]': bukanMilik,
        'bahan[0][id_bahan]': bukanMilik,
        'instrumen[0][id_instrumen]': bukanMilik,
      },
    ]);
    expect(await potret(uji)).toEqual(sebelum);
  });
});

describe('[GAP-144] a use that was recorded', () => {
  const tambahan = async (lain: object) => {
    const record = await riset.sampai(12);
    await riset.tambahanLangsung(record.uuid, lain);
    return record.uuid;
  };

  test.each([
    ['before', { tgl_mulai: '2026-12-02' }, '20 November 2026, 1 Desember 2026'],
    ['after', { tgl_selesai: '2026-11-30' }, '1 Desember 2026'],
  ])('keeps the period from beginning or ending so that it falls %s: 409', async (_judul, waktu, hari) => {
    const uuid = await tambahan({ tglPenggunaan: '2026-12-01' });
    const sebelum = await potret(uji);
    const jawaban = await riset.ubahWaktu(uuid, waktu);
    expect([jawaban.status, jawaban.code, jawaban.data.uuid]).toEqual([409, 'TERCATAT', uuid]);
    expect(jawaban.info).toBe(
      `Penggunaan tanggal ${hari} sudah dicatat dan berada di luar waktu yang baru. Pilih waktu yang memuatnya.`,
    );
    expect(await potret(uji)).toEqual(sebelum);
    expect((await riset.ubahWaktu(uuid, { tgl_selesai: '2026-12-01' })).status).toBe(201);
  });

  test.each([
    ['one that was turned down', { kdStatus: 5, tglPenggunaan: '2026-12-15' }],
    [
      'a longer period',
      { flagWaktu: true, tglPenggunaan: '2026-12-15', tglMulai: '2026-12-15', tglSelesai: akhirPenelitian },
    ],
  ])('does not while it is %s', async (_judul, lain) => {
    const uuid = await tambahan(lain);
    expect((await riset.ubahWaktu(uuid, { tgl_selesai: '2026-11-30' })).status).toBe(201);
  });
});
