import { describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import { suratApi } from '#domain/surat/endpoints.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { buang } from '#data/outbox/decide.ts';
import { enqueue } from '#data/outbox/enqueue.ts';
import type { PemilikPendaftaran } from '#data/pendaftaran.ts';
import { bacaDaftarSurat, bacaDaftarSuratPetugas, bacaSyaratSurat } from '#data/surat.ts';
import { susunTulisan } from '#data/write.ts';
import { aktor, type Tab } from '#tests/support/offline.ts';
import { labBiologi, labKimia } from '#tests/support/penelitian.ts';
import { suratUji } from '#tests/support/surat.ts';
import { pengujian } from '#tests/support/contoh/pengujian.ts';
import { keadaan, panggung } from './panggung.ts';

const anisa = aktor('anisa@kampus.example');
const p = panggung(async (uji) => {
  for (const lab of [labKimia, labBiologi]) await suratUji(uji).riset(anisa, lab);
});

const pemilik: PemilikPendaftaran = {
  actor: anisa,
  golonganTarif: 'internal',
  user: { ...pengujian().user, uuid: anisa.uuid, nama: anisa.nama, email: anisa.email },
};
const semua = { cari: '', kdStatus: null, halaman: 1, perHalaman: 10 };

/** A tab of this person that has pulled. */
async function sebagai(email: string, perangkat = p().dua): Promise<Tab> {
  const tab = await perangkat.masuk(aktor(email));
  await tab.putaran();
  return tab;
}

const antre = async (
  tab: Tab,
  endpoint: unknown,
  body: Record<string, unknown>,
  baseRev: string | null = null,
) =>
  enqueue(
    tab.db,
    await tab.asal(),
    susunTulisan(endpoint as AnyEndpoint, { body, label: 'x', baseRev, after: [], begunAt: null }),
  );
const putuskan = (tab: Tab, { uuid, rev }: Surat, flagPersetujuan: number) =>
  antre(tab, suratApi.putuskan, { uuid, flagPersetujuan }, rev);

/** The own letter that is newest, as its applicant sees it. */
const milik = async ({ db }: Tab) => (await bacaDaftarSurat(db, pemilik, semua)).baris[0]!;
const diputuskan = async ({ db, orang }: Tab, menunggu = false) =>
  (await bacaDaftarSuratPetugas(db, orang, { ...semua, menunggu })).baris;

/** Anisa has applied, and the server has it. */
async function diajukan(): Promise<{ tab: Tab; surat: Surat }> {
  const tab = await sebagai(anisa.email, p().satu);
  await antre(tab, suratApi.ajukan, {});
  await tab.putaran();
  return { tab, surat: (await milik(tab)).data };
}

/** What of a letter is the same before the server has answered and after. */
const inti = ({ uuid, statusSubmission, detail, putusanPembayaran, history }: Surat) => ({
  uuid,
  statusSubmission,
  detail: detail.map(
    ({ idLaboratorium, laboratory, jlhPenelitian, jlhRusak, penelitian, flagVerif, catatan }) => ({
      idLaboratorium,
      laboratory,
      jlhPenelitian,
      jlhRusak,
      penelitian,
      flagVerif,
      catatan,
    }),
  ),
  pembayaran: putusanPembayaran.flagVerif,
  history: history.map((entry) => [entry.uuid, entry.statusSubmissionLabFree, entry.namaLaboratorium]),
});

describe('[GAP-80, I8] an application without a network', () => {
  it('shows what stands in the way by the rule of the server, and is the letter that the server makes', async () => {
    const tab = await sebagai(anisa.email, p().satu);
    const syarat = await bacaSyaratSurat(tab.db, pemilik);
    expect(syarat.halangan).toEqual([]);
    expect(syarat.laboratorium.map(({ laboratorium }) => laboratorium)).toEqual([
      'Biologi Farmasi',
      'Kimia Farmasi',
    ]);
    expect(
      (await bacaSyaratSurat(tab.db, { ...pemilik, golonganTarif: 'eksternal' })).halangan,
    ).toMatchObject([{ sebab: 'bukanInternal' }]);
    const { opId } = await antre(tab, suratApi.ajukan, {});
    const menunggu = await milik(tab);
    expect(menunggu).toMatchObject({ tertunda: [opId], data: { uuid: opId, rev: '' } });
    // One on its way counts.
    expect((await bacaSyaratSurat(tab.db, pemilik)).halangan).toMatchObject([{ sebab: 'suratDiproses' }]);
    await tab.putaran();
    const tiba = await milik(tab);
    expect([tiba.tertunda, tiba.rev, tiba.data.user.noInduk]).toEqual([[], '1', '20613071']);
    expect(inti(tiba.data)).toEqual(inti(menunggu.data));
  });
});

describe('[GAP-80, GAP-142, I8] decisions without a network', () => {
  it('stand at once for who made them, wait for nobody else, and are what the server says', async () => {
    const { surat, tab: pemohon } = await diajukan();
    for (const menunggu of [false, true])
      expect(await diputuskan(pemohon, menunggu), '[GAP-142] an own one is never among them').toEqual([]);
    const laboran = await sebagai('laboran@kampus.example');
    expect((await diputuskan(laboran, true)).map(({ data }) => data.uuid)).toEqual([surat.uuid]);
    await putuskan(laboran, surat, 1);
    const [sebelum] = await diputuskan(laboran);
    expect(sebelum!.data.detail.map(({ flagVerif }) => flagVerif)).toEqual([0, 1]);
    expect(await diputuskan(laboran, true)).toEqual([]);
    await laboran.putaran();
    const [sesudah] = await diputuskan(laboran);
    expect(inti(sesudah!.data)).toEqual(inti(sebelum!.data));
    // The revision that the payment officer has seen is still the one of the letter.
    const petugas = await sebagai('petugas@kampus.example');
    await putuskan(petugas, surat, 1);
    expect((await diputuskan(petugas))[0]!.data.putusanPembayaran.flagVerif).toBe(1);
    await petugas.putaran();
    const laboran2 = await sebagai('laboran2@kampus.example');
    const terakhir = await putuskan(laboran2, surat, 1);
    await laboran2.putaran();
    expect([await keadaan(laboran2, terakhir), await diputuskan(laboran2)]).toEqual([undefined, []]);
    await pemohon.putaran();
    const { data } = await milik(pemohon);
    expect([data.statusSubmission.statusBebasLab, data.terbit?.pemohon.nama]).toEqual([
      'Disetujui',
      anisa.nama,
    ]);
  });

  it('[I11] one that a refusal has overtaken is void: it asks its author and moves nothing', async () => {
    const { surat, tab: pemohon } = await diajukan();
    const petugas = await sebagai('petugas@kampus.example');
    const terlambat = await putuskan(petugas, surat, 1);
    const laboran = await sebagai('laboran@kampus.example', p().satu);
    await putuskan(laboran, surat, 2);
    await laboran.putaran();
    await petugas.putaran();
    expect(await keadaan(petugas, terlambat)).toBe('bentrok');
    const [satu] = await diputuskan(petugas);
    expect(satu).toMatchObject({ hilang: true, data: { putusanPembayaran: { flagVerif: 0 } } });
    expect(satu!.keputusan.map(({ opId }) => opId)).toEqual([terlambat.opId]);
    expect(pemohon.mati).toBe(true);
  });

  it('[GAP-151] a refused letter asks for a new one, until that is on its way', async () => {
    const { surat } = await diajukan();
    const laboran = await sebagai('laboran@kampus.example');
    await putuskan(laboran, surat, 2);
    await laboran.putaran();
    const tab = await sebagai(anisa.email, p().satu);
    const menunggu = async () => (await bacaDaftarSurat(tab.db, pemilik, { ...semua, menunggu: true })).total;
    expect(await menunggu()).toBe(1);
    const urung = await antre(tab, suratApi.ajukan, {});
    expect(await menunggu()).toBe(0);
    await buang(tab.engine, urung.opId, 'ini');
    expect(await menunggu()).toBe(1);
    await antre(tab, suratApi.ajukan, {});
    expect(await menunggu()).toBe(0);
    await tab.putaran();
    expect([await menunggu(), (await bacaDaftarSurat(tab.db, pemilik, semua)).total]).toEqual([0, 2]);
  });
});
