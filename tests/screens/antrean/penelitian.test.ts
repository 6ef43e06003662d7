import { describe, expect, it } from 'vitest';
import { callName, type AnyEndpoint } from '#domain/core/endpoint.ts';
import type { Actor } from '#domain/core/roles.ts';
import { toWire } from '#domain/core/wire.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { statusPenelitian } from '#domain/penelitian/rules.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import { surveiApi } from '#domain/survei/endpoints.ts';
import { barisPenelitian } from '#data/koleksi/penelitian.ts';
import type { Baris } from '#data/baris.ts';
import { panggilanDari } from '#features/antrean/panggilan-table.ts';
import { perbaikanDari } from '#features/antrean/pilihan.ts';
import { sandingkan } from '#features/antrean/sandingan.ts';
import { perbaikanMeja, type Meja } from '#features/penelitian/penggunaan/meja.ts';
import { alatDipinjam, barisPakai, penambahan, penelitian } from '#tests/support/contoh/penelitian.ts';
import { baris } from './contoh.ts';

const laboran: Actor = {
  uuid: '0195c000-0000-7000-8000-000000000021',
  nama: 'Lestari',
  email: 'laboran@kampus.example',
  role: 'Laboran',
  laboratorium: [7],
};

const tulisan = (endpoint: unknown, body: object, over: Partial<Baris> = {}): Baris =>
  baris({
    call: callName(endpoint as AnyEndpoint),
    body: toWire(body) as Record<string, unknown>,
    state: 'bentrok',
    dilihat: [],
    ...over,
  });
const banding = (row: Baris, record: Penelitian, actor = laboran) =>
  sandingkan(row, barisPenelitian(record, 1), actor)!;
const bidang = ({ bidang: semua }: ReturnType<typeof banding>) =>
  semua.map(({ label, milik, server, beda }) => [label, milik, server, beda]);

