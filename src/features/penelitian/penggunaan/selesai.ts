import { check, type Verdict } from '#domain/core/workflow.ts';
import { formatRupiah } from '#domain/core/format.ts';
import type { Actor } from '#domain/core/roles.ts';
import { belumDapatSelesai } from '#domain/penelitian/keadaan.ts';
import { keadaanPenelitian } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import type { FieldErrors } from '#kit/field/field-errors.ts';

/** How many tools are broken and not replaced (GAP-146). */
export const jumlahRusak = ({ pengembalianAlat }: Pick<Penelitian, 'pengembalianAlat'>): number =>
  pengembalianAlat.reduce((sum, { jlhRusak }) => sum + jlhRusak, 0);

/** What an officer must see to before they can say the end, told before they try, by the rule it is judged by (LABORAN-22, CONF-41). */
export function halanganSelesai(record: Penelitian): { judul: string; isi: string } | null {
  const keadaan = keadaanPenelitian(record);
  const terbuka = belumDapatSelesai(keadaan);
  if (terbuka === null) return null;
  const hanyaAlat = belumDapatSelesai({ ...keadaan, alatBelumKembali: 0 }) === null;
  return {
    judul: hanyaAlat ? 'Perbarui status pengembalian alat lebih dahulu' : 'Belum dapat dinyatakan selesai',
    isi: hanyaAlat ? `${terbuka} Catat di tab Pengembalian alat.` : terbuka,
  };
}

/** What an officer's word on the end needs: nothing open any more, and a reason for each broken tool (CONF-40, GAP-146). */
export function selesaiKeliru(catatan: string, record: Penelitian): FieldErrors {
  const terbuka = belumDapatSelesai(keadaanPenelitian(record));
  return {
    ...(terbuka === null ? {} : { selesai: terbuka }),
    ...(jumlahRusak(record) > 0 && catatan.trim() === ''
      ? { catatan: 'Jelaskan mengapa alat yang rusak tidak perlu diganti.' }
      : {}),
  };
}

/** What the end does that nobody takes back (GAP-149). */
export const akibatSelesai = ({ pembayaran: { kredit } }: Pick<Penelitian, 'pembayaran'>): string =>
  `Penggunaan ditutup untuk seterusnya: penambahan tidak dapat dicatat lagi${
    kredit > 0 ? `, dan sisa kredit ${formatRupiah(kredit)} menjadi pengembalian deposit` : ''
  }.`;

/** Whether this officer may say the end at all; what is still open is told when they try (CONF-40). */
export function bolehSelesai(record: Penelitian, actor: Actor): Verdict {
  const keadaan = keadaanPenelitian(record);
  const verdict = check(penelitianWorkflow, 'selesaikan', keadaan, actor);
  return !verdict.ok && verdict.reason === belumDapatSelesai(keadaan) ? { ok: true } : verdict;
}

/** Everything but the survey is in order: it is what its registrant does now (USAGE-26, GAP-107). */
export const surveiDahulu = (record: Penelitian, actor: Actor): boolean =>
  record.flagSudahSurvei === 0 &&
  !check(penelitianWorkflow, 'mintaSelesai', keadaanPenelitian(record), actor).ok &&
  check(penelitianWorkflow, 'mintaSelesai', keadaanPenelitian({ ...record, flagSudahSurvei: 1 }), actor).ok;
