import { asc, eq } from 'drizzle-orm';
import { jenisBarang, type RujukanBarang } from '#domain/barang/schema.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { Refusal, refusal } from '#domain/core/errors.ts';
import { formatDate } from '#domain/core/format.ts';
import type { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { periksaBarangRencana, periksaWaktu } from '#domain/penelitian/rules.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';
import type { Db } from '#server/core/database.ts';
import type { Context } from '#server/core/implement.ts';
import { differences } from '#server/core/trace.ts';
import { rencanaBarang } from '#server/db/tables/penelitian.ts';
import { rujukanDari } from '#server/modules/barang/repository.ts';
import { janjiPindah } from './perubahan-janji.ts';
import { gerakkan, lockPenelitian, judgeAct, type LockedPenelitian } from './perubahan.ts';
import { barangDapatDirencanakan, simpanRencana } from './rencana.ts';
import { bacaPenelitian } from './repository.ts';

type Body = ParsedBody<typeof penelitianApi.ubahWaktu>;

/** Changes when a laboratory is used and what is planned there (LABORAN-07 to LABORAN-09, GAP-74, GAP-144). */
export async function ubahWaktu(context: Context, body: Body) {
  const { db, actor, begun } = context;
  const record = await lockPenelitian(db, body.uuidPenelitian, actor);
  const kode = await judgeAct(context, 'ubahWaktu', record);
  const barang = barangDari(body);
  const lama = await bacaRencana(db, record.uuid);
  const errors = [
    ...periksaWaktu(body, { begun, mulaiLama: record.row.tglMulai }),
    ...periksaBarangRencana(barang, record.idLaboratorium, await barangDapatDirencanakan(db, barang, lama)),
  ];
  if (errors.length > 0) throw refusal.invalid(errors);
  await harusMemuatPenambahan(context, record, body);

  await db.delete(rencanaBarang).where(eq(rencanaBarang.penelitianId, record.uuid));
  await simpanRencana(db, record.uuid, barang);
  const { tglMulai, tglSelesai, jamMulai = null, jamSelesai = null } = body;
  const waktu = { tglMulai, tglSelesai, jamMulai, jamSelesai };
  const dahulu = ({ row }: LockedPenelitian) => ({
    tglMulai: row.tglMulai,
    tglSelesai: row.tglSelesai,
    jamMulai: row.jamMulai,
    jamSelesai: row.jamSelesai,
  });
  const { kolom, kata } = await janjiPindah(context, record, tglSelesai);
  return gerakkan(
    context,
    record,
    [{ kode, catatan: [catatanWaktu(waktu), kata].filter(Boolean).join('\n') }],
    {
      kolom: { ...waktu, ...kolom },
      perubahan: {
        waktu: [dahulu(record), waktu],
        rencana: [lama, barang.map(rujukan)],
        ...differences(record.row, kolom),
      },
    },
  );
}

const rujukan = ({ idJenisBarang, id }: RujukanBarang): RujukanBarang => ({ idJenisBarang, id });

/** What the form chose, each with its place in it. */
const barangDari = ({ alat, bahan, instrumen }: Body) => [
  ...alat.map(({ idAlat }, at) => ({
    idJenisBarang: jenisBarang.alat,
    id: idAlat,
    field: `alat[${at}][id_alat]`,
  })),
  ...bahan.map(({ idBahan }, at) => ({
    idJenisBarang: jenisBarang.bahan,
    id: idBahan,
    field: `bahan[${at}][id_bahan]`,
  })),
  ...instrumen.map(({ idInstrumen }, at) => ({
    idJenisBarang: jenisBarang.instrumen,
    id: idInstrumen,
    field: `instrumen[${at}][id_instrumen]`,
  })),
];

async function bacaRencana(db: Db, penelitianId: string): Promise<RujukanBarang[]> {
  const rows = await db
    .select()
    .from(rencanaBarang)
    .where(eq(rencanaBarang.penelitianId, penelitianId))
    .orderBy(asc(rencanaBarang.urutan));
  return rows.map(rujukanDari);
}

/** GAP-144: no use that was recorded may fall out of the period it was recorded in. */
async function harusMemuatPenambahan(
  { db, actor }: Context,
  { uuid, tambahan }: LockedPenelitian,
  { tglMulai, tglSelesai }: Body,
): Promise<void> {
  const luar = tambahan.flatMap(({ kdStatus, flagWaktu, tglPenggunaan }) =>
    kdStatus !== penambahanWorkflow.states.ditolak.code &&
    !flagWaktu &&
    (tglPenggunaan < tglMulai || tglPenggunaan > tglSelesai)
      ? [tglPenggunaan]
      : [],
  );
  if (luar.length === 0) return;
  const hari = [...new Set(luar)].toSorted().map(formatDate).join(', ');
  throw new Refusal({
    status: 409,
    code: 'TERCATAT',
    info: `Penggunaan tanggal ${hari} sudah dicatat dan berada di luar waktu yang baru. Pilih waktu yang memuatnya.`,
    data: await bacaPenelitian(db, uuid, actor),
  });
}

function catatanWaktu({
  tglMulai,
  tglSelesai,
  jamMulai,
  jamSelesai,
}: Pick<LockedPenelitian['row'], 'tglMulai' | 'tglSelesai' | 'jamMulai' | 'jamSelesai'>): string {
  const jam = jamMulai && jamSelesai ? `, pukul ${jamMulai} sampai ${jamSelesai}` : '';
  return `Waktu penggunaan diubah menjadi ${formatDate(tglMulai)} sampai ${formatDate(tglSelesai)}${jam}.`;
}
