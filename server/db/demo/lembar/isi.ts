import type { AnalisisAksi } from '#domain/analisis/workflow.ts';
import { hasilTertulis, type HasilLembar } from '#domain/lembar-kerja/hasil.ts';
import { hitungLembar } from '#domain/lembar-kerja/hitung.ts';
import { type BarisLembar, keadaanLembar, type KeadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import { uraiKunci } from '#domain/lembar-kerja/kunci.ts';
import { laporanDiganti, laporanLembar } from '#domain/lembar-kerja/laporan.ts';
import { type Pernyataan, pernyataanDari } from '#domain/lembar-kerja/pernyataan.ts';
import type { Masukan } from '#domain/lembar-kerja/schema.ts';
import { type Pengingat, PengingatSchema, type TulisSel } from '#domain/lembar-kerja/sel.ts';
import type { LembarTersimpan } from '#domain/lembar-kerja/tulisan.ts';
import { acakDari, antara } from '#server/db/demo/acak.ts';
import type { BagianLembar } from '#server/db/demo/meja.ts';
import type { NaskahUji } from '#server/db/demo/naskah.ts';
import type { Uji } from '#server/db/demo/parameter-uji/katalog.ts';
import type { VersiPeragaan } from '#server/db/demo/versi-lembar.ts';
import { idPada } from '#server/db/demo/waktu.ts';
import type { Rujukan } from './bersama.ts';
import { ukur } from './ukur.ts';

const menit = 60_000;
const tanpaIsi: LembarTersimpan = {
  versi: null,
  batas: null,
  bersama: [],
  sel: [],
  pengingat: [],
  hasil: null,
  hasilServer: null,
};

/** The last input that is read: a burette that was not filled again is not. */
const masukanTerakhir = ({ isi: { perSampel, perUlangan }, contoh }: VersiPeragaan): Masukan =>
  [...perSampel, ...perUlangan].findLast(({ nama }) =>
    contoh.isian.some(({ kunci }) => uraiKunci(kunci).nama === nama),
  )!;

/** What is waited for between the first cells and the last. */
function ditunggu(versi: VersiPeragaan): { label: string; kunci: string | null; jam: number } | null {
  const terakhir = masukanTerakhir(versi);
  if (terakhir.jenis === 'cawan') return { label: 'Inkubasi', kunci: null, jam: 24 };
  if (terakhir.jenis !== 'seri') return null;
  return {
    label: terakhir.label.includes('abu') ? 'Pijar' : 'Oven',
    kunci: `${terakhir.nama}.1`,
    jam: 5,
  };
}

/** The writes that the sheet of a test is filled in by. */
export function bagianLembar(versi: VersiPeragaan | undefined): ReadonlySet<BagianLembar> {
  if (!versi) return new Set();
  const { perSampel, perUlangan } = versi.isi;
  return new Set<BagianLembar>([
    ...(perSampel.length + perUlangan.length > 1 ? (['awal'] as const) : []),
    ...(ditunggu(versi) ? (['ingatkan', 'selesai'] as const) : []),
    'akhir',
    'perbaikan',
  ]);
}

type Bahan = {
  uji: Uji;
  naskah: NaskahUji;
  sampel: string;
  /** The shared data of the day on which it is begun. */
  rujuk: () => readonly Rujukan[];
  /** When the timers that still run are due. */
  jatuh: (jam: number) => Date;
};
type Kegiatan = { aksi: AnalisisAksi; bagian?: BagianLembar | undefined; saat: Date; berlanjut: boolean };

/** The sheet of one parameter as its bench fills it in, act by act, computed by the code of the product. */
export function bukaLembar(versi: VersiPeragaan, { uji, naskah, sampel, rujuk, jatuh }: Bahan) {
  const acak = acakDari(`${uji.kd} ${sampel}`);
  const { isi } = versi;
  const batas = naskah.tanpaBatas ? null : versi.contoh.batas;
  let baris: BarisLembar[] = [];
  let terukur: ReturnType<typeof ukur> = [];
  let rujukan: readonly Rujukan[] = [];

  const keadaan = () => keadaanLembar(baris);
  const hasilDari = ({ isian }: KeadaanLembar): HasilLembar =>
    hitungLembar(isi, isian, Object.fromEntries(rujukan.map((satu) => [satu.nama, satu.isian])), batas);
  const simpan = (aksi: AnalisisAksi, lembar: LembarTersimpan | null) =>
    (baris = [
      ...baris,
      { uuid: '', aksi, user: { uuid: '', nama: '', noInduk: null }, updatedAt: '', lembar },
    ]);

  function mulai() {
    terukur = ukur(isi, versi.contoh.isian, {
      acak,
      isi: antara(acak, ...(uji.ragam ?? [0.92, 1.06])),
      replikasi: naskah.replikasi ?? 1,
    });
    rujukan = rujuk();
    simpan('mulai', null);
  }

  function tulisSel(yang: 'awal' | 'akhir' | 'perbaikan', saat: Date): LembarTersimpan {
    const { isian } = keadaan();
    const nilai = bagianDari(yang);
    const jeda = Math.min(2, 40 / nilai.length) * menit;
    const sel = nilai.map(({ kunci, ...satu }, ke): TulisSel => {
      const lama = isian[kunci];
      return {
        kunci,
        dicoret: null,
        ...satu,
        catatan: null,
        pada: new Date(saat.getTime() - (nilai.length - ke) * jeda).toISOString(),
        semula: lama ? { nilai: lama.nilai, dicoret: lama.dicoret !== null } : null,
      };
    });
    const lembar = {
      ...tanpaIsi,
      versi: versi.id,
      batas,
      bersama: rujukan.map(({ nama, uuid }) => ({ nama, uuid })),
      sel,
    };
    const hasil = hasilTertulis(
      hasilDari(keadaanLembar([...baris, { ...baris.at(-1)!, aksi: 'isiLembar', lembar }])),
    );
    return { ...lembar, hasil, hasilServer: hasil };
  }

  type Tertulis = { kunci: string; nilai: string; dicoret?: TulisSel['dicoret'] };
  function bagianDari(yang: 'awal' | 'akhir' | 'perbaikan'): Tertulis[] {
    const terakhir = masukanTerakhir(versi);
    // Of a series the first weighing is made before its timer is begun.
    const milik = ({ kunci }: Tertulis) => uraiKunci(kunci).nama === terakhir.nama;
    const kemudian = (satu: Tertulis) =>
      milik(satu) && !(terakhir.jenis === 'seri' && uraiKunci(satu.kunci).butir === '1');
    if (yang === 'perbaikan') {
      // What was dried to constant weight is not weighed again for a question.
      const lainnya = terakhir.jenis === 'seri' ? terukur.filter((satu) => !milik(satu)) : terukur;
      const lagi = diukurLagi(lainnya.at(-1)!, terakhir);
      // Everything else is confirmed as it was (BEYOND-16).
      const dipastikan = Object.entries(keadaan().isian).flatMap(([kunci, { nilai, dicoret }]) =>
        nilai === '' || dicoret || kunci === lagi.kunci ? [] : { kunci, nilai },
      );
      return [lagi, ...dipastikan];
    }
    if (yang === 'awal') return terukur.filter((satu) => !kemudian(satu));
    const { coret } = naskah;
    const dicoret = terukur.find(({ kunci }) => kunci === coret?.kunci);
    return [
      ...terukur.filter(kemudian),
      ...(coret && dicoret
        ? [{ ...dicoret, dicoret: { alasan: coret.alasan, keterangan: coret.keterangan } }]
        : []),
    ];
  }

  function tulisPengingat(yang: 'ingatkan' | 'selesai', saat: Date, berlanjut: boolean): LembarTersimpan {
    const { label, kunci, jam } = ditunggu(versi)!;
    const berjalan = keadaan().pengingat.at(-1);
    const pengingat: Pengingat =
      yang === 'selesai' && berjalan
        ? PengingatSchema.parse({ ...berjalan, selesai: saat.toISOString() })
        : {
            uuid: idPada(saat, 30),
            label,
            kunci,
            mulai: saat.toISOString(),
            jatuh: (berlanjut ? new Date(saat.getTime() + jam * 60 * menit) : jatuh(jam)).toISOString(),
            selesai: null,
          };
    return { ...tanpaIsi, pengingat: [pengingat] };
  }

  return {
    /** What this act writes into the sheet, if anything. */
    lakukan({ aksi, bagian, saat, berlanjut }: Kegiatan): LembarTersimpan | null {
      if (aksi === 'mulai') mulai();
      if (aksi === 'batalkan') baris = [];
      if (!bagian) return null;
      const lembar =
        bagian === 'ingatkan' || bagian === 'selesai'
          ? tulisPengingat(bagian, saat, berlanjut)
          : tulisSel(bagian, saat);
      simpan(aksi, lembar);
      return lembar;
    },
    /** The final report as 'Buat laporan akhir' fills it, `lama` being the one before it. */
    laporan(lama: string): { isi: string; hasilPengujian: string } {
      const kini = keadaan();
      const hasil = hasilDari(kini);
      if (hasil.hasil.jenis !== 'nilai') throw new Error(`no result of ${uji.kd} for ${sampel}`);
      const blok = laporanLembar({ versi, keadaan: kini, hasil, bersama: rujukan.map(({ kata }) => kata) });
      return { isi: laporanDiganti(lama, blok), hasilPengujian: hasil.hasil.tampil };
    },
    /** What the sheet says of its result by now. */
    pernyataan(): Pernyataan | null {
      return keadaan().versi === null ? null : pernyataanDari(isi, hasilDari(keadaan()));
    },
  };
}

/** A cell that its supervisor asked about, read once more: a little different, a word the same. */
function diukurLagi<S extends { nilai: string }>(sel: S, masukan: Masukan): S {
  const [bulat = '', pecahan = ''] = sel.nilai.split(',');
  if (masukan.jenis === 'pilihan' || !/^\d+$/.test(bulat)) return sel;
  const naik = String(BigInt(bulat + pecahan) + 2n).padStart(pecahan.length + 1, '0');
  const nilai = pecahan ? `${naik.slice(0, -pecahan.length)},${naik.slice(-pecahan.length)}` : naik;
  return { ...sel, nilai };
}
