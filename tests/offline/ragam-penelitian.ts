import { v7 as uuidv7 } from 'uuid';
import type { IdJenisBarang } from '#domain/barang/schema.ts';
import { check } from '#domain/core/workflow.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { keadaanPenambahan, keadaanPenelitian } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import { addDays } from '#domain/core/clock.ts';
import type { Penambahan, PengembalianAlat } from '#domain/penggunaan/schema.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';
import { bacaBarang } from '#data/barang.ts';
import { isiLane } from '#data/lane.ts';
import type { Baris } from '#data/baris.ts';
import type { Tampilan } from '#data/view.ts';
import type { Tab } from '#tests/support/offline.ts';
import {
  berdasar,
  biasa,
  bukanBerkas,
  bukti,
  dari,
  dilihatDari,
  dilihatLagi,
  idRekaman,
  pilihBerkas,
  type CacatIsian,
  type Dilihat,
  type Formulir,
  type Ragam,
} from './formulir.ts';
import { lihatRiset } from './tampilan.ts';

type Riset = Tampilan<Penelitian>;
const induk = ({ lane, induk: milik = lane }: Pick<Baris, 'lane' | 'induk'>): string => isiLane(milik).id;
const risetDari = async (tab: Tab, row: Baris): Promise<Riset | undefined> =>
  (await lihatRiset(tab)).find(({ data }) => data.uuid === induk(row));
/** One of everything that can be done now, or, recklessly, of everything there is. */
const pilihAksi = <T extends { ok: boolean }>(semua: readonly T[], nekat: boolean, at: number) =>
  dari(nekat ? semua : semua.filter(({ ok }) => ok), at);

/** Days that are ahead whenever a history runs; usage lies among them. */
const masa = { tglMulai: '2026-11-25', tglSelesai: '2026-12-20' } as const;
const lampau = '2020-01-02';

/** A research of one laboratory or of two; of its documents one is new to the server, one may be known. */
async function isiRiset(tab: Tab, pilih: number, cacat: CacatIsian, teks: string) {
  const persetujuan = cacat === 'berkas' ? bukanBerkas() : bukti(pilih);
  const waktu = { ...masa, ...(cacat === 'tanggalLama' ? { tglMulai: lampau } : {}) };
  const [alat] = await bacaBarang(tab.db, 7, 1);
  const rencana = (idLaboratorium: number, lain: object) => ({
    idLaboratorium,
    ...waktu,
    alat: [],
    bahan: [],
    instrumen: [],
    ...lain,
  });
  return {
    idJenisPenggunaan: 1,
    idJenisPenelitian: 1,
    judul: `Isolasi ${teks}`,
    nikDosen: '999',
    namaDosen: 'Dr. Sari',
    idJenisPembiayaan: 1,
    idPetaPenelitian: 1,
    rencanaPenggunaan: [
      rencana(7, alat ? { alat: [alat.id] } : {}),
      ...(pilih % 2 === 0 ? [rencana(4, { uuid: uuidv7() })] : []),
    ],
    filePersetujuanDosen: await pilihBerkas(tab, persetujuan, 'persetujuan.pdf'),
    ...(cacat === 'kosong'
      ? {}
      : { fileSertifikatPelatihan: await pilihBerkas(tab, bukti(pilih + 1), 'sertifikat.pdf') }),
  };
}

const riset: Ragam = {
  panggilan: [penelitianApi.daftar],
  buka: async (tab, { pilih, cacat }, teks) =>
    biasa(penelitianApi.daftar, await isiRiset(tab, pilih, cacat, teks), `daftar ${teks}`),
  benahi: async (tab, row, teks) =>
    biasa(penelitianApi.daftar, await isiRiset(tab, row.pos, 'tidak', teks), `daftar ${teks}`),
};

const panggilanRiset = {
  setujuiKalab: penelitianApi.verifikasi,
  tolakKalab: penelitianApi.verifikasi,
  setujuiLaboran: penelitianApi.verifikasi,
  tolakLaboran: penelitianApi.verifikasi,
  kembalikanPermintaan: penelitianApi.verifikasi,
  ubahWaktu: penelitianApi.ubahWaktu,
  perpanjang: penggunaanApi.perpanjang,
  mintaSelesai: penelitianApi.mintaSelesai,
  selesaikan: penelitianApi.selesaikan,
} as const;
type AksiRiset = keyof typeof panggilanRiset;
const semuaAksiRiset = Object.keys(panggilanRiset) as AksiRiset[];

