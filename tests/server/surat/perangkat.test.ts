import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Surat } from '#domain/surat/schema.ts';
import { riwayatSurat } from '#server/db/tables/surat.ts';
import { akun } from '#tests/support/akun.ts';
import { analis } from '#tests/support/layanan.ts';
import { labBiologi, labKimia, laboran, laboran2, petugas } from '#tests/support/penelitian.ts';
import { createTestServer, type Jawaban, type ServerUji } from '#tests/support/server.ts';
import { suratUji } from '#tests/support/surat.ts';

/** On Postgres these run on connections of their own at once; PGlite takes them one after the other. */
let uji: ServerUji;
let surat: ReturnType<typeof suratUji>;
/** A second payment officer, of one laboratory alone. */
let petugasLain: { uuid: string; email: string };
beforeAll(async () => {
  uji = await createTestServer();
  surat = suratUji(uji);
  petugasLain = await surat.orang(petugas, {}, [labBiologi]);
  for (const as of [laboran, laboran2, analis, petugas, petugasLain.email]) await uji.signIn(as);
});
afterAll(() => uji.close());

const lpomk = 7;
const status = (jawaban: readonly Jawaban<unknown>[]) =>
  jawaban.map((satu) => satu.status).toSorted((a, b) => a - b);
const kode = ({ statusSubmission }: Surat) => statusSubmission.kdStatusBebasLab;
const orangnya = (email: string) => ({ uuid: akun(email).uuid, email });

describe('[GAP-92] the revision, and decisions from devices', () => {
  const panggilan = 'POST submission-lab-free/verification';

  test('a queued decision says which revision it saw; that another laboratory has decided since is no conflict', async () => {
    const { surat: baru } = await surat.diajukan([labKimia, labBiologi]);
    const body = { uuid: baru.uuid, flag_persetujuan: 1 };
    expect((await surat.kirim(orangnya(laboran), panggilan, body)).code).toBe('BASE_REV_REQUIRED');
    expect((await surat.kirim(orangnya(laboran2), panggilan, body, { base_rev: '1' })).status).toBe(201);
    expect((await surat.kirim(orangnya(petugas), panggilan, body, { base_rev: '1' })).status).toBe(201);
    const akhir = await surat.kirim(orangnya(laboran), panggilan, body, { base_rev: '1' });
    expect([akhir.status, akhir.rev]).toEqual([201, '2']);
  });

  test('[GAP-31] one that waited on a device is signed at the moment it was made', async () => {
    const { surat: baru } = await surat.diajukan([labKimia]);
    const body = { uuid: baru.uuid, flag_persetujuan: 1 };
    const dibuat = new Date(uji.jam.now().getTime() - 3600_000).toISOString();
    await surat.kirim(orangnya(laboran), panggilan, body, { base_rev: '1', captured_at: dibuat });
    await surat.putuskan(baru.uuid, 1, { as: petugas });
    const { detail, terbit } = (await surat.baca(baru.uuid)).data;
    expect(detail[0]!.tglVerif).toBe(dibuat);
    expect(terbit!.laboratorium[0]!.penandatangan.pada).toBe(dibuat);
    expect(terbit!.terbitPada).toBe(uji.jam.now().toISOString());
  });

  test('one that comes after a refusal is void and shows what became of it; a stale revision likewise', async () => {
    const { surat: baru } = await surat.diajukan([labKimia, labBiologi]);
    const basi = await surat.putuskan(baru.uuid, 1, { lain: { base_rev: '7' } });
    expect([basi.status, basi.code, basi.data.rev]).toEqual([409, 'STALE', '1']);
    await surat.putuskan(baru.uuid, 2, { as: laboran2, lain: { catatan: 'Belum' } });
    const body = { uuid: baru.uuid, flag_persetujuan: 1 };
    const hasil = await surat.kirim(orangnya(laboran), panggilan, body, { base_rev: '1' });
    expect(hasil).toMatchObject({
      status: 409,
      code: 'conflict',
      data: { uuid: baru.uuid, statusSubmission: { kdStatusBebasLab: 3 } },
    });
  });
});

