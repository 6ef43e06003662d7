import { and, eq } from 'drizzle-orm';
import { akunWorkflow } from '#domain/akun/workflow.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal, type FieldError } from '#domain/core/errors.ts';
import type { Role } from '#domain/core/roles.ts';
import type { petugasApi } from '#domain/petugas/endpoints.ts';
import type { SerahTerima } from '#domain/petugas/schema.ts';
import type { Context, HandedOver, OpenWork, Standing, WorkKind } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { audit } from '#server/db/tables/sync.ts';
import { judge } from '#server/core/transition.ts';
import { findNama, lockPetugas, type LockedPetugas } from './repository.ts';
import { bacaTersimpan, ubahAkun, type PekerjaanOrang } from './tersimpan.ts';

type Serahan = ParsedBody<typeof petugasApi.serahkan>['serahan'];
/** One kind of work on its way, read and judged as far as its persons go. */
type Dibaca = { work: WorkKind; idLaboratorium: number | null; kepada: LockedPetugas };

/** Whose work passes, how they stand from now on, and everybody it may pass to: all under lock. */
type Dari = { dari: LockedPetugas; kelak: Standing; orang: ReadonlyMap<string, LockedPetugas> };

/**
 * Passes the work of an officer on, kind by kind, in the transaction of whatever makes them leave it (decision 021). What a
 * receiver may not take stays where it is and is named.
 */
export async function serahTerima(
  context: Context,
  { dari, kelak, orang }: Dari,
  serahan: Serahan,
  pekerjaan: PekerjaanOrang,
): Promise<SerahTerima[]> {
  const dibaca = bacaSerahan(dari.uuid, serahan, pekerjaan.work, orang);
  // Counted before the first of them passes: two kinds may be of one laboratory, which then has its officer.
  const terbuka = new Map<WorkKind, OpenWork[]>();
  for (const satu of dibaca) terbuka.set(satu.work, await satu.work.open(context.db, dari.uuid, kelak));
  const hasil: SerahTerima[] = [];
  for (const satu of dibaca) {
    const { keterangan, handOver } = satu.work;
    const pindah = handOver
      ? await handOver(context, { dari, kepada: satu.kepada, kelak })
      : await serahkanLaboratorium(context, pekerjaan, satu, terbuka.get(satu.work)!);
    hasil.push({ keterangan, kepada: satu.kepada.nama, ...pindah });
  }
  if (jumlahDari(hasil) > 0)
    trace(context, {
      jenis: 'pengguna',
      record: dari.uuid,
      rev: null,
      perubahan: {
        serahTerima: [null, hasil.map((satu, at) => ({ ...satu, kepada: dibaca[at]!.kepada.uuid }))],
      },
    });
  return hasil;
}

/** What this very call handed over, when its answer is given again. */
export async function bacaSerahTerima({ db, operasiId }: Context, uuid: string): Promise<SerahTerima[]> {
  const trail = await db
    .select({ perubahan: audit.perubahan })
    .from(audit)
    .where(and(eq(audit.record, uuid), eq(audit.operasiId, operasiId)));
  const dulu = trail.flatMap(
    ({ perubahan }) => (perubahan as { serahTerima?: [null, SerahTerima[]] }).serahTerima?.[1] ?? [],
  );
  const nama = await findNama(
    db,
    dulu.map(({ kepada }) => kepada),
  );
  // As it was answered, also in its order: what lies in the database has another.
  return dulu.map(({ keterangan, kepada, diserahkan, tertinggal }) => ({
    keterangan,
    kepada: nama.get(kepada) ?? kepada,
    diserahkan,
    tertinggal: tertinggal.map(({ nomor, alasan }) => ({ nomor, alasan })),
  }));
}

const jumlahDari = (hasil: readonly SerahTerima[]): number =>
  hasil.reduce((sum, { diserahkan }) => sum + diserahkan, 0);

/** The person who hands everything over does none of it any more. */
const tidakAda = { role: null, aktif: false, laboratorium: [] } satisfies Standing;

