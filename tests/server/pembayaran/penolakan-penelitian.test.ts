import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Jawaban } from '#tests/support/server.ts';
import { png } from '#tests/support/berkas.ts';
import { cobaYangTidakBoleh, hanyaPetugas, orang, type Boleh, type Siapa } from '#tests/support/siapa.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { uangPenelitian } from '#tests/support/uang-penelitian.ts';

let uji: ServerUji;
let uang: ReturnType<typeof uangPenelitian>;
beforeAll(async () => {
  uji = await createTestServer();
  uang = uangPenelitian(uji);
});
afterAll(() => uji.close());

type Berinvoice = Awaited<ReturnType<typeof uang.berinvoice>>;
const hanyaPetugasUang: Record<Siapa, number> = { ...hanyaPetugas, laboran: 403 };
/** Whoever is a registrant by role is told by the record: another's is not found, one of their laboratory is not theirs. */
const hanyaPemilik: Record<Siapa, number> = {
  ...hanyaPetugasUang,
  pemilik: 409,
  pendaftarLain: 404,
  petugas: 403,
};
type Aksi = {
  kirim: (riset: Berinvoice, as: string) => Promise<Jawaban<{ uuid: string }>>;
  /** Who may at the first of these codes; at the second nobody may. */
  kode: readonly [number, number];
  boleh: Boleh;
  ditolak: Record<Siapa, number>;
};

const kembalikan = async (uuid: string, as: string) =>
  uang.kembalikan(uuid, { file_bukti_pembayaran: await uang.unggah(png(), 'transfer.png', as) }, { as });
async function deposit(kode: number): Promise<string> {
  const riset = await uang.berinvoice(3);
  await uang.koreksi(riset, riset.penambahan, 40);
  const { uuid } = (await uang.selesaikan(riset.uuid)).data.pengembalian[0]!;
  if (kode === 2) await kembalikan(uuid, orang.petugas);
  return uuid;
}

/** Every act at every code by every role is in the tables of the domain; here that each call asks them, of the record. */
describe('[W4, GAP-63, GAP-97, PAY-18] whoever may not is told so, and nothing is written', () => {
  const invoice: Record<string, Aksi> = {
    '[API-090, GAP-126] a proof': {
      kirim: (riset, as) => uang.bayar(riset.invoice, {}, { as }),
      kode: [1, 2],
      boleh: { pemilik: { 1: true } },
      ditolak: hanyaPemilik,
    },
    '[API-094, PAY-24] paid': {
      kirim: (riset, as) => uang.putuskan(riset.invoice, 1, {}, { as }),
      kode: [2, 3],
      boleh: { petugas: { 2: true } },
      ditolak: hanyaPetugasUang,
    },
    '[API-094, GAP-32] not paid': {
      kirim: (riset, as) => uang.putuskan(riset.invoice, 0, {}, { as }),
      kode: [2, 1],
      boleh: { petugas: { 2: true } },
      ditolak: hanyaPetugasUang,
    },
    '[GAP-127] taken back': {
      kirim: (riset, as) => uang.batalkan(riset.invoice.uuid, { as }),
      kode: [1, 4],
      boleh: { pemilik: { 1: true }, petugas: { 1: true } },
      ditolak: { ...hanyaPemilik, petugas: 409 },
    },
  };
  test.each(Object.entries(invoice))(
    'an invoice: %s',
    async (_nama, { kirim, kode: semua, boleh, ditolak }) => {
      for (const kode of semua) {
        const riset = await uang.berinvoice(kode as 1);
        const dengan = { kode, boleh, ditolak, uuid: riset.uuid };
        const { dapat, harus } = await cobaYangTidakBoleh(uji, (as) => kirim(riset, as), dengan);
        expect(dapat).toEqual(harus);
      }
    },
  );

  // Admin gives back as well, of testing (CONF-46).
  test.each([1, 2])('[API-097, GAP-10] a deposit at %i', async (kode) => {
    const uuid = await deposit(kode);
    const dengan = { kode, boleh: { petugas: { 1: true } }, ditolak: hanyaPetugasUang, uuid } as const;
    const { dapat, harus } = await cobaYangTidakBoleh(uji, (as) => kembalikan(uuid, as), dengan);
    expect(dapat).toEqual(harus);
  });
});
