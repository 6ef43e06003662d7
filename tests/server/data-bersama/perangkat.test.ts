import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parameterSampel, riwayatProgres } from '#server/db/tables/pengujian.ts';
import { akun } from '#tests/support/akun.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { dataBersamaUji } from '#tests/support/data-bersama.ts';
import { admin, analis, kalab, layanan, pendaftar, penyelia } from '#tests/support/layanan.ts';
import { laboran, laboran2, petugas } from '#tests/support/penelitian.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let data: ReturnType<typeof dataBersamaUji>;
let versi: string;
beforeEach(async () => {
  uji = await createTestServer();
  data = dataBersamaUji(uji);
  versi = await data.versi();
});
afterEach(() => uji.close());

const hari = 24 * 60 * 60 * 1000;
const ids = (semua: readonly { uuid: string }[]) => semua.map(({ uuid }) => uuid);
const catat = async (lain: object = {}) => (await data.catat(versi, lain)).data.uuid;

/** A parameter at the bench whose sheet refers to these data. */
async function merujuk(uuid: string, orang: Parameters<typeof buatAnalisis>[1] = {}): Promise<string> {
  const { parameter } = await buatAnalisis(uji.server, { kdProgres: 1, kdStatusPengujian: 11, ...orang });
  const kini = uji.jam.now();
  await uji.server.db.insert(riwayatProgres).values({
    id: uuidv7(),
    urut: 1,
    parameterId: parameter[0]!,
    aksi: 'isiLembar',
    kdProgres: 1,
    lembar: {
      versi,
      batas: null,
      bersama: [{ nama: 'baku', uuid }],
      sel: [],
      pengingat: [],
      hasil: null,
      hasilServer: null,
    },
    aktorId: akun(orang?.analis ?? analis).uuid,
    dibuatPada: kini,
    createdAt: kini,
  });
  return parameter[0]!;
}

describe('[BEYOND-09] shared data on devices', () => {
  test('the bench of the laboratory has them at once, another one nothing', async () => {
    const sebelum = new Map<string, string>();
    const semua = [laboran, analis, kalab, admin, laboran2, petugas, pendaftar];
    for (const as of semua) sebelum.set(as, (await data.tarik(as)).cursor);
    const uuid = await catat();
    for (const as of semua) {
      const punya = [laboran, analis, kalab, admin].includes(as) ? [uuid] : [];
      expect(ids((await data.tarik(as, sebelum.get(as))).ada), `told ${as}`).toEqual(punya);
      expect(ids((await data.tarik(as)).ada), `filled ${as}`).toEqual(punya);
    }
  });

  test('a correction tells of both: the new one, and that the old one is replaced', async () => {
    const lama = await catat();
    const { cursor } = await data.tarik(analis);
    const baru = await catat({ gantikan: lama, alasan: 'Serapan salah baca' });
    const { ada } = await data.tarik(analis, cursor);
    expect(ada.find(({ uuid }) => uuid === lama)!.digantiOleh).toBe(baru);
    expect(ada.find(({ uuid }) => uuid === baru)!.gantikan).toBe(lama);
  });

  test('who measured is called what they are called now', async () => {
    const uuid = await catat();
    const { cursor } = await data.tarik(analis);
    const { status } = await layanan(uji).panggil('PUT', 'officer', {
      uuid: akun(laboran).uuid,
      nama: 'Agus Setiawan, S.Si.',
      no_whatsapp: '081234567890',
      no_induk_kepegawaian: '1990110520',
      id_role: 3,
      otoritas_laboratorium: [4, 7],
    });
    expect(status).toBe(201);
    expect((await data.tarik(analis, cursor)).ada).toMatchObject([
      { uuid, user: { nama: 'Agus Setiawan, S.Si.' } },
    ]);
  });

  test('they leave after 120 days, but not what an open analysis of the person refers to', async () => {
    const [lepas, dirujuk] = [await catat(), await catat()];
    const parameter = await merujuk(dirujuk);
    const { cursor } = await data.tarik(analis);
    uji.jam.maju(119 * hari);
    expect((await data.tarik(analis, cursor)).hilang).toEqual([]);
    uji.jam.maju(2 * hari);
    const { hilang, cursor: lanjut } = await data.tarik(analis, cursor);
    expect(hilang).toEqual([lepas]);
    expect(ids((await data.tarik(analis)).ada)).toEqual([dirujuk]);
    // Another person of the bench has no sheet that rests on it.
    expect(ids((await data.tarik(laboran)).ada)).toEqual([]);

    // Done, it goes with its analysis.
    await uji.server.db
      .update(parameterSampel)
      .set({ kdProgres: 6, updatedAt: uji.jam.now() })
      .where(eq(parameterSampel.id, parameter));
    uji.jam.maju(91 * hari);
    expect((await data.tarik(analis, lanjut)).hilang).toEqual([dirujuk]);
    expect(ids((await data.tarik(analis)).ada)).toEqual([]);
  });

  test('[GAP-18] a supervisor of another laboratory has what the sheet rests on, also once it was replaced', async () => {
    const lama = await catat();
    await merujuk(lama, { penyelia: petugas });
    const { cursor, ada } = await data.tarik(petugas);
    expect(ids(ada)).toEqual([lama]);
    const baru = await catat({ gantikan: lama, alasan: 'Tertukar' });
    expect(ids((await data.tarik(petugas, cursor)).ada).toSorted()).toEqual([lama, baru].toSorted());
  });

  test('[GAP-18, GAP-123] who is given a test of another laboratory gets its data, and loses them with it', async () => {
    const uuid = await catat();
    const alur = layanan(uji);
    const { uuid: pengujian } = await alur.sampai(7);
    const { cursor } = await data.tarik(laboran2);
    const beri = (orang: string) =>
      alur.tugaskan(pengujian, {
        parameter: () => ({ id_user_analisis: akun(orang).uuid, id_user_penyelia: akun(penyelia).uuid }),
      });
    expect((await beri(laboran2)).status).toBe(200);
    const { ada, cursor: lanjut } = await data.tarik(laboran2, cursor);
    expect(ids(ada)).toEqual([uuid]);
    expect((await beri(analis)).status).toBe(200);
    expect((await data.tarik(laboran2, lanjut)).hilang).toEqual([uuid]);
  });
});
