import { and, eq, inArray, isNotNull, isNull, lt, ne, not, or, sql, type SQL } from 'drizzle-orm';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { kodeAkhir } from '#domain/penelitian/workflow.ts';
import { pengembalianWorkflow } from '#domain/pengembalian/workflow.ts';
import { kodeBerakhir } from '#domain/pengujian/workflow.ts';
import { suratWorkflow } from '#domain/surat/workflow.ts';
import type { Db } from '#server/core/database.ts';
import type { Showing, Transaction } from '#server/core/implement.ts';
import { inTransaction } from '#server/core/journal.ts';
import type { Sweep } from '#server/core/retention.ts';
import { closeAllSessions } from '#server/core/session.ts';
import { tellOfPerson } from '#server/core/showing.ts';
import { traceUncalled } from '#server/core/trace.ts';
import { buktiPembayaran, invoice, pengembalian } from '#server/db/tables/pembayaran.ts';
import { pendaftaran, tautanStatus } from '#server/db/tables/pendaftaran.ts';
import { langgananKabar } from '#server/db/tables/kiriman.ts';
import { pengguna, permintaanPerbaikan } from '#server/db/tables/pengguna.ts';
import { perangkat } from '#server/db/tables/sync.ts';
import { simpanKepada } from '#server/modules/pembayaran/perubahan.ts';
import { announceAkun } from './perubahan.ts';

/** What the trail calls it; nobody makes the call. */
const tindakanKosongkan = 'RETENTION_YEARS';
/** What a person is called from then on wherever they still stand. */
const namaDihapus = 'Akun dihapus';
/** Each one is told to every device that shows them: few at a time, so that nobody waits. */
const perLangkah = 20;

type Orang = typeof pengguna.$inferSelect;
/** Who holds work that they may not do (GAP-131), and everything that shows people. */
type Kinds = { tertahan: SQL; showing: readonly Showing[] };
type Emptying = Transaction & { received: Date };

/**
 * Empties the personal data of people who have nothing open and did nothing for RETENTION_YEARS (GAP-175). What was issued, what
 * was paid and the trail stay. Without the setting nothing is emptied.
 */
export const kosongkanLama = (kinds: Kinds): Sweep => ({
  name: 'data pribadi',
  step: async ({ db, clock, config: { RETENTION_YEARS } }, limit) => {
    if (RETENTION_YEARS === undefined) return 0;
    const sebelum = clock.now();
    sebelum.setUTCFullYear(sebelum.getUTCFullYear() - RETENTION_YEARS);
    let done = 0;
    while (done < Math.min(limit, perLangkah) && (await kosongkanSatu(db, sebelum, clock.now(), kinds)))
      done += 1;
    return done;
  },
});

/** One person in a transaction of their own; false when nobody is left. What another process has under way is left to that. */
const kosongkanSatu = (
  db: Db,
  sebelum: Date,
  received: Date,
  { tertahan, showing }: Kinds,
): Promise<boolean> =>
  inTransaction(db, async (tx, journal) => {
    const [orang] = await tx
      .select()
      .from(pengguna)
      .where(and(lama(sebelum), selesai(tx), tidakBertugas(tertahan)))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!orang) return false;
    const emptying = { db: tx, journal, received };
    await kosongkan(emptying, orang);
    // Without a word of what was there.
    traceUncalled(emptying, tindakanKosongkan, {
      jenis: 'pengguna',
      record: orang.id,
      rev: orang.rev + 1,
      perubahan: { dikosongkanPada: [null, received.toISOString()] },
    });
    announceAkun(emptying, orang.id);
    await tellOfPerson(emptying, showing, orang.id);
    return true;
  });

/** Of an account that is still one: no use, no act, no change of it or of a submission of theirs since then. */
const lama = (sebelum: Date): SQL | undefined => {
  const sejak = sebelum.toISOString();
  return and(
    isNull(pengguna.dikosongkanPada),
    lt(pengguna.updatedAt, sebelum),
    or(isNull(pengguna.dipakaiPada), lt(pengguna.dipakaiPada, sebelum)),
    // Sessions that were open before their use was kept with the person.
    sql`not exists (select 1 from sesi where pengguna_id = ${pengguna.id} and last_used_at >= ${sejak}::timestamptz)`,
    sql`not exists (select 1 from audit where pengguna_id = ${pengguna.id} and diterima_pada >= ${sejak}::timestamptz)`,
    sql`not exists (select 1 from pendaftaran where pendaftar_id = ${pengguna.id} and updated_at >= ${sejak}::timestamptz)`,
    sql`not exists (select 1 from surat where pemohon_id = ${pengguna.id} and updated_at >= ${sejak}::timestamptz)`,
  );
};

