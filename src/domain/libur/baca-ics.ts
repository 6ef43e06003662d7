import { addDays } from '#domain/core/clock.ts';

/*
 * What a calendar file (RFC 5545) says of whole days, and no more of it: an Admin brings in one such file a year. Anything
 * with a time, a rule or no day at all is named with the reason why it is left out, never guessed.
 */

/** A whole day of an appointment. `perayaan`: it says of itself that it may be no day off, or that its day is not sure yet. */
type HariKalender = { tanggal: string; nama: string; perayaan: boolean };
/** An appointment that gives no days, and why. */
export type Dilewati = { nama: string; alasan: string };
export type IsiKalender = { hari: HariKalender[]; dilewati: Dilewati[] };

/** A file that is none, in words for its reader. */
export class BukanKalender extends Error {}

/** No holiday is longer, Lebaran with all its 'cuti bersama' neither. */
const terpanjang = 31;

/** What calendars call days that many have no day off on, or that the moon has not settled yet. */
const belumTentuLibur = /perayaan|observance|belum pasti|tentati[fv]e?|ramadan/i;

type Properti = { nama: string; parameter: string; nilai: string };

/** 'DTSTART;VALUE=DATE:20270209'; a colon within quotes is of a parameter. */
function propertiDari(baris: string): Properti | null {
  const [, nama, parameter, nilai] = /^([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/s.exec(baris) ?? [];
  return nama === undefined ? null : { nama: nama.toUpperCase(), parameter: parameter!, nilai: nilai! };
}

/** Text as it was before its file escaped it; a line break is a space, in a name. */
const teksDari = (nilai: string): string =>
  nilai
    .replaceAll(/\\([nN\\;,])/g, (_, satu: string) => (satu.toLowerCase() === 'n' ? ' ' : satu))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** '2027-02-09' of '20270209', if there is such a day. */
function tanggalDari(nilai: string): string | null {
  const [, tahun, bulan, hari] = /^(\d{4})(\d\d)(\d\d)$/.exec(nilai.trim()) ?? [];
  const tanggal = `${tahun}-${bulan}-${hari}`;
  const saat = Date.parse(`${tanggal}T12:00:00Z`);
  return !Number.isNaN(saat) && new Date(saat).toISOString().startsWith(tanggal) ? tanggal : null;
}

/** The appointments of a file, each with its own properties; those of alarms within it are not. */
function acaraDari(teks: string): Properti[][] {
  // A long line goes on in the next one after a space.
  const baris = teks
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]/g, '')
    .split('\n');
  if (
    baris
      .find((satu) => satu.trim() !== '')
      ?.trim()
      .toUpperCase() !== 'BEGIN:VCALENDAR'
  )
    throw new BukanKalender('Ini bukan file kalender. Pilih file .ics yang diunduh dari aplikasi kalender.');
  const acara: Properti[][] = [];
  const terbuka: string[] = [];
  for (const satu of baris) {
    const properti = propertiDari(satu);
    if (!properti) continue;
    const { nama, nilai } = properti;
    const bagian = nilai.trim().toUpperCase();
    if (nama === 'BEGIN') {
      terbuka.push(bagian);
      if (bagian === 'VEVENT') acara.push([]);
    } else if (nama === 'END') {
      if (terbuka.pop() !== bagian) throw terpotong();
    } else if (terbuka.at(-1) === 'VEVENT') acara.at(-1)!.push(properti);
  }
  if (terbuka.length > 0) throw terpotong();
  return acara;
}

const terpotong = () =>
  new BukanKalender('File kalender ini rusak atau terpotong. Unduh lagi, lalu pilih filenya.');

/** The days of one appointment, or why there are none. */
function hariDariAcara(acara: readonly Properti[], nama: string): string[] | { alasan: string } {
  const satu = (dicari: string) => acara.find((properti) => properti.nama === dicari);
  const mulai = satu('DTSTART');
  if (nama === '') return { alasan: 'tanpa nama' };
  if (satu('STATUS')?.nilai.trim().toUpperCase() === 'CANCELLED') return { alasan: 'dibatalkan' };
  if (!mulai) return { alasan: 'tanpa tanggal' };
  if (satu('RRULE') || satu('RDATE') || satu('RECURRENCE-ID')) return { alasan: 'acara berulang' };
  if (/T\d/.test(mulai.nilai)) return { alasan: 'acara dengan jam, bukan sehari penuh' };
  const awal = tanggalDari(mulai.nilai);
  if (!awal) return { alasan: 'tanggalnya tidak dapat dibaca' };
  const durasi = /^P(?:(\d{1,3})D|(\d{1,2})W)$/.exec(satu('DURATION')?.nilai.trim() ?? '');
  const selesai = satu('DTEND');
  // The day it ends on is the first one after it.
  const akhir = selesai
    ? tanggalDari(selesai.nilai)
    : addDays(awal, durasi ? Number(durasi[1] ?? Number(durasi[2]) * 7) : 1);
  if (!akhir) return { alasan: 'tanggal selesainya tidak dapat dibaca' };
  const hari = [awal];
  for (let lagi = addDays(awal, 1); lagi < akhir; lagi = addDays(lagi, 1)) {
    if (hari.length === terpanjang) return { alasan: `lebih dari ${terpanjang} hari` };
    hari.push(lagi);
  }
  return hari;
}

/** Reads a calendar file. Throws BukanKalender for what is none, or is broken off. */
export function bacaKalender(teks: string): IsiKalender {
  const isi: IsiKalender = { hari: [], dilewati: [] };
  for (const acara of acaraDari(teks)) {
    const kata = (dicari: string) =>
      teksDari(acara.find((properti) => properti.nama === dicari)?.nilai ?? '');
    const nama = kata('SUMMARY');
    const hari = hariDariAcara(acara, nama);
    if ('alasan' in hari) isi.dilewati.push({ nama, alasan: hari.alasan });
    else {
      const perayaan = belumTentuLibur.test(`${nama} ${kata('DESCRIPTION')}`);
      isi.hari.push(...hari.map((tanggal) => ({ tanggal, nama, perayaan })));
    }
  }
  return isi;
}