function isiAksi(aksi: AksiRiset, data: Penelitian, cacat: CacatIsian, catatan: string) {
  const pokok = { uuidPenelitian: data.uuid };
  const salah = cacat !== 'tidak';
  if (aksi === 'ubahWaktu') {
    const { tglMulai, tglSelesai } = data;
    const alat = data.researchLabTool.map(({ tool }) => ({ idAlat: tool.id }));
    return { ...pokok, tglMulai, tglSelesai: salah ? lampau : addDays(tglSelesai, 1), alat };
  }
  if (aksi === 'perpanjang')
    return { ...pokok, tglSelesai: salah ? lampau : addDays(data.tglSelesai, 1), catatan };
  if (aksi === 'mintaSelesai' || aksi === 'selesaikan') return { ...pokok, catatan };
  const setuju = aksi === 'setujuiKalab' || aksi === 'setujuiLaboran';
  return { ...pokok, flagPersetujuan: salah ? 3 : setuju ? 1 : 2, catatan };
}

const putusanRisetSaja = (
  { data }: Riset,
  aksi: AksiRiset,
  seen: Dilihat,
  cacat: CacatIsian,
  teks: string,
): Formulir => berdasar(panggilanRiset[aksi], isiAksi(aksi, data, cacat, teks), `${aksi} ${teks}`, seen);

/** Words on a whole research: of the Kalab, of the laboratory's officer, and its registrant's finish request. */
const putusanRiset: Ragam = {
  panggilan: [...new Set(Object.values(panggilanRiset))],
  buka: async (tab, { rekaman, pilih, nekat, cacat }, teks) => {
    const views = await lihatRiset(tab);
    const boleh = (aksi: AksiRiset, view: Riset) =>
      check(penelitianWorkflow, aksi, keadaanPenelitian(view.data), tab.orang).ok;
    // First what, then on which: else what few records allow would hardly ever come.
    const semua = semuaAksiRiset.map((aksi) => ({ aksi, ok: views.some((view) => boleh(aksi, view)) }));
    const aksi = pilihAksi(semua, nekat, pilih)?.aksi;
    const view =
      aksi &&
      pilihAksi(
        views.map((satu) => ({ satu, ok: boleh(aksi, satu) })),
        nekat,
        rekaman,
      )?.satu;
    return view ? putusanRisetSaja(view, aksi, dilihatDari(view), cacat, teks) : null;
  },
  benahi: async (tab, row, teks, lama) => {
    const view = await risetDari(tab, row);
    if (!view) return null;
    const aksi = semuaAksiRiset.filter(
      (satu) => biasa(panggilanRiset[satu], {}, '').tulisan.call === row.call,
    );
    const boleh = aksi.find(
      (satu) => check(penelitianWorkflow, satu, keadaanPenelitian(view.data), tab.orang).ok,
    );
    const seen = dilihatLagi(row, dilihatDari(view), lama);
    return putusanRisetSaja(view, boleh ?? aksi[0]!, seen, 'tidak', teks);
  },
};

/** Few things of which there is little, so that they are fought over: materials, and one instrument at two hours that meet. */
async function isiBaris(tab: Tab, idLaboratorium: number, pilih: number, cacat: CacatIsian) {
  const satu = async (idJenisBarang: IdJenisBarang, isi: object) => {
    const barang = await bacaBarang(tab.db, idLaboratorium, idJenisBarang);
    const found = dari(barang, pilih);
    return found ? [{ uuid: uuidv7(), idJenisBarang, idBarang: found.id, ...isi }] : [];
  };
  const jlhPenggunaan = cacat === 'kosong' ? undefined : 1 + (pilih % 3);
  const [jamMulai, jamSelesai] = pilih % 2 === 0 ? ['09:00', '10:00'] : ['09:30', '11:00'];
  const waktu = () => satu(3, { jamMulai, jamSelesai });
  if (pilih % 4 === 0) return satu(1, { jlhPenggunaan });
  // GAP-155
  const takaran = jlhPenggunaan === undefined ? undefined : jlhPenggunaan - (pilih % 5) / 10;
  const bahan = () => satu(2, { jlhPenggunaan: takaran && Number(takaran.toFixed(1)) });
  if (pilih % 4 === 1) return [...(await bahan()), ...(await waktu())];
  if (pilih % 4 === 2) return bahan();
  return [...(await satu(1, { jlhPenggunaan })), ...(await waktu())];
}

