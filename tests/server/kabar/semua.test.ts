import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HalamanKabar } from '#domain/kabar/schema.ts';
import { runSweeps } from '#server/core/retention.ts';
import { kabar, kejadian } from '#server/db/tables/kabar.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { telling } from '#server/modules/index.ts';
import { contoh } from '#tests/server/contract/contoh.ts';
import { sekali } from '#tests/server/contract/panggilan.ts';
import { barangUji } from '#tests/support/penelitian.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
const dikabarkan: (typeof kabar.$inferSelect)[] = [];
beforeAll(async () => {
  uji = await createTestServer();
  await barangUji(uji);
});
afterAll(() => uji.close());

/** The call by which each page reads what news leads to; a page of a person's own is theirs by the session. */
const baca: Record<HalamanKabar, (uuid: string) => string | null> = {
  pengujian: (uuid) => `test?uuid=${uuid}`,
  penelitian: (uuid) => `research?uuid=${uuid}`,
  penggunaanSendiri: (uuid) => `research?uuid=${uuid}`,
  // Of either kind: the page asks for the one it is.
  pembayaran: (uuid) => `test?uuid=${uuid}|research?uuid=${uuid}`,
  persetujuan: (uuid) => `test?flag_officer=1&uuid=${uuid}`,
  dokumen: (uuid) => `test?flag_officer=1&uuid=${uuid}`,
  pembayaranPengujian: () => 'test-payment?flag_officer=1&menunggu=1&per_page=1000',
  pengembalianDana: (uuid) => `return-deposit?flag_officer=1&uuid=${uuid}`,
  lhu: (uuid) => `test-report?flag_officer=1&uuid=${uuid}`,
  kalabPengujian: (uuid) => `test?flag_officer=1&uuid=${uuid}`,
  sampel: () => null, // a part of what 'analisis' reads
  analisis: (uuid) => `test-analysis/analyst?uuid=${uuid}`,
  review: (uuid) => `test-analysis/supervisor?uuid=${uuid}`,
  kalabPenelitian: (uuid) => `research?flag_officer=1&uuid=${uuid}`,
  laboran: (uuid) => `research?flag_officer=1&uuid=${uuid}`,
  penggunaan: (uuid) => `research?flag_officer=1&uuid=${uuid}`,
  pembayaranPenelitian: () => 'research-payment?flag_officer=1&menunggu=1&per_page=1000',
  deposit: (uuid) => `return-deposit?flag_officer=1&uuid=${uuid}`,
  surat: (uuid) => `submission-lab-free?uuid=${uuid}`,
  suratLaboran: (uuid) => `submission-lab-free?flag_officer=1&uuid=${uuid}`,
  suratPetugas: (uuid) => `submission-lab-free?flag_officer=1&uuid=${uuid}`,
  petugas: (uuid) => `officer?uuid=${uuid}`,
  profil: () => null,
  versiLembar: (uuid) => `test-parameter?uuid=${uuid}`,
  instrumen: (uuid) => `instrument-master?uuid=${uuid}`,
  bahan: (uuid) => `item-master?uuid=${uuid}`,
};

/** Whether its reader is shown the record where it leads. */
async function terbaca({ penggunaId, halaman, record }: typeof kabar.$inferSelect): Promise<boolean> {
  const [orang] = await uji.server.db.select().from(pengguna).where(eq(pengguna.id, penggunaId));
  const panggilan = baca[halaman](record)?.split('|') ?? [];
  const ada = await Promise.all(
    panggilan.map(async (satu) => {
      const { status, data } = await uji.request('GET', `/api/${satu}`, { as: orang!.email });
      return status === 200 && (!Array.isArray(data) || data.some(({ uuid }) => uuid === record));
    }),
  );
  return ada.length === 0 || ada.includes(true);
}

describe('[BEYOND-33] whatever is done', () => {
  test.each(sekali)(
    '%s is told to those who may read of it, or it is declared why nobody is',
    async (name, endpoint) => {
      const siap = await contoh[name]!(uji);
      await runSweeps(uji.server, telling);
      const sudah = new Set((await uji.server.db.select({ id: kabar.id }).from(kabar)).map(({ id }) => id));
      const query = siap.query ? `?${new URLSearchParams(siap.query)}` : '';
      const { status } = await uji.request(endpoint.method, `/api${endpoint.path}${query}`, siap);
      expect(status).toBe(endpoint.success.status);
      await runSweeps(uji.server, telling);
      // What cannot be told stays behind, and is said in the log.
      expect(await uji.server.db.$count(kejadian)).toBe(0);
      const baru = (await uji.server.db.select().from(kabar)).filter(({ id }) => !sudah.has(id));
      for (const satu of baru) expect(await terbaca(satu), `${satu.kalimat} (${satu.halaman})`).toBe(true);
      dikabarkan.push(...baru);
    },
  );

  test('… and of all of it there is news of both kinds', () => {
    expect(new Set(dikabarkan.map(({ jenis }) => jenis))).toEqual(new Set(['giliran', 'perubahan']));
    expect(new Set(dikabarkan.map(({ halaman }) => halaman)).size).toBeGreaterThan(12);
  });
});
