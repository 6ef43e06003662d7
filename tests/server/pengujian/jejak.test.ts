import { gt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { audit } from '#server/db/tables/sync.ts';
import { parameterSampel, sampel } from '#server/db/tables/pengujian.ts';
import { jpg } from '#tests/support/berkas.ts';
import { admin, hariIni, layanan, pendaftar } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

/** What a change moves by itself; the unit of a result comes along with the result. */
const bergerak = ['rev', 'updatedAt', 'satuanHasil'];

/** Every row of samples and parameters by its id, with every column their tables have. */
async function isi(): Promise<Map<string, Record<string, unknown>>> {
  const { db } = uji.server;
  const rows: { id: string }[] = [
    ...(await db.select().from(sampel)),
    ...(await db.select().from(parameterSampel)),
  ];
  return new Map(
    rows.map((row) => [
      row.id,
      Object.fromEntries(Object.entries(row).filter(([nama]) => !bergerak.includes(nama))),
    ]),
  );
}

/** Everything that an act made different, and what the trail has of it: 'record column' → [before, after]. */
async function dibedakan(tulis: () => Promise<unknown>) {
  const lama = await isi();
  const terakhir = (await uji.server.db.select({ id: audit.id }).from(audit)).map(({ id }) => id);
  await tulis();
  const beda = new Map<string, unknown>();
  for (const [id, row] of await isi())
    for (const [nama, nilai] of Object.entries(row)) {
      const dulu = lama.get(id)?.[nama];
      if (lama.has(id) && dulu !== nilai) beda.set(`${id} ${nama}`, [dulu, nilai]);
    }
  const baru = await uji.server.db
    .select()
    .from(audit)
    .where(
      gt(
        audit.id,
        terakhir.reduce((a, b) => (a > b ? a : b), 0n),
      ),
    );
  const dicatat = new Map(
    baru.flatMap(({ record, perubahan }) =>
      Object.entries(perubahan as Record<string, unknown>).map(([nama, nilai]) => [
        `${record} ${nama}`,
        nilai,
      ]),
    ),
  );
  const kolom = [...new Set([...beda.keys()].map((kunci) => kunci.split(' ')[1]!))].sort();
  return { kolom, beda, dicatat: new Map([...beda.keys()].map((kunci) => [kunci, dicatat.get(kunci)])) };
}

const gambar = async (uuid: string) => ({ file_gambar: await alur.unggah(jpg(uuid), 'sampel.jpg', admin) });
const diterima = ({ sample }: Pengujian, lain: object) =>
  sample.map(({ uuid, parameter }) => ({
    uuid,
    id_pengujian_status_sampel: 2,
    tgl_penerimaan_sampel: hariIni,
    ...lain,
    parameter_uji: parameter.map((satu) => ({ uuid: satu.uuid, id_status_sampel_parameter: 3 })),
  }));

/** The acts from a code that write to samples and parameters, with the columns each of them changes. */
const tindakan: [
  nama: string,
  dari: number,
  tulis: (data: Pengujian) => Promise<unknown>,
  kolom: string[],
][] = [
  [
    'approved with its picture',
    1,
    async (data) => alur.verifikasi(data, 1, { lain: { sampel: diterima(data, await gambar(data.uuid)) } }),
    ['gambarSha256', 'kdStatus', 'kdStatusSampel', 'namaGambar', 'tglPenerimaan'],
  ],
  [
    'asked of a head',
    1,
    ({ uuid }) => alur.mintaKalab(uuid),
    ['kdStatus', 'kdStatusSampel', 'tglPenerimaan'],
  ],
  ['rejected', 1, (data) => alur.verifikasi(data, 0, { status: 4 }), ['kdStatus']],
  ['withdrawn', 1, (data) => alur.verifikasi(data, 0, { as: pendaftar }), ['kdStatus']],
  [
    'assigned, with a new picture',
    6,
    async (data) => {
      const lain = await gambar(`lain ${data.uuid}`);
      return alur.tugaskan(data, { sampel: () => lain });
    },
    ['analisId', 'gambarSha256', 'kodeSampel', 'namaGambar', 'penyeliaId'],
  ],
  ['begun', 7, ({ uuid }) => alur.mulai(uuid), ['kdProgres']],
  [
    'written up',
    11,
    ({ sample }) =>
      alur.meja('POST', 'report', sample[0]!.parameter[0]!.uuid, {
        jenis_laporan: 'akhir',
        tanggal: hariIni,
        jam: '09:15',
        isi: '<p>Kadar dari kurva baku.</p>',
        hasil_pengujian: '98,7',
      }),
    ['hasilPengujian', 'kdProgres'],
  ],
  ['reported', 10, ({ uuid }) => alur.terbitkan(uuid), ['kdProgres']],
];

test.each(tindakan)(
  'a test that is %s has every column of its samples and parameters that this changes in its trail',
  async (_nama, dari, tulis, kolom) => {
    const data = await alur.sampai(dari);
    const { kolom: berubah, beda, dicatat } = await dibedakan(() => tulis(data));
    expect(berubah).toEqual(kolom);
    expect(dicatat).toEqual(beda);
  },
);
