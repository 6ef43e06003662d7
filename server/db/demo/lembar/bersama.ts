import { labDay } from '#domain/core/clock.ts';
import { sebutData } from '#domain/lembar-kerja/bersama.ts';
import { isianDari, type Isian } from '#domain/lembar-kerja/sel.ts';
import type { Bersama } from '#domain/lembar-kerja/schema.ts';
import type { dataBersama } from '#server/db/tables/lembar-kerja.ts';
import { acakDari } from '#server/db/demo/acak.ts';
import { akunDari } from '#server/db/demo/akun.ts';
import type { VersiPeragaan } from '#server/db/demo/versi-lembar.ts';
import { demoAccounts } from '#server/demo/accounts.ts';
import { idPada, type Kalender } from '#server/db/demo/waktu.ts';
import { ukur } from './ukur.ts';

type DataBersama = typeof dataBersama.$inferInsert;

/** What a sheet refers to: data of this name, with their cells and how a report calls them. */
export type Rujukan = { nama: string; uuid: string; isian: Isian; kata: string };

/**
 * The data shared by the sheets of the demo: measured for a test on the first morning of a working week by whoever needs
 * them first. Gives what a sheet refers to, and in the end the rows of all of them.
 */
export function dataBersamaPeragaan(kalender: Kalender) {
  const rows = new Map<string, DataBersama>();
  const koreksi: DataBersama[] = [];

  function catat(versi: VersiPeragaan, jenis: Bersama, hari: number, analis: string): DataBersama {
    const kunci = `${versi.id} ${jenis.nama} ${hari}`;
    const ada = rows.get(kunci);
    if (ada) return ada;
    const saat = kalender.saat(hari, 7 * 60 + 20 + versi.isi.bersama.indexOf(jenis));
    const contoh = versi.contoh.bersama.find(({ nama }) => nama === jenis.nama)?.isian ?? [];
    const sel = ukur(jenis, contoh, {
      acak: acakDari(`${jenis.label} ${hari}`),
      ...(jenis.jenis === 'kurvaBaku' && { sebar: 0.008 }),
    });
    const row: DataBersama = {
      id: idPada(saat, rows.size % 500),
      versiId: versi.id,
      nama: jenis.nama,
      tanggal: labDay(saat),
      isian: isianDari(
        sel.map((satu, ke) => ({
          ...satu,
          dicoret: null,
          catatan: null,
          pada: new Date(saat.getTime() - (sel.length - ke) * 60_000).toISOString(),
        })),
      ),
      keterangan: null,
      aktorId: akunDari(analis).uuid,
      dibuatPada: saat,
      createdAt: saat,
    };
    rows.set(kunci, row);
    return row;
  }

  return {
    /** Of the week of a day; `dikoreksi` is the day on which a point that was mistyped is found. */
    rujuk(versi: VersiPeragaan, hari: number, analis: string, dikoreksi?: number): Rujukan[] {
      return versi.isi.bersama.map((jenis) => {
        const row = catat(versi, jenis, Math.ceil(hari / 5) * 5, analis);
        if (dikoreksi !== undefined) {
          koreksi.push(terkoreksi(row, kalender.saat(dikoreksi, 9 * 60)));
          row.isian = salahTulis(row.isian);
        }
        const kata = `${jenis.label}: ${sebutData({ ...row, keterangan: null, user: pengukur(row) })}`;
        return { nama: jenis.nama, uuid: row.id, isian: row.isian, kata };
      });
    },
    semua: (): DataBersama[] => [...rows.values(), ...koreksi],
  };
}

const pengukur = ({ aktorId }: DataBersama) => demoAccounts.find(({ uuid }) => uuid === aktorId)!;

/** The last of its cells with two digits of it in the wrong order. */
function salahTulis(isian: Isian): Isian {
  const [kunci, sel] = Object.entries(isian).findLast(([, { nilai }]) => /(\d)(?!\1)\d$/.test(nilai))!;
  return { ...isian, [kunci]: { ...sel, nilai: sel.nilai.replace(/(\d)(\d)$/, '$2$1') } };
}

const terkoreksi = (row: DataBersama, saat: Date): DataBersama => ({
  ...row,
  id: idPada(saat, 40),
  gantikanId: row.id,
  alasan: 'Satu titik baku salah tulis; dibaca ulang dari cetakan alat.',
  dibuatPada: saat,
  createdAt: saat,
});
