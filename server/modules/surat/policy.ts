import { and, eq, exists, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { refusal } from '#domain/core/errors.ts';
import type { Actor } from '#domain/core/roles.ts';
import { codesFrom } from '#domain/core/workflow.ts';
import { putusanSurat as nilaiPutusan } from '#domain/surat/keadaan.ts';
import { suratWorkflow } from '#domain/surat/workflow.ts';
import type { Db } from '#server/core/database.ts';
import type { Standing } from '#server/core/implement.ts';
import { menungguPeran } from '#server/core/list.ts';
import { forLaboratory, forPerson, forRole } from '#server/core/trace.ts';
import { putusanSurat, surat } from '#server/db/tables/surat.ts';

/** The code at which a letter is decided. */
const menungguPutusan = codesFrom(suratWorkflow, 'setujuiLaboran');

/** A decision row of this letter that fits. */
export const adaPutusan = (db: Db, where: SQL | undefined): SQL =>
  exists(
    db
      .select({ satu: sql`1` })
      .from(putusanSurat)
      .where(and(eq(putusanSurat.suratId, surat.id), where)),
  );

const memuatLaboratorium = (db: Db, ids: readonly number[]): SQL =>
  adaPutusan(db, inArray(putusanSurat.laboratoriumId, [0, ...ids]));

/**
 * Nobody of the laboratory of a decision row can decide it: no active, verified Laboran has it but the applicant, and but
 * this person where one is named. Judged as things stand now (GAP-132).
 */
const tanpaLaboranSelain = (person: string | null) => sql<boolean>`not exists (
  select 1 from pengguna g join otoritas o on o.pengguna_id = g.id
  where o.laboratorium_id = ${putusanSurat.laboratoriumId} and g.role = 'Laboran' and g.flag_aktif
    and g.kd_status_verifikasi = 1 and g.id <> ${surat.pemohonId} ${person ? sql`and g.id <> ${person}` : sql``})`;
export const tanpaLaboran = tanpaLaboranSelain(null);

/** Whether anything of a letter is left for a payment officer to decide. */
export const sisaPetugas = (db: Db): SQL =>
  adaPutusan(
    db,
    and(
      eq(putusanSurat.flagVerif, nilaiPutusan.belum),
      or(isNull(putusanSurat.laboratoriumId), tanpaLaboran),
    ),
  );

/** A letter after which its applicant has applied for none. */
export const terbaru = sql<boolean>`not exists (select 1 from surat kemudian where kemudian.pemohon_id = ${surat.pemohonId}
  and (kemudian.diterima_pada, kemudian.id) > (${surat.diterimaPada}, ${surat.id}))`;

/**
 * Who may see which letter (GAP-111, GAP-132): Admin and every payment officer all, a Laboran those that list a laboratory
 * of theirs, everybody their own.
 */
export const terlihat = {
  sendiri: (actor: Actor): SQL => eq(surat.pemohonId, actor.uuid),
  petugas: (db: Db, actor: Actor): SQL | undefined => {
    if (actor.role === 'Admin' || actor.role === 'Petugas pembayaran') return undefined;
    return actor.role === 'Laboran' ? memuatLaboratorium(db, actor.laboratorium) : sql`false`;
  },
  semua: (db: Db, actor: Actor): SQL | undefined => {
    const petugas = terlihat.petugas(db, actor);
    return petugas && or(terlihat.sendiri(actor), petugas);
  },
};

const pembaca: readonly string[] = ['Laboran', 'Petugas pembayaran', 'Admin'];

/** Refuses with 403 who has no list of letters of other people (GAP-111). */
export function harusPembaca({ role }: Actor): void {
  if (!pembaca.includes(role))
    throw refusal.forbidden('Daftar surat hanya untuk laboran, petugas pembayaran, dan Admin.');
}

/** What this person keeps on their devices: own letters, and those that are open for their role (offline.md section 1). */
export const disimpan = (db: Db, actor: Actor): SQL => {
  const petugas = actor.role === 'Laboran' || actor.role === 'Petugas pembayaran';
  const terbuka = and(inArray(surat.kdStatus, menungguPutusan), terlihat.petugas(db, actor));
  return petugas ? or(terlihat.sendiri(actor), terbuka)! : terlihat.sendiri(actor);
};

/** The letters on which nobody but this person could decide for one of these laboratories (GAP-132). */
export const bergantungPada = (db: Db, person: string, ids: readonly number[]): SQL | undefined =>
  and(
    inArray(surat.kdStatus, menungguPutusan),
    adaPutusan(db, and(inArray(putusanSurat.laboratoriumId, [0, ...ids]), tanpaLaboranSelain(person))),
  );

/** Whom a change of a letter is told to: its applicant, those who may decide it, and lists that are read from the server. */
export const khalayak = ({ pemohonId, kdStatus, laboratorium: ids }: Pihak): string[] => [
  forPerson(pemohonId),
  ...ids.map(forLaboratory),
  ...(menungguPutusan.includes(kdStatus)
    ? [...ids.map((id) => forRole('Laboran', id)), forRole('Petugas pembayaran')]
    : []),
];
export type Pihak = { id: string; pemohonId: string; kdStatus: number; laboratorium: readonly number[] };

/** What waits for this person (GAP-151): of an officer a decision that is still theirs, of an applicant a newer letter. */
export function menunggu(db: Db, actor: Actor): SQL | undefined {
  if (actor.role === 'Pendaftar')
    return and(inArray(surat.kdStatus, codesFrom(suratWorkflow, 'ajukanLagi')), terbaru);
  const sisa =
    actor.role === 'Petugas pembayaran'
      ? sisaPetugas(db)
      : adaPutusan(
          db,
          and(
            eq(putusanSurat.flagVerif, nilaiPutusan.belum),
            inArray(putusanSurat.laboratoriumId, [0, ...actor.laboratorium]),
          ),
        );
  return and(menungguPeran(suratWorkflow, actor, { kode: surat.kdStatus, pemilik: surat.pemohonId }), sisa);
}

/** The laboratories whose letters a person of this standing decides as a Laboran. */
export const laboranDi = ({ role, aktif, laboratorium }: Standing): readonly number[] =>
  role === 'Laboran' && aktif ? laboratorium : [];
