import { describe, expect, it } from 'vitest';
import { callName, type AnyEndpoint } from '#domain/core/endpoint.ts';
import type { Actor } from '#domain/core/roles.ts';
import { toWire } from '#domain/core/wire.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { statusPenelitian } from '#domain/penelitian/rules.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penggunaanApi } from '#domain/penggunaan/endpoints.ts';
import { surveiApi } from '#domain/survei/endpoints.ts';
import { barisPenelitian } from '#data/koleksi/penelitian.ts';
import type { Baris } from '#data/outbox/row.ts';
import { keadaanBaris } from '#features/antrean/keadaan-baris.ts';
import { perbaikanDari } from '#features/antrean/pilihan.ts';
import { sandingkan } from '#features/antrean/sandingan.ts';
import { alatDipinjam, barisPakai, penambahan, penelitian } from '#tests/offline/contoh-penelitian.ts';
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
      ['Metanol', '4', '10', true],
      ['Alat nomor 11', '1', '-', true],
    ]);
    expect(sandingan.halangan).toBeNull();
    expect(sandingan.cara).toEqual({ jenis: 'pertahankan', baseRev: '6', gabungan: null });
  });
});

describe('where it is corrected', () => {
  const uuid = '0195c000-0000-7000-8000-000000000001';
  const alamat = (row: Baris, actor: Actor, milik: readonly string[] = []) => {
    const pembaca = { actor, milik: new Map(milik.map((satu) => [satu, satu])) };
    const perbaikan = perbaikanDari({ ...row, state: 'ditolak' }, pembaca);
    return perbaikan?.jenis === 'halaman' ? perbaikan.to : null;
  };

  it('is the page of the research, also where the write lies in the lane of an addition', () => {
    const row = tulisan(penggunaanApi.tambah, { uuidPenelitian: uuid }, { lane: 'penambahan:x', opId: 'x' });
    expect(alamat(row, laboran)).toBe(`/penggunaan-laboran/edit?uuid=${uuid}&perbaiki=x`);
    expect(alamat(row, laboran, [uuid])).toBe(`/pendaftaran/edit?uuid=${uuid}&perbaiki=x`);
  });

  it('a survey goes to the page of its own kind', () => {
    const row = tulisan(surveiApi.jawab, { uuidPenelitian: uuid }, { lane: `survei:${uuid}`, opId: 'x' });
    expect(alamat(row, laboran)).toBe(`/pendaftaran/edit?uuid=${uuid}&perbaiki=x`);
  });
});

it('[GAP-130] a write that closes its record says that it waits for all before it', () => {
  const row = tulisan(penelitianApi.mintaSelesai, {}, { state: 'menunggu', dependsOn: ['x'] });
  expect(keadaanBaris(row, true, 0)).toMatchObject({
    label: 'Tertahan',
    sebab: 'Menunggu semua tulisan sebelumnya pada penelitian ini diputuskan.',
  });
});
