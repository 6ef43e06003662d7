import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Jawaban } from '#tests/support/server.ts';
import { png } from '#tests/support/berkas.ts';
import {
  hanyaPetugas,
  cobaYangTidakBoleh,
  jalan,
  orang,
  type Boleh,
  type Siapa,
} from '#tests/support/siapa.ts';
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

describe('[W4] an invoice of research, at every code, by everybody', () => {
  const semuaKode = [1, 2, 3, 4] as const;
  const semuaAksi: Record<
    string,
    {
      kirim: (riset: Berinvoice, as: string) => Promise<Jawaban<{ uuid: string }>>;
      /** And the code it leads to. */
      boleh: Boleh<number>;
      ditolak: Record<Siapa, number>;
    }
  > = {
    '[API-090, GAP-126] a proof': {
      kirim: ({ invoice }, as) => uang.bayar(invoice, {}, { as }),
      boleh: { pemilik: { 1: 2, 4: 2 } },
      ditolak: hanyaPemilik,
    },
    '[API-094, PAY-24] paid': {
      kirim: ({ invoice }, as) => uang.putuskan(invoice, 1, {}, { as }),
      boleh: { petugas: { 2: 3 } },
      ditolak: hanyaPetugasUang,
    },
    '[API-094, GAP-32] not paid': {
      kirim: ({ invoice }, as) => uang.putuskan(invoice, 0, {}, { as }),
      boleh: { petugas: { 2: 1 } },
      ditolak: hanyaPetugasUang,
    },
    '[GAP-127] taken back': {
      kirim: ({ invoice }, as) => uang.batalkan(invoice.uuid, { as }),
      boleh: { pemilik: { 1: 4 }, petugas: { 1: 4 } },
      ditolak: { ...hanyaPemilik, petugas: 409 },
    },
  };

  describe.each(Object.entries(semuaAksi))('%s', (_nama, { kirim, boleh, ditolak }) => {
    test.each(semuaKode)('at %i: whoever may not is told so, and nothing is written', async (kode) => {
      const riset = await uang.berinvoice(kode);
      const { dapat, harus } = await cobaYangTidakBoleh(uji, (as) => kirim(riset, as), {
        kode,
        boleh,
        ditolak,
        uuid: riset.uuid,
      });
      expect(dapat).toEqual(harus);
    });

    test.each(jalan(boleh))('by %s at %i: to %i', async (siapa, dari, ke) => {
      const riset = await uang.berinvoice(dari as 1);
      const { status } = await kirim(riset, orang[siapa]);
      const [invoice] = (await uang.baca(riset.uuid)).data.pembayaran.invoice;
      expect([status, invoice!.statusPayment.kdStatusPembayaran]).toEqual([201, ke]);
    });
  });
});

describe('[W4] [API-097, GAP-10] a deposit, at both codes, by everybody', () => {
  const boleh: Boleh<number> = { petugas: { 1: 2 } };
  const kembalikan = async (uuid: string, as: string) =>
    uang.kembalikan(uuid, { file_bukti_pembayaran: await uang.unggah(png(), 'transfer.png', as) }, { as });
  async function deposit(kode: number): Promise<string> {
    const riset = await uang.berinvoice(3);
    await uang.koreksi(riset, riset.penambahan, 40);
    const { uuid } = (await uang.selesaikan(riset.uuid)).data.pengembalian[0]!;
    if (kode === 2) await kembalikan(uuid, orang.petugas);
    return uuid;
  }

  test.each([1, 2])('at %i: whoever may not is told so, and nothing is written', async (kode) => {
    const uuid = await deposit(kode);
    const { dapat, harus } = await cobaYangTidakBoleh(uji, (as) => kembalikan(uuid, as), {
      kode,
      boleh,
      // Admin gives back as well, of testing (CONF-46).
      ditolak: hanyaPetugasUang,
      uuid,
    });
    expect(dapat).toEqual(harus);
  });

  test.each(jalan(boleh))('by %s at %i: to %i', async (siapa, dari, ke) => {
    const { status, data } = await kembalikan(await deposit(dari), orang[siapa]);
    expect([status, data.kdStatusPengembalian]).toEqual([201, ke]);
  });
});
