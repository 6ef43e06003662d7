import { formatDateTime } from '#domain/core/format.ts';
import { putusan, type Baris, type HasilLembar, type NilaiBaris } from './hasil.ts';
import type { KeadaanLembar } from './keadaan.ts';
import { sebutPengenceran, sebutSel, uraiKunci } from './kunci.ts';
import type { aturanKeputusan, IsiLembar, Masukan } from './schema.ts';
import { tampilSel, type Isian, type Sel } from './sel.ts';

export const namaAturanKeputusan: Record<(typeof aturanKeputusan)[number], string> = {
  penerimaanSederhana: 'penerimaan sederhana',
  pitaPengaman: 'pita pengaman',
};

/** What a report is filled with from a sheet. */
type DasarLaporan = {
  versi: { nomor: number; isi: IsiLembar };
  keadaan: Pick<KeadaanLembar, 'isian'>;
  hasil: HasilLembar;
  /** The shared data it refers to, in words: 'Kurva baku Fe: 24 November 2026, Sri'. */
  bersama: readonly string[];
};

const aman = (teks: string): string =>
  teks.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const kepala = (nomor: number): string => `Lembar kerja versi ${nomor}`;
const akhirBlok = '<p>Akhir lembar kerja.</p>';
// Its author may have gone on writing behind its last words.
const polaBlok =
  /<h3>Lembar kerja versi \d+<\/h3>(?:(?!<h3>Lembar kerja versi ).)*?<p>Akhir lembar kerja\.(<\/p>)?/s;

/**
 * The text of a report as a sheet fills it (BEYOND-14): what was measured, how it was computed, what it came to, what it is
 * against its limit, and what was crossed out and why. Only what the editor of reports can make.
 */
export function laporanLembar(dasar: DasarLaporan): string {
  const { versi, keadaan, hasil, bersama } = dasar;
  const { isi } = versi;
  return [
    `<h3>${kepala(versi.nomor)}</h3>`,
    waktuUji(keadaan.isian),
    tabel(
      ['Masukan', 'Nilai'],
      isi.perSampel.map((masukan) => [namaBaris(masukan), isiSel(masukan, 0, keadaan.isian)]),
    ),
    tabelUlangan(dasar),
    daftar(hasil.akhir.map((baris) => `${aman(baris.label)}: ${nilaiBaris(baris)}`)),
    ...kalimatHasil(dasar),
    coretan(isi, keadaan.isian),
    daftar(
      [
        ...bersama,
        ...isi.tetapan.map(({ label, nilai, satuan }) => denganSatuanAda(`${label}: ${nilai}`, satuan)),
      ].map(aman),
    ),
    akhirBlok,
  ].join('');
}

/**
 * The same in a report that was sent back: the table of then gives way, what its author wrote around it stays. Where its
 * end was deleted nobody can tell the two apart: both stay, and its author sees them.
 */
export const laporanDiganti = (lama: string, blok: string): string =>
  polaBlok.test(lama)
    ? lama.replace(polaBlok, (_lama, tutup?: string) => (tutup ? blok : `${blok}<p>`))
    : lama + blok;

const paragraf = (teks: string): string => `<p>${teks}</p>`;
const daftar = (butir: readonly string[]): string =>
  butir.length === 0 ? '' : `<ul>${butir.map((satu) => `<li><p>${satu}</p></li>`).join('')}</ul>`;
function tabel(judul: readonly string[], baris: readonly (readonly string[])[]): string {
  if (baris.length === 0) return '';
  const sel = (jenis: 'th' | 'td') => (isi: string) => `<${jenis}><p>${isi}</p></${jenis}>`;
  const deret = (jenis: 'th' | 'td', isi: readonly string[]) => `<tr>${isi.map(sel(jenis)).join('')}</tr>`;
  return `<table><tbody>${deret('th', judul)}${baris.map((satu) => deret('td', satu)).join('')}</tbody></table>`;
}

const denganSatuanAda = (teks: string, satuan: string | null): string =>
  satuan ? `${teks} ${satuan}` : teks;
const namaBaris = ({ label, satuan }: { label: string; satuan: string | null }): string =>
  aman(satuan ? `${label} (${satuan})` : label);

/** The first and the last cell (ISO/IEC 17025, 7.8.2.1 h). */
function waktuUji(isian: Isian): string {
  const pada = Object.values(isian)
    .filter(({ nilai }) => nilai !== '')
    .map((sel) => sel.pada)
    .toSorted();
  const [awal, akhir] = [pada[0], pada.at(-1)];
  return awal ? paragraf(`Diukur ${formatDateTime(awal)} sampai ${formatDateTime(akhir)}.`) : '';
}

const isiDari = ({ nilai, dicoret }: Sel): string =>
  dicoret ? `<s>${aman(tampilSel(nilai))}</s>` : aman(tampilSel(nilai));

