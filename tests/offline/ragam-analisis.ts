import { v7 as uuidv7 } from 'uuid';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { fromWire } from '#domain/core/wire.ts';
import { keadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import type { Pengingat } from '#domain/lembar-kerja/sel.ts';
import type { FotoTulisan } from '#domain/berkas/foto.ts';
import type { Baris } from '#data/baris.ts';
import type { Tampilan } from '#data/view.ts';
import { jpg } from '#tests/support/berkas.ts';
import { lihat, semuaAksi, tulisan, yangDitawarkan, type Aksi } from '#tests/support/offline-orang.ts';
import type { Tab } from '#tests/support/offline.ts';
import {
  bukanBerkas,
  dari,
  dilihatDari,
  dilihatLagi,
  gambar,
  idRekaman,
  pilihBerkas,
  riwayat,
  type CacatIsian,
  type Formulir,
  type Ragam,
} from './formulir.ts';

/** What an act may bring besides what its form asks for. */
type Lampiran = Partial<{
  foto: FotoTulisan[];
  pengingat: Pengingat[];
  versi: null;
  sel: readonly [];
}>;

const berfoto: readonly Aksi[] = ['isiLembar', 'laporanProgres', 'laporanAkhir', 'review'];

/** Photos of every third report and sheet: most of them taken just now, some a picture that others have, too. */
async function fotoBaru(tab: Tab, aksi: Aksi, ke: number, cacat: CacatIsian): Promise<FotoTulisan[]> {
  const banyak = cacat === 'berkas' ? 1 : ke % 3 === 0 ? 1 + (ke % 2) : 0;
  const foto: FotoTulisan[] = [];
  for (let at = 0; at < banyak; at += 1) {
    const uuid = uuidv7();
    const baru = new Blob([jpg(`foto ${uuid}`)] as BlobPart[], { type: 'image/jpeg' });
    const file = cacat === 'berkas' ? bukanBerkas() : (ke + at) % 5 === 0 ? gambar(ke) : baru;
    foto.push({
      uuid,
      keterangan: at === 0 ? `Foto ${ke}` : null,
      sel: aksi === 'isiLembar' && at === 0 ? 'w1.1' : null,
      fileFoto: await pilihBerkas(tab, file, `foto-${at}.jpg`),
    });
  }
  return foto;
}

/** Timers that are begun, and of those that run here some that are ended or given more time: several in one write. */
function pengingatBaru(tab: Tab, { history }: Analisis, ke: number): Pengingat[] {
  const saat = (menit: number) => new Date(tab.engine.now() + menit * 60_000).toISOString();
  const berjalan = keadaanLembar(history).pengingat.filter(({ selesai }) => selesai === null);
  const diubah = berjalan.flatMap(({ dimulaiOleh: _mulai, diselesaikanOleh: _selesai, ...satu }, at) => {
    if ((at + ke) % 4 === 3) return [];
    return (at + ke) % 4 === 0 ? { ...satu, jatuh: saat(15) } : { ...satu, selesai: saat(0) };
  });
  const dimulai = Array.from({ length: ke % 3 }, (_, at) => ({
    uuid: uuidv7(),
    label: `Oven ${ke}.${at}`,
    kunci: at === 0 ? 'w2.1' : null,
    mulai: saat(0),
    jatuh: saat(60 + at),
    selesai: null,
  }));
  return [...diubah, ...dimulai];
}

async function lampiran(
  tab: Tab,
  aksi: Aksi,
  data: Analisis,
  ke: number,
  cacat: CacatIsian,
): Promise<Lampiran> {
  if (!berfoto.includes(aksi)) return {};
  const foto = await fotoBaru(tab, aksi, ke, cacat);
  if (aksi !== 'isiLembar') return { foto };
  const pengingat = pengingatBaru(tab, data, ke);
  // What is done with a timer is by itself a write into the sheet.
  return { foto, pengingat, ...(ke % 5 > 2 && pengingat.length > 0 ? { versi: null, sel: [] } : {}) };
}

/** What a corrected write keeps of the refused one: its timers, and its photos but those that were refused. */
function lampiranLama({ body, error }: Baris): Lampiran {
  const { foto, pengingat } = fromWire(body) as Lampiran;
  const ditolak = (at: number) =>
    error?.errors?.some(({ field }) => field.startsWith(`foto[${at}]`)) ?? false;
  return {
    ...(foto ? { foto: foto.filter((_, at) => !ditolak(at)) } : {}),
    ...(pengingat ? { pengingat } : {}),
  };
}

/** One act on a parameter as its form hands it over, with what comes with it. */
async function formulir(
  tab: Tab,
  view: Tampilan<Analisis>,
  { aksi, teks, cacat, ke }: { aksi: Aksi; teks: string; cacat: CacatIsian; ke: number },
): Promise<Formulir> {
  const lain = await lampiran(tab, aksi, view.data, ke, cacat);
  const salah = cacat === 'berkas' ? 'tidak' : cacat;
  return {
    tulisan: tulisan(tab, view.data.uuid, aksi, view, teks, salah, lain),
    dilihat: riwayat(view.data),
  };
}

/** The bench: acts on a parameter, what is written into its sheet, and the photos and timers that come with it. */
const analisis: Ragam = {
  panggilan: Object.values(analisisApi),
  buka: async (tab, { rekaman, pilih, nekat, cacat }, teks, { parameter, jurnal }) => {
    const view = await lihat(tab, dari(parameter, rekaman)!);
    if (!view) return null;
    const offered = yangDitawarkan(tab, view.data);
    // Mostly an act the screen offers, sometimes one it does not.
    const aksi = dari<Aksi>(nekat || offered.length === 0 ? semuaAksi : offered, pilih)!;
    return formulir(tab, view, { aksi, teks, cacat, ke: jurnal.semua.size });
  },
  benahi: async (tab, row, teks, lama) => {
    const uuid = idRekaman(row);
    const view = await lihat(tab, uuid);
    if (!view) return null;
    const seen = dilihatLagi(row, dilihatDari(view), lama);
    const aksi = semuaAksi.find((one) => tulisan(tab, uuid, one, seen, '').call === row.call)!;
    const form = { ...seen, data: view.data };
    return {
      tulisan: tulisan(tab, uuid, aksi, form, teks, 'tidak', lampiranLama(row)),
      dilihat: seen.dilihat,
    };
  },
};

const diLembar: readonly Aksi[] = ['isiLembar', 'isiLembar', 'laporanProgres', 'isiLembar', 'laporanAkhir'];

/** The sheet by itself, of which there would be little else: one that is open is written into, or one that waits is begun. */
const lembar: Ragam = {
  panggilan: [],
  buka: async (tab, { rekaman, pilih, cacat }, teks, { parameter, jurnal }) => {
    const views = (await Promise.all(parameter.map((uuid) => lihat(tab, uuid)))).filter(
      (view) => view !== null,
    );
    for (const aksi of [dari(diLembar, pilih)!, 'isiLembar', 'mulai'] as const) {
      const view = dari(
        views.filter(({ data }) => yangDitawarkan(tab, data).includes(aksi)),
        rekaman,
      );
      if (view) return formulir(tab, view, { aksi, teks, cacat, ke: jurnal.semua.size });
    }
    return null;
  },
  benahi: analisis.benahi,
};

export const ragamAnalisis = { analisis, lembar } as const;
