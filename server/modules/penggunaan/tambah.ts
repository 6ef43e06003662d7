import { formatDate, formatRupiah } from '#domain/core/format.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { Refusal, refusal } from '#domain/core/errors.ts';
import { administers } from '#domain/core/roles.ts';
import { check } from '#domain/core/workflow.ts';
import { kunciBarang } from '#domain/barang/schema.ts';
import { penelitianWorkflow, type PenelitianAksi } from '#domain/penelitian/workflow.ts';
import type { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import { menurutLaboratorium } from '#domain/penggunaan/laboratorium.ts';
import { gabungCatatan } from '#domain/penggunaan/pengecualian.ts';
import { hargaBarisPenggunaan } from '#domain/penggunaan/rules.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';
import type { Db } from '#server/core/database.ts';
import { answerOf, type Context } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { penambahan } from '#server/db/tables/penggunaan.ts';
import { listLaboratorium } from '#server/modules/acuan/repository.ts';
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
import { rincianDari, ringkasBaris, siapkanBaris, type BarisSiap } from './baris.ts';
import { tulisBaris } from './slot.ts';
import { harusTersedia, jejakPengecualian, serahkan } from './stok.ts';

type Body = ParsedBody<typeof penggunaanApi.tambah>;

const { perluVerifikasi, disetujui } = penambahanWorkflow.states;
const { menungguSelesai, selesai } = penelitianWorkflow.states;

/**
 * New additions, one for each laboratory that the lines name (GAP-154): of its registrant to be verified, of an officer
 * approved with that (GAP-85, GAP-100). At 7 they cancel the finish request (GAP-130).
 */
export async function tambah(context: Context, body: Body) {
  const { db, actor } = context;
  const record = await lockPenelitian(db, body.uuidPenelitian, actor);
  const olehPetugas = record.pendaftarUuid !== actor.uuid;
  const aksi: PenelitianAksi = olehPetugas ? 'catatPenambahan' : 'ajukanPenambahan';
  const verdict = check(penelitianWorkflow, aksi, record, actor);
  if (!verdict.ok && verdict.status === 409 && record.kepala.kdStatus === selesai.code)
    return tolakSetelahSelesai(context, record, body);
  await judgeAct(context, aksi, record);

  const { tglPenggunaan, penggunaan } = body;
  await harusDibuka(context, record, body);
  const isian = { idLaboratorium: null, tglPenggunaan, penggunaan, lama: [] };
  const baris = await siapkanBaris(context, record, isian);
  const pertama = body.uuid ?? context.operasiId;
  const { idLaboratorium } = record;
  const bagian = menurutLaboratorium(
    baris.map((satu) => ({ ...satu, idLaboratorium: satu.barang.idLaboratorium })),
    { pertama, idLaboratorium },
  );
  const sebutan: (string | null)[] = [];
  for (const [ke, satu] of bagian.entries())
    sebutan.push(
      await simpan(context, record, body, { ...satu, urut: urutBerikut(record) + ke, olehPetugas }),
    );
  const membatalkan = record.kepala.kdStatus === menungguSelesai.code;
  const jejak = gabungCatatan(membatalkan ? permintaanBatal : null, ...sebutan);
  await ikutiTambahan(context, record, aksi, jejak);
  return answerOf(context, bacaPenelitian, { record: pertama, rev: 1, shown: record.uuid });
}

/** The laboratories that lines name besides the research's own are open. Refuses with 422. */
async function harusDibuka({ db }: Context, record: LockedPenelitian, { penggunaan }: Body): Promise<void> {
  const lain = ({ idLaboratorium = record.idLaboratorium }: Body['penggunaan'][number]) =>
    idLaboratorium !== record.idLaboratorium;
  if (!penggunaan.some(lain)) return;
  const dibuka = new Set((await listLaboratorium(db, { denganNonLaboratorium: false })).map(({ id }) => id));
  const errors = penggunaan.flatMap((satu, at) =>
    lain(satu) && !dibuka.has(satu.idLaboratorium!)
      ? [{ field: `penggunaan[${at}][id_laboratorium]`, message: 'Pilih laboratorium dari daftar.' }]
      : [],
  );
  if (errors.length > 0) throw refusal.invalid(errors);
}

const urutBerikut = ({ tambahan }: LockedPenelitian): number => (tambahan.at(-1)?.urut ?? 0) + 1;

/** The lines of one laboratory, and the addition they become (GAP-154). */
type Bagian = {
  idLaboratorium: number;
  uuid: string;
  baris: readonly BarisSiap[];
  urut: number;
  olehPetugas: boolean;
};

/**
 * One addition. What an officer enters of a laboratory that is not theirs waits for the word of that one's. Gives what the
 * history says of what was past its date.
 */
async function simpan(
  context: Context,
  record: LockedPenelitian,
  { tglPenggunaan, catatan, alasanPengecualian }: Body,
  { idLaboratorium, uuid: id, baris, urut, ...bagian }: Bagian,
): Promise<string | null> {
  const { db, actor, captured, received } = context;
  const olehPetugas = bagian.olehPetugas && administers(actor, idLaboratorium);
  const kdStatus = (olehPetugas ? disetujui : perluVerifikasi).code;
  await db.insert(penambahan).values({
    id,
    penelitianId: record.uuid,
    urut,
    laboratoriumLain: idLaboratorium === record.idLaboratorium ? null : idLaboratorium,
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
    const serah = { idLaboratorium, tglPenggunaan, lama: [], sebab, alasanPengecualian };
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
  return pengecualian;
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

/** An addition that came too late in one sentence: what was used of whichever laboratory, at today's prices. */
async function catatanDitolak(db: Db, record: LockedPenelitian, body: Body): Promise<string> {
  const barang = await findBarangOleh(
    db,
    body.penggunaan.map(({ idJenisBarang, idBarang }) => ({ idJenisBarang, id: idBarang })),
  );
  const baris = body.penggunaan.flatMap((diisi) => {
    const satu = barang.get(kunciBarang({ idJenisBarang: diisi.idJenisBarang, id: diisi.idBarang }));
    return satu
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
