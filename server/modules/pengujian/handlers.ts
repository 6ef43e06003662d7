import { kodePengujian } from '#domain/pengujian/kode.ts';
import { and, eq } from 'drizzle-orm';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { implement } from '#server/core/implement.ts';
import { harusPetugas } from '#server/core/list.ts';
import { sampel } from '#server/db/tables/pengujian.ts';
import { jedaDari } from '#server/modules/pendaftaran/perubahan-jeda.ts';
import { listKepala } from '#server/modules/pendaftaran/repository.ts';
import { daftarkan } from './daftar.ts';
import { pengujianDenganOrang } from './koleksi.ts';
import { pekerjaanPengujian } from './pekerjaan.ts';
import { buatPelunasan } from './pelunasan.ts';
import { tugaskan } from './penugasan.ts';
import { menungguPetugas, terlihat } from './policy.ts';
import { pokok } from './pokok.ts';
import {
  bacaBilaBoleh,
  bacaPengujian,
  findDaftarPengujian,
  pengujianDenganGambar,
  saring,
} from './repository.ts';
import { gerakkan, judgeAct, lockPengujian } from './perubahan.ts';
import { verifikasi } from './verifikasi.ts';

const jeda = jedaDari({ lock: lockPengujian, judgeAct, gerakkan, baca: bacaPengujian });

/** The first code a Kalab has to do with (GAP-84). */
const kodeKalab = kodePengujian.perluVerifikasiKalab;

export const pengujian = implement(
  pengujianApi,
  {
    list: async ({ db, actor, query, received }) => {
      harusPetugas(query.flagOfficer, actor);
      if (query.uuid) return { data: await bacaPengujian(db, query.uuid, actor) };
      const { idLaboratorium, search } = query;
      const where = and(
        query.flagOfficer ? terlihat.petugas(actor) : terlihat.sendiri(actor),
        query.menunggu ? menungguPetugas(actor) : undefined,
        saring({
          idLaboratorium,
          search,
          kode: query.idStatusPengajuan ?? query.idStatusVerifikasi,
          mulaiKode: query.flagKalab ? kodeKalab : undefined,
        }),
      );
      return listKepala(
        db,
        query,
        ['pengujian'],
        where,
        (dipilih) => findDaftarPengujian(db, actor, dipilih),
        received,
      );
    },

    daftar: (context) => daftarkan(context, context.body),
    verifikasi: (context) => verifikasi(context, context.body),
    tugaskan: (context) => tugaskan(context, context.body),
    jeda: (context) => jeda.mulai(context, context.body),
    lanjut: (context) => jeda.akhiri(context, context.body),
    pelunasan: (context) => buatPelunasan(context, context.body),
  },
  {
    readRecord: ({ db, actor }, uuid) => bacaBilaBoleh(db, uuid, actor),
    hasFile: async (db, uuid, sha256) =>
      (await db.$count(sampel, and(eq(sampel.pengujianId, uuid), eq(sampel.gambarSha256, sha256)))) > 0,
    filesOf: pengujianDenganGambar,
    work: pekerjaanPengujian,
    showing: pengujianDenganOrang,
    pokok,
  },
);