describe('[GAP-129, GAP-132] at once', () => {
  const ulangi = [1, 2, 3];
  /** In how many transactions these writes took effect. */
  const banyakTransaksi = async (hasil: readonly { id: string }[]): Promise<number> => {
    const found = await uji.server.db
      .selectDistinct({ xmin: sql<string>`xmin::text` })
      .from(riwayatSurat)
      .where(
        inArray(
          riwayatSurat.id,
          hasil.map(({ id }) => id),
        ),
      );
    return found.length;
  };

  test.each(ulangi)('two payment officers: one decides, the other reads a 409 (%i)', async () => {
    const { surat: baru } = await surat.diajukan([labKimia]);
    const jawaban = await Promise.all([
      surat.putuskan(baru.uuid, 1, { as: petugas }),
      surat.putuskan(baru.uuid, 2, { as: petugasLain.email }),
    ]);
    expect(status(jawaban)).toEqual([201, 409]);
    const { data } = await surat.baca(baru.uuid);
    expect(data.putusanPembayaran.flagVerif).toBe(jawaban[0].status === 201 ? 1 : 2);
    expect(data.history).toHaveLength(2);
  });

  test.each(ulangi)('two Laborans of one laboratory: one decides (%i)', async () => {
    const { surat: baru } = await surat.diajukan([lpomk]);
    const jawaban = await Promise.all([
      surat.putuskan(baru.uuid, 1),
      surat.putuskan(baru.uuid, 1, { as: analis }),
    ]);
    expect(status(jawaban)).toEqual([201, 409]);
  });

  test.each(ulangi)(
    'the last approvals of laboratories and payment together: one letter, one number (%i)',
    async () => {
      const { surat: baru } = await surat.diajukan([labKimia, labBiologi]);
      const jawaban = await Promise.all([
        surat.putuskan(baru.uuid, 1),
        surat.putuskan(baru.uuid, 1, { as: laboran2 }),
        surat.putuskan(baru.uuid, 1, { as: petugas }),
      ]);
      expect(status(jawaban)).toEqual([201, 201, 201]);
      const { data } = await surat.baca(baru.uuid);
      expect([
        kode(data),
        data.rev,
        data.history.filter((entry) => entry.statusSubmissionLabFree.kdStatusBebasLab === 2).length,
      ]).toEqual([2, '2', 1]);
    },
  );

  test.each(ulangi)(
    'an approval and a refusal: the letter is refused, whichever came first (%i)',
    async () => {
      const { surat: baru } = await surat.diajukan([labKimia]);
      const jawaban = await Promise.all([
        surat.putuskan(baru.uuid, 1),
        surat.putuskan(baru.uuid, 2, { as: petugas }),
      ]);
      expect(jawaban[1].status).toBe(201);
      expect([201, 409]).toContain(jawaban[0].status);
      expect(kode((await surat.baca(baru.uuid)).data)).toBe(3);
    },
  );

  test.each(ulangi)('two queues with the same letters in different order both go through (%i)', async () => {
    const letters = [await surat.diajukan([lpomk]), await surat.diajukan([lpomk])];
    const uuids = letters.map((satu) => satu.surat.uuid);
    const antre = (siapa: { uuid: string; email: string }, urutan: readonly string[]) =>
      surat.kirimSemua(
        siapa,
        urutan.map((uuid) => ({
          call: 'POST submission-lab-free/verification',
          body: { uuid, flag_persetujuan: 1 },
          base_rev: '1',
        })),
      );
    const hasil = await Promise.all([
      antre(orangnya(laboran), uuids),
      antre(orangnya(petugas), uuids.toReversed()),
    ]);
    expect(hasil.flat().map((satu) => satu.status)).toEqual([201, 201, 201, 201]);
    // Had they waited for each other, one of them would have been broken off and gone through write by write.
    expect(await Promise.all(hasil.map(banyakTransaksi))).toEqual([1, 1]);
  });
});
