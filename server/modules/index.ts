import type { Module } from '#server/core/implement.ts';
import type { Sweep } from '#server/core/retention.ts';
import { tellingOfPeople } from '#server/core/showing.ts';
import { coreSweeps } from '#server/core/sweep.ts';
import { version } from '#server/version.ts';
import { acuan } from './acuan/handlers.ts';
import { createAkun } from './akun/handlers.ts';
import { kosongkanLama } from './akun/pengosongan.ts';
import { perangkatMasuk } from './akun/perangkat.ts';
import type { Milik } from './akun/salinan.ts';
import { alat } from './alat/handlers.ts';
import { analisis } from './analisis/handlers.ts';
import { bahan } from './bahan/handlers.ts';
import { stok } from './bahan/stok.ts';
import { barang } from './barang/handlers.ts';
import type { PembacaBerkas } from './berkas/routes.ts';
import { dataBersama } from './data-bersama/handlers.ts';
import { instrumen } from './instrumen/handlers.ts';
import { jejak } from './jejak/handlers.ts';
import { pemberitahuan } from './kabar/dorong/handlers.ts';
import { kabar } from './kabar/handlers.ts';
import { kabarkan } from './kabar/kabarkan.ts';
import { mulaikan } from './kabar/mulaikan.ts';
import { pengingatKabar } from './kabar/pengingat.ts';
import { susulkan } from './kabar/susulkan.ts';
import { kirimanKabar } from './kabar/kiriman-handlers.ts';
import { pilihanSendiri } from './kabar/pilihan.ts';
import { findJejak } from './jejak/repository.ts';
import { createKesehatan } from './kesehatan/handlers.ts';
import { laboratorium } from './laboratorium/handlers.ts';
import { lembarKerja } from './lembar-kerja/handlers.ts';
import { libur } from './libur/handlers.ts';
import { lhu } from './lhu/handlers.ts';
import { parameterUji } from './parameter-uji/handlers.ts';
import type { Jenis } from './pendaftaran/jenis.ts';
import { createPenelitian } from './penelitian/handlers.ts';
import { penelitianSendiri } from './penelitian/koleksi.ts';
import { jenisPenelitian } from './penelitian/jenis.ts';
import { pembayaranPenelitian } from './penelitian/pembayaran.ts';
import { createPengembalian } from './pengembalian/handlers.ts';
import { penggunaan } from './penggunaan/handlers.ts';
import { pengujian } from './pengujian/handlers.ts';
import { pengujianSendiri } from './pengujian/koleksi.ts';
import { jenisPengujian } from './pengujian/jenis.ts';
import { pembayaranPengujian } from './pengujian/pembayaran.ts';
import { createPetugas } from './petugas/handlers.ts';
import { tertahan } from './petugas/policy.ts';
import { satuan } from './satuan/handlers.ts';
import { createSurvei } from './survei/handlers.ts';
import { findJawaban } from './survei/repository.ts';
import { suratSendiri } from './surat/koleksi.ts';
import { surat } from './surat/handlers.ts';
import { tautanStatusModul } from './tautan-status/handlers.ts';
import { feedLag } from './sync/cursor.ts';
import { createSync } from './sync/handlers.ts';

/** Every kind of submission, one line each. */
const semuaJenis: readonly Jenis[] = [jenisPengujian, jenisPenelitian];

/** Every module of the server, one line a noun, in the order in which a device is filled with what they keep for it. */
const nouns: readonly Module[] = [
  acuan,
  laboratorium,
  libur,
  barang,
  alat,
  bahan,
  stok,
  satuan,
  instrumen,
  parameterUji,
  lembarKerja,
  pengujian,
  createPenelitian(semuaJenis),
  createSurvei(semuaJenis),
  penggunaan,
  analisis,
  dataBersama,
  pembayaranPengujian,
  pembayaranPenelitian,
  createPengembalian(semuaJenis),
  lhu,
  surat,
  tautanStatusModul,
  kabar,
  kirimanKabar,
  pemberitahuan,
  pengingatKabar,
  perangkatMasuk,
  jejak,
  createKesehatan({ versi: version, umpanTertahan: feedLag }),
];

/** What several say, together; one that has nothing to say is passed over. */
const flat = async <T>(said: readonly (Promise<T[]> | undefined)[]): Promise<T[]> =>
  (await Promise.all(said.filter((one) => one !== undefined))).flat();

/** Everything that shows people. */
const showing = nouns.flatMap((noun) => noun.showing ?? []);

/** Everybody's own profile. */
const akun = createAkun(showing);

/** Everything that officers hold. */
const work = nouns.flatMap((noun) => noun.work ?? []);

/** Officers, with what every module says of their work. */
const petugas = createPetugas({
  work,
  showing,
  standingChanged: async (context, person, before, after) => {
    for (const noun of nouns) await noun.standingChanged?.(context, person, before, after);
  },
});

const tanpaSync: readonly Module[] = [akun, ...nouns, petugas];

export const modules: readonly Module[] = [...tanpaSync, createSync(tanpaSync)];

/** Who reads a stored file, by what every module says of the submissions that have it. */
export const pembacaBerkas: PembacaBerkas = async (db, actor, sha256) => {
  const milik = await Promise.all(
    nouns.map(async ({ filesOf, readsFiles }) => {
      const ids = (await filesOf?.(db, sha256)) ?? [];
      return { ids, dibaca: ids.length > 0 && readsFiles ? await readsFiles(db, actor, ids, sha256) : ids };
    }),
  );
  const dibaca = milik.flatMap((satu) => satu.dibaca);
  const terlihat = await flat(semuaJenis.map(({ terlihatDari }) => terlihatDari(db, actor, dibaca)));
  const terbuka = await Promise.all(nouns.flatMap(({ isOpenFile }) => isOpenFile?.(db, sha256) ?? []));
  return {
    ada: milik.some(({ ids }) => ids.length > 0),
    terbaca: terlihat.length > 0 || terbuka.includes(true),
  };
};

/** What people take away as a copy of their own (GAP-175). */
export const milikSendiri: Milik = {
  rekaman: { pengujian: pengujianSendiri, penelitian: penelitianSendiri, surat: suratSendiri },
  survei: findJawaban,
  kabar: pilihanSendiri,
  jejak: (db, actor, sesudah) => findJejak(db, actor, { sendiri: actor.uuid }, { sesudah, limit: 100 }),
  membaca: async (db, actor, sha256) => (await pembacaBerkas(db, actor, sha256)).terbaca,
};

const pokok = modules.flatMap((module) => module.pokok ?? []);

/** What is told bit by bit: what has begun to wait before what was told of it. */
export const telling: readonly Sweep[] = [
  tellingOfPeople(showing),
  mulaikan(pokok),
  kabarkan(pokok),
  susulkan,
];

/** Everything that is kept for a time only. */
export const sweeps: readonly Sweep[] = [
  ...coreSweeps,
  ...modules.flatMap((module) => module.sweeps ?? []),
  kosongkanLama({ tertahan: tertahan(work), showing }),
];