/** Two days on which it is used; later ones for what begins later. */
function hariPakai({ tglMulai }: Penelitian, pilih: number, cacat: CacatIsian): string {
  if (cacat === 'tanggalLama') return lampau;
  const hari = tglMulai > '2026-11-24' ? tglMulai : '2026-11-24';
  return pilih < 6 ? hari : addDays(hari, 1);
}

const semuaAksiTambahan = ['ubah', 'tarik', 'setujui', 'setujuiLain', 'tolak'] as const;
type AksiTambahan = (typeof semuaAksiTambahan)[number];
const aksiW3 = (aksi: AksiTambahan) => (aksi === 'setujuiLain' ? 'setujui' : aksi);

/** A line of the laboratory next door: an addition of its own (GAP-154). */
async function barisLain(tab: Tab) {
  const idLaboratorium = 4;
  const [lain] = await bacaBarang(tab.db, idLaboratorium, 2);
  return lain
    ? [{ uuid: uuidv7(), idLaboratorium, idJenisBarang: 2 as const, idBarang: lain.id, jlhPenggunaan: 1 }]
    : [];
}

async function tambahanBaru(tab: Tab, { data }: Riset, pilih: number, cacat: CacatIsian, teks: string) {
  const milik = await isiBaris(tab, data.idLaboratorium, pilih, cacat);
  const penggunaan = [...milik, ...(pilih % 3 === 0 ? await barisLain(tab) : [])];
  if (penggunaan.length === 0) return null;
  const body = {
    uuidPenelitian: data.uuid,
    tglPenggunaan: hariPakai(data, pilih, cacat),
    penggunaan,
    catatan: null,
  };
  return biasa(penggunaanApi.tambah, body, `tambah ${teks}`);
}

const dilihatTambahan = (view: Riset, { rev }: Penambahan): Dilihat => ({ ...dilihatDari(view), rev });

async function aksiTambahan(
  tab: Tab,
  { data }: Riset,
  satu: Penambahan,
  { aksi, seen, pilih, cacat, teks }: IsiAksiTambahan,
): Promise<Formulir | null> {
  const pokok = { uuid: satu.uuid, uuidPenelitian: data.uuid };
  const berisi = aksi === 'ubah' || aksi === 'setujuiLain';
  const penggunaan = berisi ? await isiBaris(tab, data.idLaboratorium, pilih, cacat) : [];
  if (berisi && penggunaan.length === 0) return null;
  const tglPenggunaan = berisi ? hariPakai(data, pilih, cacat) : satu.tglPenggunaan;
  if (aksi === 'ubah' || aksi === 'tarik')
    return berdasar(
      penggunaanApi.ubah,
      { ...pokok, tglPenggunaan, penggunaan, catatan: null },
      `${aksi} ${teks}`,
      seen,
    );
  const flagPersetujuan = aksi === 'tolak' ? 2 : 1;
  // What was said with it, or nothing: with nothing said less of it reaches the history of the research.
  const body = {
    ...pokok,
    flagPersetujuan,
    ...(berisi ? { tglPenggunaan, penggunaan } : {}),
    catatan: pilih % 2 === 0 ? null : teks,
  };
  return berdasar(penggunaanApi.verifikasi, body, `${aksi} ${teks}`, seen);
}
type IsiAksiTambahan = {
  aksi: AksiTambahan;
  seen: Dilihat;
  pilih: number;
  cacat: CacatIsian;
  teks: string;
};