/** No submission under way, no invoice to pay or to check, no money to give back, no letter to decide, no request to answer. */
function selesai(db: Db): SQL | undefined {
  const { belumLunas, verifikasi } = invoiceWorkflow.states;
  const uang = (table: typeof invoice | typeof pengembalian, kode: number[]) =>
    sql`exists (select 1 from ${table} join pendaftaran k on k.id = ${table.pendaftaranId}
      where k.pendaftar_id = ${pengguna.id} and ${inArray(table.kdStatus, kode)})`;
  const berjalan = or(
    and(eq(pendaftaran.jenis, 'pengujian'), not(inArray(pendaftaran.kdStatus, [...kodeBerakhir]))),
    and(eq(pendaftaran.jenis, 'penelitian'), not(inArray(pendaftaran.kdStatus, [...kodeAkhir]))),
  );
  return and(
    sql`not exists (${db
      .select({ satu: sql`1` })
      .from(pendaftaran)
      .where(and(eq(pendaftaran.pendaftarId, pengguna.id), berjalan))})`,
    not(uang(invoice, [belumLunas.code, verifikasi.code])),
    not(uang(pengembalian, [pengembalianWorkflow.states.belum.code])),
    sql`not exists (select 1 from surat where pemohon_id = ${pengguna.id} and kd_status = ${suratWorkflow.states.diajukan.code})`,
    sql`not exists (select 1 from permintaan_perbaikan where pengguna_id = ${pengguna.id} and dijawab_pada is null)`,
  );
}

const petugas = and(isNotNull(pengguna.role), ne(pengguna.role, 'Pendaftar'));

/** An officer stays until an Admin has ended their account and somebody else has what they held (GAP-131). */
const tidakBertugas = (tertahan: SQL): SQL | undefined =>
  and(not(and(petugas, eq(pengguna.flagAktif, true))!), not(tertahan));

async function kosongkan({ db, received }: Emptying, orang: Orang): Promise<void> {
  const { id, role } = orang;
  // Records of the work must say who did it for as long as they are kept (ISO/IEC 17025, 7.5.1).
  const nama = role === null || role === 'Pendaftar' ? namaDihapus : orang.nama;
  const kosong = { nama, noInduk: null, alamat: null, npwp: null };
  await simpanKepada({ db }, orang, kosong);
  const milik = db.select({ id: pendaftaran.id }).from(pendaftaran).where(eq(pendaftaran.pendaftarId, id));
  const ditagih = db.select({ id: invoice.id }).from(invoice).where(inArray(invoice.pendaftaranId, milik));
  await db
    .update(buktiPembayaran)
    .set({ noRekening: '', namaBank: '', namaPemilikRekening: '' })
    .where(inArray(buktiPembayaran.invoiceId, ditagih));
  await db
    .update(pengembalian)
    .set({ noRekeningTujuan: null, namaBankTujuan: null, namaPemilikRekeningTujuan: null })
    .where(inArray(pengembalian.pendaftaranId, milik));
  await db.delete(tautanStatus).where(inArray(tautanStatus.pendaftaranId, milik));
  await db.delete(permintaanPerbaikan).where(eq(permintaanPerbaikan.penggunaId, id));
  // The address that was refused may stand there, and what they agreed to.
  await db.delete(langgananKabar).where(eq(langgananKabar.penggunaId, id));
  await db.delete(perangkat).where(eq(perangkat.penggunaId, id));
  await closeAllSessions(db, id);
  await db
    .update(pengguna)
    .set({
      // Who signs in with the old account of the provider is somebody new here.
      sub: `dihapus:${id}`,
      email: '',
      ...kosong,
      foto: null,
      noHp: null,
      catatanVerifikasi: null,
      flagAktif: false,
      dikosongkanPada: received,
      rev: orang.rev + 1,
      updatedAt: received,
    })
    .where(eq(pengguna.id, id));
}