/** Gives away what an officer holds, whether they go on working or are gone already. */
export async function serahkan(
  context: Context,
  { uuid, serahan }: ParsedBody<typeof petugasApi.serahkan>,
  pekerjaan: PekerjaanOrang,
) {
  const { record: dari, orang } = await lockPetugas(
    context.db,
    uuid,
    serahan.map(({ kepada }) => kepada),
  );
  if (!dari) throw refusal.notFound('Petugas tidak ditemukan.');
  const current = () => bacaTersimpan(context, uuid, pekerjaan);
  await judge(context, akunWorkflow, 'ubah', dari, current);
  const hasil = await serahTerima(context, { dari, kelak: tidakAda, orang }, serahan, pekerjaan);
  if (jumlahDari(hasil) === 0) throw refusal.state(mengapaTidak(hasil), await current());
  return {
    record: uuid,
    rev: String(dari.rev),
    info: `${jumlahDari(hasil)} pekerjaan berhasil diserahkan`,
    data: () => bacaTersimpan(context.server, uuid, pekerjaan, hasil),
  };
}

const mengapaTidak = (hasil: readonly SerahTerima[]): string => {
  const [pertama] = hasil.flatMap(({ tertinggal }) => tertinggal);
  return pertama
    ? `Tidak ada yang dapat diserahkan: ${pertama.nomor} ${pertama.alasan}. Pilih penerima lain.`
    : 'Tidak ada lagi pekerjaan seperti itu padanya. Muat ulang daftarnya.';
};

/** What a call names: kinds there are, and active officers who may do them. */
function bacaSerahan(
  uuid: string,
  serahan: Serahan,
  semua: readonly WorkKind[],
  orang: ReadonlyMap<string, LockedPetugas>,
): Dibaca[] {
  const errors: FieldError[] = [];
  const dibaca = serahan.flatMap(({ jenis, idLaboratorium = null, kepada }, at): Dibaca[] => {
    const salah = (field: string, message: string) => {
      errors.push({ field: `serahan[${at}][${field}]`, message });
      return [];
    };
    const work = semua.find((satu) => satu.jenis === jenis);
    if (!work) return salah('jenis', 'Pekerjaan ini tidak ada dalam daftar.');
    if (!work.handOver && idLaboratorium === null)
      return salah('id_laboratorium', 'Sebutkan laboratorium pekerjaan ini.');
    const penerima = orang.get(kepada);
    if (!penerima || kepada === uuid || !dapatMenerima(penerima, work.roles))
      return salah('kepada', 'Pilih petugas aktif yang dapat mengerjakannya.');
    return [{ work, idLaboratorium, kepada: penerima }];
  });
  if (errors.length > 0) throw refusal.invalid(errors);
  return dibaca;
}

const dapatMenerima = (
  { flagAktif, kdStatusVerifikasi, role }: LockedPetugas,
  roles: readonly Role[],
): boolean =>
  flagAktif && kdStatusVerifikasi === akunWorkflow.states.terverifikasi.code && roles.includes(role as Role);

/** The work of a laboratory passes to the person who is given the laboratory. */
async function serahkanLaboratorium(
  context: Context,
  pekerjaan: PekerjaanOrang,
  { idLaboratorium, kepada }: Dibaca,
  terbuka: readonly OpenWork[],
): Promise<HandedOver> {
  const diserahkan = terbuka.find((satu) => satu.idLaboratorium === idLaboratorium)?.jumlah ?? 0;
  if (diserahkan > 0 && !kepada.laboratorium.includes(idLaboratorium!)) {
    const laboratorium = [...kepada.laboratorium, idLaboratorium!].sort((a, b) => a - b);
    const rev = await ubahAkun(context, pekerjaan, kepada, {
      kdStatus: kepada.kdStatusVerifikasi,
      laboratorium,
    });
    // The next kind may be of another laboratory that this officer is given.
    Object.assign(kepada, { laboratorium, rev });
  }
  return { diserahkan, tertinggal: [] };
}