/** Additions to the usage: asked for, mended, withdrawn, entered, verified with what was really used, turned down. */
const tambahan: Ragam = {
  panggilan: [penggunaanApi.tambah, penggunaanApi.ubah, penggunaanApi.verifikasi],
  buka: async (tab, { rekaman, pilih, nekat, cacat }, teks) => {
    const views = await lihatRiset(tab);
    const baru = views.flatMap((view) => {
      const aksi = view.data.user.uuid === tab.orang.uuid ? 'ajukanPenambahan' : 'catatPenambahan';
      const { ok } = check(penelitianWorkflow, aksi, keadaanPenelitian(view.data), tab.orang);
      return [{ ok, buka: () => tambahanBaru(tab, view, pilih, cacat, teks) }];
    });
    const lama = views.flatMap((view) =>
      view.data.penambahan.flatMap((satu) =>
        semuaAksiTambahan.map((aksi) => {
          const keadaan = keadaanPenambahan(view.data, satu);
          const { ok } = check(penambahanWorkflow, aksiW3(aksi), keadaan, tab.orang);
          const seen = dilihatTambahan(view, satu);
          return { ok, buka: () => aksiTambahan(tab, view, satu, { aksi, seen, pilih, cacat, teks }) };
        }),
      ),
    );
    // As often something new as something on what is there.
    const dulu = rekaman === 0 ? [baru, lama] : [lama, baru];
    for (const semua of dulu) {
      const found = pilihAksi(semua, nekat, pilih * 3 + rekaman);
      if (found) return found.buka();
    }
    return null;
  },
  benahi: async (tab, row, teks, lama) => {
    const view = await risetDari(tab, row);
    if (!view) return null;
    const pilih = row.pos;
    if (row.call === biasa(penggunaanApi.tambah, {}, '').tulisan.call)
      return tambahanBaru(tab, view, pilih, 'tidak', teks);
    const satu = view.data.penambahan.find(({ uuid }) => uuid === idRekaman(row));
    if (!satu) return null;
    const pemilik = view.data.user.uuid === tab.orang.uuid;
    const aksi = pemilik ? 'ubah' : pilih % 2 === 0 ? 'setujui' : 'setujuiLain';
    const seen = dilihatLagi(row, dilihatTambahan(view, satu), lama);
    return aksiTambahan(tab, view, satu, { aksi, seen, pilih, cacat: 'tidak', teks });
  },
};

const angka = ({ jlhKembali, jlhRusak, jlhDiganti }: PengembalianAlat) => ({
  jlhKembali,
  jlhRusak,
  jlhDiganti,
});

/** Other numbers than those that stand there, of one tool or of all. */
function angkaBaru({ data }: Riset, pilih: number, cacat: CacatIsian) {
  const mana = data.pengembalianAlat.filter((_, at) => pilih % 3 === 0 || at === pilih % 2);
  return mana.flatMap((satu) => {
    const n = satu.jlhPenggunaan + (cacat === 'kosong' ? 1 : 0);
    const pilihan = [
      { jlhKembali: n, jlhRusak: 0, jlhDiganti: 0 },
      { jlhKembali: n - 1, jlhRusak: 0, jlhDiganti: 1 },
      { jlhKembali: Math.max(0, n - 1), jlhRusak: 0, jlhDiganti: 0 },
      { jlhKembali: 0, jlhRusak: n, jlhDiganti: 0 },
    ];
    const kini = JSON.stringify(angka(satu));
    const lain = pilihan.filter((isi) => JSON.stringify(isi) !== kini);
    return [{ uuid: satu.uuid, rev: satu.rev, ...dari(lain, pilih)! }];
  });
}

function pengembalian(view: Riset, seen: Dilihat, pilih: number, cacat: CacatIsian, teks: string) {
  const rows = angkaBaru(view, pilih, cacat);
  const body = { uuidPenelitian: view.data.uuid, pengembalian: rows };
  return rows.length > 0 ? berdasar(penggunaanApi.kembalikan, body, `kembali ${teks}`, seen) : null;
}

/** Lent tools that came back, broke or were replaced: several rows in one save, each on its own revision (GAP-92). */
const kembali: Ragam = {
  panggilan: [penggunaanApi.kembalikan],
  buka: async (tab, { rekaman, pilih, nekat, cacat }, teks) => {
    const semua = (await lihatRiset(tab))
      .filter(({ data }) => data.pengembalianAlat.length > 0)
      .map((view) => ({
        view,
        ok: check(penelitianWorkflow, 'kembalikanAlat', keadaanPenelitian(view.data), tab.orang).ok,
      }));
    const found = pilihAksi(semua, nekat, rekaman);
    return found ? pengembalian(found.view, dilihatDari(found.view), pilih, cacat, teks) : null;
  },
  benahi: async (tab, row, teks, lama) => {
    const view = await risetDari(tab, row);
    if (!view) return null;
    const seen = dilihatLagi(row, dilihatDari(view), lama);
    return pengembalian(view, seen, row.pos, 'tidak', teks);
  },
};

/** The nouns of research. */
export const ragamPenelitian = { riset, putusanRiset, tambahan, kembali } as const;
