import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import type { Tarikan } from '#domain/sync/endpoints.ts';
import { contoh, type Contoh } from '#tests/server/contract/contoh.ts';
import { sekali } from '#tests/server/contract/panggilan.ts';
import { akun, orangBekerja } from '#tests/support/akun.ts';
import { admin, analis, kalab, layanan, pendaftar, penyelia } from '#tests/support/layanan.ts';
import { barangUji } from '#tests/support/penelitian.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { uangPenelitian } from '#tests/support/uang-penelitian.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
  await barangUji(uji);
});
afterAll(() => uji.close());

/** Everything a device holds: 'collection uuid' → its row as text. */
type Isi = Map<string, string>;
type Perangkat = { isi: Isi; cursor: string; reset: boolean };

/** Pulls to the end from where a device is; `isi` afterwards, and each row that was told on the way. */
async function tarik(as: string, dari: Perangkat): Promise<Perangkat & { diberitahu: string[] }> {
  const isi = new Map(dari.isi);
  const diberitahu: string[] = [];
  let { cursor, reset } = dari;
  for (let more = true; more;) {
    const query = new URLSearchParams({ limit: '500', ...(cursor ? { cursor } : {}) });
    const { data } = await uji.request<Tarikan>('GET', `/api/sync/pull?${query}`, { as });
    ({ cursor, more } = data);
    reset ||= data.reset;
    for (const [collection, { upsert, gone }] of Object.entries(data.changes)) {
      for (const row of upsert as { uuid: string }[]) {
        diberitahu.push(`${collection} ${row.uuid}`);
        isi.set(`${collection} ${row.uuid}`, JSON.stringify(row));
      }
      for (const uuid of gone) {
        diberitahu.push(`${collection} ${uuid}`);
        isi.delete(`${collection} ${uuid}`);
      }
    }
  }
  return { isi, cursor, reset, diberitahu };
}

const penuh = (as: string) => tarik(as, { isi: new Map(), cursor: '', reset: false });

const beda = (lama: Isi, baru: Isi): string[] =>
  [...new Set([...lama.keys(), ...baru.keys()])].filter((key) => lama.get(key) !== baru.get(key)).sort();

/** Everybody's device, as it was after the write before. */
const milik = new Map<string, Perangkat>();

/** For everybody: what a write changed in what they keep, and what their devices heard of it. */
async function bandingkan(tulis: () => Promise<void>) {
  const sebelum = new Map<string, Perangkat>();
  for (const as of orangBekerja)
    sebelum.set(as, milik.has(as) ? await tarik(as, milik.get(as)!) : await penuh(as));
  await tulis();
  const hasil: { as: string; berubah: string[]; diberitahu: string[]; kurang: string[] }[] = [];
  for (const as of orangBekerja) {
    const dulu = sebelum.get(as)!;
    const susulan = await tarik(as, { ...dulu, reset: false });
    const kini = await penuh(as);
    milik.set(as, kini);
    hasil.push({
      as,
      berubah: beda(dulu.isi, kini.isi),
      // One whose laboratories or role changed is filled anew, and told all.
      diberitahu: susulan.reset ? beda(dulu.isi, susulan.isi) : susulan.diberitahu.sort(),
      kurang: beda(susulan.isi, kini.isi),
    });
  }
  return hasil;
}

type Hasil = Awaited<ReturnType<typeof bandingkan>>;
const ringkas = (hasil: Hasil, isi: (satu: Hasil[number]) => string[]) =>
  Object.fromEntries(hasil.map((satu) => [satu.as, isi(satu)]).filter(([, keys]) => keys!.length > 0));

async function jalankan(endpoint: AnyEndpoint, siap: Contoh): Promise<void> {
  const query = siap.query ? `?${new URLSearchParams(siap.query)}` : '';
  const jawaban = await uji.request(endpoint.method, `/api${endpoint.path}${query}`, siap);
  expect([jawaban.status, jawaban.info]).toEqual([endpoint.success.status, jawaban.info]);
}

/** Every submission is one that a Kalab keeps too, whoever decides it. */
async function adaKalab(): Promise<void> {
  const kalabId = akun('kalab2@kampus.example').uuid;
  await uji.server.db.execute(sql`with diubah as (
      update pengujian set kalab_id = ${kalabId} from pendaftaran k where k.id = pengujian.id and kalab_id is null
      returning pengujian.id, pendaftar_id
    ), diberitahu as (
      insert into umpan (collection, record, sebelum, sesudah)
      select 'tinjauan', id, '{}', array[${`u:${kalabId}`}] from diubah
    )
    insert into umpan (collection, record, sebelum, sesudah)
    select 'pendaftaran', id, array['u:' || pendaftar_id], array['u:' || pendaftar_id] from diubah`);
}

/** What devices heard, and what they lack all the same. */
const didengar = (hasil: Hasil) => ({
  diberitahu: ringkas(hasil, ({ diberitahu }) => diberitahu),
  kurang: ringkas(hasil, ({ kurang }) => kurang),
});
/** Every device heard of what it keeps and of nothing else, and lacks nothing. */
const seharusnya = (hasil: Hasil) => ({ diberitahu: ringkas(hasil, ({ berubah }) => berubah), kurang: {} });

describe('a write is told to every device that keeps what it changed, and to no other', () => {
  test.each(sekali)('%s', async (name, endpoint) => {
    const siap = await contoh[name]!(uji);
    await adaKalab();
    const hasil = await bandingkan(() => jalankan(endpoint, siap));
    expect(didengar(hasil)).toEqual(seharusnya(hasil));
  });

  test.each([
    ['a proof that is turned down', 2, 0],
    ['a late proof that is accepted, whose sum goes back', 4, 1],
  ] as const)('%s', async (_judul, kode, flag) => {
    const uang = uangPenelitian(uji);
    const { invoice } = await uang.berinvoice(kode);
    if (flag === 1) await uang.bayar(invoice);
    const hasil = await bandingkan(async () => expect((await uang.putuskan(invoice, flag)).status).toBe(201));
    expect(hasil.find(({ as }) => as === pendaftar)!.berubah).toHaveLength(1);
    expect(didengar(hasil)).toEqual(seharusnya(hasil));
  });
});

/** Nobody's example is a person whose name stands in records already. */
test.each([
  ['registrant', pendaftar, 1],
  ['analyst', analis, 3],
  ['supervisor', penyelia, 2],
  ['head who signs reports', kalab, 2],
] as const)(
  'a new name of a %s is told to everybody whose records show it',
  async (_siapa, email, idRole) => {
    const { uuid } = await layanan(uji).sampai(14);
    const { uuid: orangnya, laboratorium, profil } = akun(email);
    const ganti = async () => {
      const { status } = await uji.request('PUT', '/api/officer', {
        as: admin,
        body: {
          uuid: orangnya,
          nama: `Nama baru ${idRole} ${email}`,
          no_whatsapp: profil!.noHp,
          no_induk_kepegawaian: profil!.noInduk,
          id_role: idRole,
          otoritas_laboratorium: laboratorium,
        },
      });
      expect(status).toBe(201);
    };
    const hasil = await bandingkan(ganti);
    const berubah = hasil.find(({ as }) => as === pendaftar)!.berubah;
    expect(berubah).toContain(`pendaftaran ${uuid}`);
    expect(ringkas(hasil, ({ kurang }) => kurang)).toEqual({});
  },
);
