import { and, eq } from 'drizzle-orm';
import { kosong } from '#domain/core/fields.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { lhuApi } from '#domain/lhu/endpoints.ts';
import { kodeLunas } from '#domain/pengujian/workflow.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { Context } from '#server/core/implement.ts';
import { implement, inTwoSteps } from '#server/core/implement.ts';
import { harusPetugas } from '#server/core/list.ts';
import { offeredNumber } from '#server/core/number.ts';
import { pengujian } from '#server/db/tables/pengujian.ts';
import { listKepala } from '#server/modules/pendaftaran/repository.ts';
import { gerakkan, lockPengujian, judgeAct } from '#server/modules/pengujian/perubahan.ts';
import { menungguPetugas, terlihat } from '#server/modules/pengujian/policy.ts';
import { bacaBilaBoleh, findDaftarPengujian, saring } from '#server/modules/pengujian/repository.ts';
import { periksaUnggahan, simpanBertandaTangan } from './bertanda-tangan.ts';
import { bacaBerlaporan, berlaporanUntuk, pengujianDenganLhu, seriNomorLhu } from './repository.ts';
import { lhuTerdahulu, siapkanTerbit } from './kertas.ts';
import { toCetak } from './presenter.ts';
import { terbitkan } from './terbit.ts';

/** The number of the first report, else the one its laboratory gives next. */
const nomorBerikut = async ({ db, received }: Context, { lhu: terbit, lab }: Pengujian): Promise<string> =>
  terbit[0]?.noSurat ?? (await offeredNumber(db, seriNomorLhu(lab.kdLaboratorium, received))).nomor;

/** Asks for a document (14 to 15), or takes that back: the owner withdraws, Admin declines with a reason (GAP-140). */
async function mintaDokumen(context: Context, body: ParsedBody<typeof lhuApi.mintaDokumen>) {
  const { actor, received } = context;
  const deskripsi = body.deskripsiRequestDokumenTambahan;
  const record = await lockPengujian(context.db, body.uuid, actor);
  if (body.flagRequestDokumenTambahan) {
    const kode = await judgeAct(context, 'mintaDokumen', record);
    return gerakkan(context, record, [{ kode, catatan: deskripsi }], {
      kolom: { deskripsiDokumen: deskripsi, tglMintaDokumen: received },
    });
  }
  const kode = await judgeAct(context, 'batalkanDokumen', record);
  if (actor.role === 'Admin' && !deskripsi)
    throw refusal.invalid([{ field: 'deskripsi_request_dokumen_tambahan', message: kosong }]);
  const kata = actor.role === 'Admin' ? 'ditolak' : 'ditarik';
  const catatan = `Permintaan '${record.row.deskripsiDokumen}' ${kata}${deskripsi ? `: ${deskripsi}` : '.'}`;
  return gerakkan(context, record, [{ kode, catatan }], {
    kolom: { deskripsiDokumen: null, tglMintaDokumen: null },
  });
}

async function unggahDokumen(context: Context, body: ParsedBody<typeof lhuApi.unggahDokumen>) {
  const record = await lockPengujian(context.db, body.uuid, context.actor);
  const kode = await judgeAct(context, 'unggahDokumen', record);
  const { sha256, name } = body.fileDokumenTambahan;
  return gerakkan(context, record, [{ kode }], {
    kolom: { dokumenSha256: sha256, namaDokumen: name },
  });
}

/** A wrong document is out of sight at once; the audit keeps which one it was (GAP-140). */
async function tarikDokumen(context: Context, body: ParsedBody<typeof lhuApi.tarikDokumen>) {
  const record = await lockPengujian(context.db, body.uuid, context.actor);
  const kode = await judgeAct(context, 'tarikDokumen', record);
  return gerakkan(context, record, [{ kode, catatan: `Dokumen ditarik: ${body.catatan}` }], {
    kolom: { dokumenSha256: null, namaDokumen: null },
  });
}

export const lhu = implement(
  lhuApi,
  {
    list: async ({ db, actor, query, received }) => {
      harusPetugas(query.flagOfficer, actor);
      if (query.uuid) return { data: await bacaBerlaporan(db, query.uuid, actor) };
      const { idLaboratorium, idStatusPengajuan: kode, search } = query;
      const where = and(
        query.flagOfficer ? and(terlihat.petugas(actor), terlihat.laporan(actor)) : terlihat.sendiri(actor),
        query.menunggu ? menungguPetugas(actor) : undefined,
        saring({ idLaboratorium, kode, search, salahSatuKode: kodeLunas }),
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
    cetak: async (context) => {
      const { db, actor, query } = context;
      const record = await bacaBerlaporan(db, query.uuid, actor, { denganProgres: false });
      const terakhir = (await lhuTerdahulu(db, record.uuid)).at(-1);
      return { data: toCetak(record, await nomorBerikut(context, record), terakhir?.isi ?? null) };
    },
    terbitkan: inTwoSteps(
      (context) => siapkanTerbit(context, context.body),
      (context, kertas) => terbitkan(context, context.body, kertas),
    ),
    unggahBertandaTangan: inTwoSteps(
      (context) => periksaUnggahan(context, context.body),
      (context, diperiksa) => simpanBertandaTangan(context, context.body, diperiksa),
    ),
    mintaDokumen: (context) => mintaDokumen(context, context.body),
    unggahDokumen: (context) => unggahDokumen(context, context.body),
    tarikDokumen: (context) => tarikDokumen(context, context.body),
  },
  {
    readRecord: ({ db, actor }, uuid) => bacaBilaBoleh(db, uuid, actor),
    hasFile: async (db, uuid, sha256) =>
      (await db.$count(pengujian, and(eq(pengujian.id, uuid), eq(pengujian.dokumenSha256, sha256)))) > 0,
    filesOf: pengujianDenganLhu,
    readsFiles: berlaporanUntuk,
  },
);
