import { formatDate, formatRupiah } from '#domain/core/format.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { Refusal } from '#domain/core/errors.ts';
import { check } from '#domain/core/workflow.ts';
import { kunciBarang } from '#domain/barang/schema.ts';
import { penelitianWorkflow, type PenelitianAksi } from '#domain/penelitian/workflow.ts';
import type { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import { gabungCatatan } from '#domain/penggunaan/pengecualian.ts';
import { hargaBarisPenggunaan } from '#domain/penggunaan/rules.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';
import type { Db } from '#server/core/database.ts';
import { answerOf, type Context } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { penambahan } from '#server/db/tables/penggunaan.ts';
import { findBarangOleh } from '#server/modules/barang/repository.ts';
import {
  gerakkan,
  ikutiTambahan,
  lockPenelitian,
  judgeAct,
  type LockedPenelitian,
} from '#server/modules/penelitian/perubahan.ts';
import { bacaPenelitian } from '#server/modules/penelitian/repository.ts';
import { terbitkanTagihan } from '#server/modules/penelitian/perubahan-tagihan.ts';
import { rincianDari, ringkasBaris, siapkanBaris } from './baris.ts';
import { tulisBaris } from './slot.ts';
import { harusTersedia, jejakPengecualian, serahkan } from './stok.ts';

type Body = ParsedBody<typeof penggunaanApi.tambah>;

const { perluVerifikasi, disetujui } = penambahanWorkflow.states;
const { menungguSelesai, selesai } = penelitianWorkflow.states;

/**
 * A new addition: of its registrant to be verified, of an officer approved with that (GAP-85, GAP-100). At 7 it cancels the
 * finish request (GAP-130).
 */
export async function tambah(context: Context, body: Body) {
  const { db, actor, captured, received } = context;
  const record = await lockPenelitian(db, body.uuidPenelitian, actor);
  const olehPetugas = record.pendaftarUuid !== actor.uuid;
  const aksi: PenelitianAksi = olehPetugas ? 'catatPenambahan' : 'ajukanPenambahan';
  const verdict = check(penelitianWorkflow, aksi, record, actor);
  if (!verdict.ok && verdict.status === 409 && record.kepala.kdStatus === selesai.code)
    return tolakSetelahSelesai(context, record, body);
  await judgeAct(context, aksi, record);

  const { tglPenggunaan, penggunaan, catatan, alasanPengecualian } = body;
  const baris = await siapkanBaris(context, record, { tglPenggunaan, penggunaan, lama: [] });
  const id = body.uuid ?? context.operasiId;
  const kdStatus = (olehPetugas ? disetujui : perluVerifikasi).code;
  await db.insert(penambahan).values({
    id,
    penelitianId: record.uuid,
    urut: (record.tambahan.at(-1)?.urut ?? 0) + 1,
    kdStatus,
    olehPetugas,
    tglPenggunaan,
    catatan,
    aktorId: actor.uuid,
    disetujuiPada: olehPetugas ? received : null,
    createdAt: captured,
    updatedAt: received,
  });
  let pengecualian: string | null = null;
  if (olehPetugas) {
    const sebab = `Dipakai penelitian ${record.kepala.nomor}`;
    const serah = { tglPenggunaan, lama: [], sebab, alasanPengecualian };
    pengecualian = await serahkan(context, record, baris, serah);
  } else await harusTersedia(context, record, baris, tglPenggunaan);
  const tujuan = { record, penambahanId: id, lama: [] };
  await tulisBaris(context, tujuan, baris, { tglPenggunaan, beku: olehPetugas });
  if (olehPetugas) await terbitkanTagihan(context, record, id, rincianDari(baris, context));
  trace(context, {
    jenis: 'penambahan',
    record: id,
    pendaftaranId: record.uuid,
    rev: 1,
    perubahan: {
      kdStatus: [null, kdStatus],
      tglPenggunaan: [null, tglPenggunaan],
      baris: [null, ringkasBaris(baris)],
      ...jejakPengecualian(pengecualian),
    },
  });
  const membatalkan = record.kepala.kdStatus === menungguSelesai.code;
  const jejak = gabungCatatan(membatalkan ? permintaanBatal : null, pengecualian);
  await ikutiTambahan(context, record, aksi, jejak);
  return answerOf(context, bacaPenelitian, { record: id, rev: 1, shown: record.uuid });
}

const permintaanBatal = 'Permintaan selesai dibatalkan karena ada penambahan baru.';

/**
 * What comes after the end is refused for good, but the officers are told what was used all the same, with what it would
 * have cost (GAP-130): the note stays when the addition does not.
 */
async function tolakSetelahSelesai(context: Context, record: LockedPenelitian, body: Body): Promise<Refusal> {
  const { db, actor } = context;
  const ditolak = new Refusal({
    status: 409,
    code: 'CLOSED',
    info: 'Penggunaan ini sudah dinyatakan selesai, sehingga tidak dapat ditambah. Petugas laboratorium melihat catatan penambahan ini di riwayat.',
    data: await bacaPenelitian(db, record.uuid, actor),
  });
  await gerakkan(context, record, [{ kode: selesai.code, catatan: await catatanDitolak(db, record, body) }]);
  return ditolak;
}

/** An addition that came too late in one sentence: what its laboratory has of it, at today's prices. */
async function catatanDitolak(db: Db, record: LockedPenelitian, body: Body): Promise<string> {
  const barang = await findBarangOleh(
    db,
    body.penggunaan.map(({ idJenisBarang, idBarang }) => ({ idJenisBarang, id: idBarang })),
  );
  const baris = body.penggunaan.flatMap((diisi) => {
    const satu = barang.get(kunciBarang({ idJenisBarang: diisi.idJenisBarang, id: diisi.idBarang }));
    return satu?.idLaboratorium === record.idLaboratorium
      ? [
          {
            satu,
            ...hargaBarisPenggunaan(
              { ...diisi, tglPenggunaan: body.tglPenggunaan },
              satu,
              record.row.golonganTarif,
            ),
          },
        ]
      : [];
  });
  const isi = baris.map(({ satu, jumlah }) => `${satu.namaBarang} ${jumlah}`).join(', ');
  const total = baris.reduce((sum, { hargaTotal }) => sum + hargaTotal, 0);
  return `Penambahan ${formatDate(body.tglPenggunaan)} ditolak karena penggunaan sudah selesai: ${isi || '-'}. Nilainya ${formatRupiah(total)}.`;
}
