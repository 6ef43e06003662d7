import { createHash, randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { check } from '#domain/core/workflow.ts';
import { bidangCatatan, catatanKeliru, denganCatatan, pilihanDisebut } from '#domain/lhu/catatan-kaki.ts';
import type { lhuApi } from '#domain/lhu/endpoints.ts';
import { nomorTerbit } from '#domain/lhu/nomor.ts';
import { isiTerbit, perubahanIsi } from '#domain/lhu/perubahan.ts';
import type { IsiTerbit } from '#domain/pengujian/lhu.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import type { IsiLhu, Teks } from '#pdf/lhu.ts';
import { faktaPelanggan } from '#pdf/pendaftar.ts';
import type { Db } from '#server/core/database.ts';
import type { Context } from '#server/core/implement.ts';
import { gambarKertas } from '#server/core/menggambar.ts';
import { konfigurasiUmum } from '#server/core/konfigurasi.ts';
import type { Server } from '#server/core/server.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { lhu } from '#server/db/tables/lhu.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { bacaKopLaboratorium } from '#server/modules/laboratorium/repository.ts';
import { bacaLampiran, denganLaporanBerfoto } from './foto.ts';
import { lockPengujian, type LockedPengujian } from '#server/modules/pengujian/perubahan.ts';
import { bacaPengujian } from '#server/modules/pengujian/repository.ts';

type Body = ParsedBody<typeof lhuApi.terbitkan>;
export type Terdahulu = (typeof lhu.$inferSelect)[];

/** A report that is drawn and whose bytes are stored, but of which nobody knows yet. */
export type Kertas = {
  sha256: string;
  kode: string;
  noSurat: string;
  sidik: string;
  /** What it says, and what of it the report before did not. */
  isi: IsiTerbit;
  perubahan: string[] | null;
};

/** The reports of a submission so far, oldest first. */
export const lhuTerdahulu = (db: Db, pengujianId: string): Promise<Terdahulu> =>
  db.select().from(lhu).where(eq(lhu.pengujianId, pengujianId)).orderBy(asc(lhu.revisi));

/** Whether this very call has made the newest report already, whichever revision its sender saw (GAP-139). */
export const sudahTerbit = (
  { actor }: Pick<Context, 'actor'>,
  { noSurat, keterangan, pendapat, catatanSurat, catatanParameter }: Body,
  record: LockedPengujian,
  terdahulu: Terdahulu,
): boolean => {
  const terakhir = terdahulu.at(-1);
  return (
    terakhir !== undefined &&
    terdahulu[0]!.noSurat === noSurat &&
    terakhir.keterangan === keterangan &&
    terakhir.pendapat === pendapat &&
    terakhir.catatanSurat === catatanSurat &&
    terakhir.penandatanganId === actor.uuid &&
    catatanParameter.every((catatan) => {
      const parameter = parameterDari(record).find(({ id }) => id === catatan.uuid);
      return (
        parameter &&
        pilihanDisebut(catatan).every(([bidang, nilai]) => parameter[bidang] === nilai) &&
        bidangCatatan.every((bidang) => parameter[bidang] === catatan[bidang])
      );
    })
  );
};

/**
 * What the paper was drawn from, as far as it can change: every change of a submission, its samples and parameters goes
 * through its lock and moves one of these.
 */
export const sidik = ({ kepala, row, sampel }: LockedPengujian, terdahulu: Terdahulu): string =>
  createHash('sha256')
    .update(JSON.stringify([kepala, row, sampel, terdahulu.map(({ id }) => id)]))
    .digest('base64url');

/**
 * Draws the report and stores its bytes, before the transaction that issues it: drawing takes a while, and nobody who
 * needs the submission should wait for it. Null where it would be refused; why is said under the lock. Bytes of a report
 * that is not issued after all go with the uploads that nobody names.
 */
export async function siapkanTerbit(context: Context, body: Body): Promise<Kertas | null> {
  const bahan = await context.server.db.transaction((tx) =>
    bacaBahan({ ...context, db: tx as unknown as Db }, body),
  );
  if (!bahan) return null;
  const { server, received } = context;
  const kode = randomBytes(16).toString('hex');
  const noSurat = nomorTerbit(body.noSurat, bahan.terdahulu);
  const teks = teksLaporan(body, bahan);
  const laboratorium = await bacaKopLaboratorium(server, bahan.pengujian.idLaboratorium);
  const lampiran = await bacaLampiran(server.files, bahan.pengujian.sample);
  const isi = isiKertas(context, teks, { ...bahan, laboratorium, lampiran }, { kode, noSurat });
  const bytes = await gambarKertas({ jenis: 'lhu', isi });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await server.files.put([bytes], sha256);
  await server.db
    .insert(berkas)
    .values({ sha256, size: bytes.byteLength, mime: 'application/pdf', createdAt: received })
    .onConflictDoUpdate({ target: berkas.sha256, set: { createdAt: received } });
  return { sha256, kode, noSurat, sidik: bahan.sidik, isi: bahan.isi, perubahan: teks.perubahan };
}

type Bahan = {
  pengujian: Pengujian;
  terdahulu: Terdahulu;
  noInduk: string | null;
  sidik: string;
  isi: IsiTerbit;
};

/** Everything the paper shows, read at one moment; null where no report can be issued. */
async function bacaBahan(context: Context, body: Body): Promise<Bahan | null> {
  const { db, actor } = context;
  const record = await lockPengujian(db, body.uuid, actor);
  const terdahulu = await lhuTerdahulu(db, record.uuid);
  const aksi = terdahulu.length === 0 ? 'terbitkanLhu' : 'perbaikiLhu';
  const dilihat = context.baseRev ?? (terdahulu.length === 0 ? String(record.rev) : null);
  if (dilihat !== String(record.rev) || !check(pengujianWorkflow, aksi, record, actor).ok) return null;
  if (catatanKeliru(body.catatanParameter, parameterDari(record)).length > 0) return null;
  const [orang] = await db.select().from(pengguna).where(eq(pengguna.id, actor.uuid));
  const dibaca = await bacaPengujian(db, record.uuid, actor, { denganProgres: false });
  const sample = await denganLaporanBerfoto(db, denganCatatan(dibaca.sample, body.catatanParameter));
  const pengujian = { ...dibaca, sample };
  return {
    pengujian,
    isi: isiTerbit(pengujian, body, faktaPelanggan(pengujian.user)),
    terdahulu,
    noInduk: orang!.noInduk,
    sidik: sidik(record, terdahulu),
  };
}

/** The parameters of a locked submission. */
export const parameterDari = ({ sampel }: LockedPengujian) => sampel.flatMap(({ parameter }) => parameter);

function teksLaporan({ keterangan, pendapat, catatanSurat }: Body, { terdahulu, isi }: Bahan): Teks {
  const terakhir = terdahulu.at(-1);
  return {
    keterangan,
    pendapat,
    catatanSurat,
    revisi: terdahulu.length,
    menggantikan: terakhir?.noSurat ?? null,
    perubahan: terakhir?.isi ? perubahanIsi(terakhir.isi, isi) : null,
  };
}

const isiKertas = (
  { server, actor, received }: Pick<Context, 'actor' | 'received'> & { server: Pick<Server, 'config'> },
  teks: Teks,
  {
    pengujian,
    noInduk,
    laboratorium,
    lampiran,
  }: Bahan & Pick<IsiLhu['kop'], 'laboratorium'> & Required<Pick<IsiLhu, 'lampiran'>>,
  { kode, noSurat }: Pick<Kertas, 'kode' | 'noSurat'>,
): IsiLhu => ({
  kop: {
    ...konfigurasiUmum(server.config),
    namaLaboratorium: pengujian.lab.namaLaboratorium,
    laboratorium,
  },
  pengujian,
  lampiran,
  pratinjau: false,
  terbit: {
    ...teks,
    noSurat,
    kode,
    signer: { nama: actor.nama, noInduk, createdAt: received.toISOString() },
    alamatCek: `${server.config.address}/cek-lhu/${kode}`,
  },
});