/** All cells of one input in one replicate: one value, weighings in their order, plates by their dilution. */
function isiSel({ nama, jenis }: Masukan, ulangan: number, isian: Isian): string {
  const milik = Object.entries(isian)
    .map(([kunci, sel]) => ({ ...uraiKunci(kunci), sel }))
    .filter((satu) => satu.nama === nama && satu.ulangan === ulangan && satu.sel.nilai !== '');
  const urut = milik.toSorted((a, b) =>
    (a.butir ?? '').localeCompare(b.butir ?? '', 'id', { numeric: true }),
  );
  if (jenis !== 'cawan') return urut.map(({ sel }) => isiDari(sel)).join('; ');
  const per = Map.groupBy(urut, ({ butir }) => Number((butir ?? '').split('-')[0]));
  return [...per]
    .map(
      ([pangkat, cawan]) =>
        `${sebutPengenceran(pangkat)}: ${cawan.map(({ sel }) => isiDari(sel)).join(', ')}`,
    )
    .join('; ');
}

function nilaiBaris({ nilai, satuan }: { nilai: NilaiBaris; satuan: string | null }): string {
  if (nilai.jenis === 'belum') return '-';
  return aman(nilai.jenis === 'nilai' ? denganSatuanAda(nilai.tampil, satuan) : nilai.kalimat);
}

function tabelUlangan({ versi: { isi }, keadaan, hasil }: DasarLaporan): string {
  const { ulangan } = hasil;
  const garis = (nama: string, baris: readonly Baris[]): string => {
    const ada = baris.find((satu) => satu.nama === nama);
    return ada ? nilaiBaris({ ...ada, satuan: null }) : '-';
  };
  if (isi.perUlangan.length === 0) return '';
  return tabel(
    ['Ulangan', ...ulangan.map(({ nomor, dicoret }) => `${nomor}${dicoret ? ' (dicoret)' : ''}`)],
    [
      ...isi.perUlangan.flatMap((masukan) => {
        const sel = ulangan.map(({ nomor }) => isiSel(masukan, nomor, keadaan.isian));
        // What may stay empty and did, as a burette that was not filled again, is no line.
        return sel.some(Boolean) ? [[namaBaris(masukan), ...sel]] : [];
      }),
      ...isi.rumusUlangan.map((rumus) => [
        namaBaris(rumus),
        ...ulangan.map(({ baris }) => garis(rumus.nama, baris)),
      ]),
    ],
  );
}

function kalimatHasil({ versi: { isi }, hasil }: DasarLaporan): string[] {
  const { n, kriteria, perbandingan, ketidakpastian } = hasil;
  const nilai = [
    nilaiBaris({ nilai: hasil.hasil, satuan: isi.satuanHasil }),
    ketidakpastian && aman(ketidakpastian),
  ];
  const banyak =
    isi.perUlangan.length > 0
      ? ` n = ${n.dipakai} dari ${n.diukur}${n.dicoret > 0 ? `, ${n.dicoret} dicoret` : ''}.`
      : '';
  return [
    paragraf(`<strong>Hasil: ${nilai.filter(Boolean).join(' ')}</strong>${banyak}`),
    ...kriteria.map((satu) =>
      paragraf(
        aman(
          `${satu.label}: ${satu.nilai ?? '-'} (syarat ${satu.syarat}${satu.terpenuhi === false ? ', tidak terpenuhi' : ''}).`,
        ),
      ),
    ),
    ...(perbandingan
      ? [
          paragraf(
            aman(
              [
                `${perbandingan.batas.nama} ${perbandingan.syarat}: ${putusan[perbandingan.putusan]}`,
                perbandingan.dibandingkan && `dibandingkan sebagai ${perbandingan.dibandingkan}`,
                perbandingan.mengapa,
                `aturan keputusan ${namaAturanKeputusan[isi.aturanKeputusan]}`,
              ]
                .filter(Boolean)
                .join('; ') + '.',
            ),
          ),
        ]
      : []),
  ];
}

/** A deviation that the report names (ISO/IEC 17025, 7.8.2.1 n). */
function coretan(isi: IsiLembar, isian: Isian): string {
  const dicoret = Object.entries(isian).flatMap(([kunci, sel]) => (sel.dicoret ? [{ kunci, sel }] : []));
  if (dicoret.length === 0) return '';
  return (
    paragraf('Nilai yang dicoret:') +
    daftar(
      dicoret.map(
        ({ kunci, sel }) =>
          `${aman(sebutSel(isi, kunci))}: ${isiDari(sel)}, ${aman(`${sel.dicoret!.alasan}, ${sel.dicoret!.keterangan}`)}`,
      ),
    )
  );
}
