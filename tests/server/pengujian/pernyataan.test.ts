import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { layanan } from '#tests/support/layanan.ts';
import { createTestServer, type Jawaban, type ServerUji } from '#tests/support/server.ts';

/** Counted where every statement is a trip over a network. */
describe.runIf(process.env['TEST_POSTGRES_URL'])('an act on a whole submission', () => {
  let uji: ServerUji;
  let alur: ReturnType<typeof layanan>;
  let pernyataan: string[] = [];
  const query = Reflect.get(pg.Client.prototype, 'query') as (...all: unknown[]) => unknown;
  beforeAll(async () => {
    uji = await createTestServer();
    alur = layanan(uji);
    pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
      pernyataan.push((args[0] as { text?: string } | undefined)?.text ?? '');
      return query.apply(this, args);
    } as never;
  });
  afterAll(async () => {
    pg.Client.prototype.query = query as never;
    await uji.close();
  });

  /** The statements of its own writing call: what comes before the last transaction is the reading of its form. */
  async function dihitung(kerja: () => Promise<Jawaban<unknown>>): Promise<number> {
    pernyataan = [];
    expect((await kerja()).status).toBeLessThan(300);
    const mulai = pernyataan.lastIndexOf('begin');
    return pernyataan.indexOf('commit', mulai) - mulai;
  }

  /** A submission of so many samples, from its registration to its report. */
  async function perjalanan(sampel: number): Promise<Record<string, number>> {
    const { kadar, air } = await katalog(uji);
    const satu = sampelDaftar([
      { id_pengujian_parameter_uji: kadar, jumlah_replikasi: 3 },
      { id_pengujian_parameter_uji: air },
    ]);
    const { data } = await alur.daftar({ sampel: Array.from({ length: sampel }, () => satu) });
    const { uuid } = data;
    const banyak: Record<string, number> = {};
    banyak['verification'] = await dihitung(() => alur.verifikasi(uuid, 1));
    await alur.lunasi(uuid);
    banyak['generate-code'] = await dihitung(() => alur.tugaskan(uuid));
    await alur.uji(uuid);
    banyak['repayment'] = await dihitung(() =>
      alur.pelunasan(uuid, ({ hargaPengujian, hargaReplikasi }) => ({
        harga_pengujian: hargaPengujian + 1000,
        harga_replikasi: hargaReplikasi,
      })),
    );
    await alur.lunasi(uuid);
    banyak['report-available'] = await dihitung(() => alur.terbitkan(uuid));
    return banyak;
  }

  test('takes no more statements for many samples and parameters than for few', async () => {
    const sedikit = await perjalanan(1);
    expect(Math.min(...Object.values(sedikit)), 'something was counted').toBeGreaterThan(5);
    expect(await perjalanan(6)).toEqual(sedikit);
  });
});