describe('[GAP-115] a write on research beside the record', () => {
  it('returned tools stand number by number, and are said anew on their page', () => {
    const alat = alatDipinjam({ jlhKembali: 1, rev: '4' });
    const record = penelitian(4, { pengembalianAlat: [alat] });
    const row = tulisan(penggunaanApi.kembalikan, {
      uuidPenelitian: record.uuid,
      pengembalian: [{ uuid: alat.uuid, rev: '3', jlhKembali: 2, jlhRusak: 0, jlhDiganti: 0 }],
    });
    const sandingan = banding(row, record);
    expect(bidang(sandingan)).toEqual([
      ['Gelas ukur: kembali', '2', '1', true],
      ['Gelas ukur: rusak', '0', '0', false],
      ['Gelas ukur: diganti', '0', '0', false],
    ]);
    expect(sandingan.cara).toEqual({
      jenis: 'putuskanLagi',
      to: `/penggunaan-laboran/edit?uuid=${record.uuid}`,
    });
  });

  it('[GAP-92] what came with the refusal stands there before it was pulled, and what was pulled after it', () => {
    const alat = alatDipinjam();
    const pada = (jlhKembali: number, jam: string) =>
      penelitian(4, {
        pengembalianAlat: [{ ...alat, jlhKembali }],
        updatedAt: `2026-11-21T${jam}:00.000Z`,
      });
    const [dulu, saatDitolak, kemudian] = [pada(1, '03:00'), pada(3, '03:01'), pada(0, '03:02')];
    const row = tulisan(
      penggunaanApi.kembalikan,
      {
        uuidPenelitian: dulu.uuid,
        pengembalian: [{ uuid: alat.uuid, rev: '1', jlhKembali: 2, jlhRusak: 0, jlhDiganti: 0 }],
      },
      { error: { status: 409, code: 'STALE', info: '', current: saatDitolak } },
    );
    const diServer = (ditarik: Penelitian) => banding(row, ditarik).bidang[0]!.server;
    expect([dulu, saatDitolak, kemudian].map(diServer)).toEqual(['3', '3', '0']);
  });

  it('what closes a research is corrected on the research as it stands now', () => {
    const record = penelitian(4, { rev: '7' });
    const row = tulisan(
      penelitianApi.mintaSelesai,
      { uuidPenelitian: record.uuid, catatan: 'Selesai' },
      { baseRev: '5', error: { status: 409, code: 'STALE', info: '', current: record } },
    );
    const diServer = panggilanDari(row.call)?.diServer(row, undefined);
    expect(diServer?.rev).toBe('7');
    expect(diServer?.gabung({ catatan: 'Selesai' })).toEqual({ catatan: 'Selesai' });
  });

  it('[GAP-68] a decision that somebody else has made is void, with who and when', () => {
    const history = [
      {
        uuid: '0195c000-0000-7000-8000-000000000099',
        createdAt: '2026-11-21T03:00:00.000Z',
        statusSubmission: statusPenelitian(5),
        catatan: 'Jadwal penuh',
        user: { uuid: '0195c000-0000-7000-8000-000000000098', nama: 'Dewi' },
      },
    ];
    const record = penelitian(5, { history });
    const row = tulisan(penelitianApi.verifikasi, { uuidPenelitian: record.uuid, flagPersetujuan: 1 });
    const sandingan = banding(row, record);
    expect(sandingan.batal).toMatch(/Sudah diputuskan oleh Dewi pada .*: Ditolak/);
    expect(sandingan.halangan).not.toBeNull();
    expect(sandingan.perubahan.map(({ catatan }) => catatan)).toEqual(['Jadwal penuh']);
    const masih = banding(row, penelitian(2, { uuid: record.uuid }));
    expect([masih.batal, masih.halangan]).toEqual([null, null]);
  });

  it('an addition stands thing by thing; its owner may keep theirs on the revision compared with', () => {
    const satu = penambahan(11, { rev: '6', baris: [barisPakai()] });
    const record = penelitian(11, { penambahan: [satu] });
    const row = tulisan(penggunaanApi.ubah, {
      uuid: satu.uuid,
      uuidPenelitian: record.uuid,
      tglPenggunaan: '2026-11-21',
      penggunaan: [
        { idJenisBarang: 2, idBarang: 21, jlhPenggunaan: 4 },
        { idJenisBarang: 1, idBarang: 11, jlhPenggunaan: 1 },
      ],
    });
    const pemilik: Actor = { ...laboran, role: 'Pendaftar', uuid: record.user.uuid };
    const sandingan = banding(row, record, pemilik);
    expect(bidang(sandingan).slice(-2)).toEqual([
      ['Metanol', '4 gram', '10 gram', true],
      ['Alat nomor 11', '1', '-', true],
    ]);
    expect(sandingan.halangan).toBeNull();
    expect(sandingan.cara).toEqual({ jenis: 'pertahankan', baseRev: '6', gabungan: null });
  });
});

