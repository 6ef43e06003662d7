import { and, eq } from 'drizzle-orm';
import type { ParsedQuery } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import type { Actor } from '#domain/core/roles.ts';
import { suratApi } from '#domain/surat/endpoints.ts';
import { halanganPengajuan } from '#domain/surat/halangan.ts';
import { rincianLaboratorium } from '#domain/surat/rincian.ts';
import type { PenelitianSurat } from '#domain/surat/schema.ts';
import type { Db } from '#server/core/database.ts';
import { implement, type Context } from '#server/core/implement.ts';
import { harusPeranSendiri, harusPetugas, memuat } from '#server/core/list.ts';
import { surat as tabel } from '#server/db/tables/surat.ts';
import { ajukan } from './ajukan.ts';
import { koleksiSurat } from './koleksi.ts';
import { bacaPemohon, bacaPendaftaran } from './pemohon.ts';
import { lockBersama, sentuh, suratDenganOrang } from './perubahan.ts';
import { bergantungPada, harusPembaca, laboranDi, menunggu, terlihat } from './policy.ts';
import { pokok } from './pokok.ts';
import { putuskan } from './putuskan.ts';
import { bacaBilaBoleh, bacaSurat, listSurat, idsSurat, saring, tanpaPetugas } from './repository.ts';

function bacaDaftar(db: Db, actor: Actor, query: ParsedQuery<typeof suratApi.list>) {
  harusPeranSendiri(query.role, actor);
  harusPetugas(query.flagOfficer, actor);
  if (query.flagOfficer) harusPembaca(actor);
  const { idStatusBebasLab: kode, idLaboratorium, search } = query;
  const where = and(
    query.flagOfficer ? terlihat.petugas(db, actor) : terlihat.sendiri(actor),
    query.menunggu ? menunggu(db, actor) : undefined,
    saring(db, { kode, idLaboratorium, search }),
  );
  return listSurat(db, query, where);
}

/** The research of a letter, or the own research that a letter would list now (LETTER-09). */
async function bacaPenelitian(
  { db, actor }: Context,
  { uuid, idLaboratorium, search }: ParsedQuery<typeof suratApi.detail>,
): Promise<PenelitianSurat[]> {
  const laboratorium = uuid
    ? (await bacaSurat(db, uuid, actor)).detail
    : rincianLaboratorium((await bacaPendaftaran(db, actor, actor.uuid)).penelitian);
  return laboratorium
    .filter((satu) => idLaboratorium === undefined || satu.idLaboratorium === idLaboratorium)
    .flatMap(({ penelitian }) => penelitian)
    .filter(({ judul, nomor, jenisPenelitian, statusPengajuan }) =>
      memuat(search, judul, nomor, jenisPenelitian, statusPengajuan),
    );
}

/** Whose research is counted: the caller's, or that of a person of whom they may read a letter (GAP-106). */
async function pemohonDicari({ db, actor }: Context, idUser: string | undefined): Promise<string> {
  if (idUser === undefined || idUser === actor.uuid) return actor.uuid;
  const [terbaca] = await idsSurat(db, and(eq(tabel.pemohonId, idUser), terlihat.semua(db, actor)));
  if (terbaca) return idUser;
  throw refusal.notFound('Tidak ada surat dari orang ini yang dapat Anda baca.');
}

export const surat = implement(
  suratApi,
  {
    list: async ({ db, actor, query }) => {
      if (!query.uuid) return bacaDaftar(db, actor, query);
      const satu = await bacaSurat(db, query.uuid, actor);
      return { data: { ...satu, historySubmission: satu.history } };
    },
    detail: async (context) => ({ data: await bacaPenelitian(context, context.query) }),
    riwayatLaboratorium: async (context) => {
      const { db, actor, query } = context;
      const { penelitian } = await bacaPendaftaran(db, actor, await pemohonDicari(context, query.idUser));
      return {
        data: rincianLaboratorium(penelitian)
          .filter(({ laboratorium }) => memuat(query.search, laboratorium))
          .map(({ idLaboratorium, laboratorium, jlhPenelitian, jlhRusak }) => ({
            idLaboratorium,
            laboratorium,
            jlhPenelitian,
            jlhRusak,
          })),
      };
    },
    dapatMengajukan: async (context) => {
      const halangan = halanganPengajuan(await bacaPemohon(context));
      return { data: { flagDapatMengajukan: halangan.length === 0, halangan } };
    },
    ajukan: (context) => ajukan(context),
    putuskan: (context) => putuskan(context, context.body),
  },
  {
    readRecord: ({ db, actor }, uuid) => bacaBilaBoleh(db, uuid, actor),
    lockTogether: lockBersama,
    collections: [koleksiSurat],
    work: [
      {
        jenis: 'surat-petugas',
        keterangan: 'Surat bebas lab yang menunggu petugas pembayaran',
        roles: ['Petugas pembayaran'],
        open: async (db, person, standing) => [
          { idLaboratorium: null, jumlah: await tanpaPetugas(db, person, standing) },
        ],
      },
    ],
    showing: suratDenganOrang,
    pokok,
    standingChanged: async (context, person, before, after) => {
      const berubah = laboranDi(before).filter((id) => !laboranDi(after).includes(id));
      const baru = laboranDi(after).filter((id) => !laboranDi(before).includes(id));
      await sentuh(
        context,
        await idsSurat(context.db, bergantungPada(context.db, person, [...berubah, ...baru])),
      );
    },
  },
);