describe('where it is corrected', () => {
  const uuid = '0195c000-0000-7000-8000-000000000001';
  const alamat = (row: Baris, actor: Actor, milik: readonly string[] = [], kode?: number) => {
    const pembaca = { actor, milik: new Map(milik.map((satu) => [satu, satu])) };
    const base = kode === undefined ? undefined : barisPenelitian(penelitian(kode, { uuid }), 1);
    const perbaikan = perbaikanDari({ ...row, state: 'ditolak' }, pembaca, base);
    return perbaikan?.jenis === 'halaman' ? perbaikan.to : null;
  };

  it('is the page of the research, also where the write lies in the lane of an addition', () => {
    const row = tulisan(penggunaanApi.tambah, { uuidPenelitian: uuid }, { lane: 'penambahan:x', opId: 'x' });
    expect(alamat(row, laboran)).toBe(`/penggunaan-laboran/edit?uuid=${uuid}&perbaiki=x`);
    expect(alamat(row, laboran, [uuid])).toBe(`/pendaftaran/edit?uuid=${uuid}&perbaiki=x`);
  });

  it('[GAP-144] a finish request sent back is put right at the bench, a decision where it is made', () => {
    const putusan = { uuidPenelitian: uuid, flagPersetujuan: 2, catatan: 'Alat belum kembali' };
    const row = tulisan(penelitianApi.verifikasi, putusan, { lane: `penelitian:${uuid}`, opId: 'x' });
    const bangku = `/penggunaan-laboran/edit?uuid=${uuid}&perbaiki=x`;
    const putuskan = `/persetujuan-laboran/edit?uuid=${uuid}&perbaiki=x`;
    expect([undefined, 2, 7].map((kode) => alamat(row, laboran, [], kode))).toEqual([
      putuskan,
      putuskan,
      bangku,
    ]);
    expect(alamat(row, { ...laboran, role: 'Kalab' }, [], 1)).toBe(
      `/persetujuan-kalab/edit?uuid=${uuid}&perbaiki=x`,
    );
    const lain = banding({ ...row, state: 'bentrok' }, penelitian(7, { uuid }));
    expect(lain.cara).toEqual({ jenis: 'putuskanLagi', to: `/penggunaan-laboran/edit?uuid=${uuid}` });
    // Another time may be given before and after it is approved (LABORAN-06).
    const waktu = { uuidPenelitian: uuid, tglMulai: '2026-12-01', tglSelesai: '2026-12-02' };
    const ubah = tulisan(penelitianApi.ubahWaktu, waktu, { lane: `penelitian:${uuid}`, opId: 'x' });
    expect([2, 3, 4, 12].map((kode) => alamat(ubah, laboran, [], kode))).toEqual([
      putuskan,
      bangku,
      bangku,
      bangku,
    ]);
  });

  it('[GAP-125] of an addition that was taken back there is nothing to correct', () => {
    const ubah = (penggunaan: object[]) =>
      tulisan(
        penggunaanApi.ubah,
        { uuid: 'x', uuidPenelitian: uuid, tglPenggunaan: '2026-11-21', penggunaan },
        { lane: 'penambahan:x', opId: 'x' },
      );
    const pemilik: Actor = { ...laboran, role: 'Pendaftar' };
    expect(alamat(ubah([{ idJenisBarang: 2, idBarang: 21, jlhPenggunaan: 4 }]), pemilik)).toBe(
      `/pendaftaran/edit?uuid=${uuid}&perbaiki=x`,
    );
    expect(alamat(ubah([]), pemilik)).toBeNull();
  });

  it('opens in the dialog it was written in, and in none where nothing can be put right any more', () => {
    const satu = penambahan(10);
    const dibuka = (row: Baris, kode: number) => {
      const opened: string[] = [];
      const dialog = (nama: string) => ({ open: () => void opened.push(nama) });
      const meja = Object.fromEntries(
        ['penambahan', 'kembalikan', 'perpanjang', 'waktu', 'permintaan', 'survei'].map((nama) => [
          nama,
          dialog(nama),
        ]),
      ) as unknown as Meja;
      perbaikanMeja(row, penelitian(kode, { uuid, penambahan: [satu] }), meja)?.();
      return opened.join();
    };
    const lane = `penelitian:${uuid}`;
    const kembali = tulisan(penelitianApi.verifikasi, { uuidPenelitian: uuid, flagPersetujuan: 2 }, { lane });
    expect([7, 4].map((kode) => dibuka(kembali, kode))).toEqual(['permintaan', '']);
    expect(dibuka(tulisan(penelitianApi.ubahWaktu, {}, { lane }), 12)).toBe('waktu');
    const ubah = (penggunaan: object[]) =>
      tulisan(
        penggunaanApi.ubah,
        { uuid: satu.uuid, uuidPenelitian: uuid, penggunaan },
        { lane: `penambahan:${satu.uuid}`, induk: lane },
      );
    expect([dibuka(ubah([{}]), 10), dibuka(ubah([]), 10)]).toEqual(['penambahan', '']);
  });

  it('a survey goes to the page of its own kind', () => {
    const row = tulisan(surveiApi.jawab, { uuidPenelitian: uuid }, { lane: `survei:${uuid}`, opId: 'x' });
    expect(alamat(row, laboran)).toBe(`/pendaftaran/edit?uuid=${uuid}&perbaiki=x`);
  });
});
