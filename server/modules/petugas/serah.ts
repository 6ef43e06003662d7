import { akunWorkflow } from '#domain/akun/workflow.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal, type FieldError } from '#domain/core/errors.ts';
import type { Role } from '#domain/core/roles.ts';
import type { petugasApi } from '#domain/petugas/endpoints.ts';
import type { SerahTerima } from '#domain/petugas/schema.ts';
import type { Context, HandedOver, OpenWork, Standing, WorkKind } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { judge } from '#server/core/transition.ts';
import { lockBeberapa, roleOf, type LockedPetugas } from './repository.ts';
import { bacaTersimpan, ubahAkun, type PekerjaanOrang } from './tersimpan.ts';

type Body = ParsedBody<typeof petugasApi.serahkan>;
/** One kind of work on its way, read and judged as far as its persons go. */
type Serahan = { work: WorkKind; idLaboratorium: number | null; kepada: LockedPetugas };

/**
 * Gives the work of an officer to others, kind by kind, as one act (decision 021): whoever leaves may have it taken over
 * before they are deactivated or moved, or after. What a receiver may not take stays where it is and is named.
 */
export async function serahkan(context: Context, body: Body, pekerjaan: PekerjaanOrang) {
  const { db } = context;
  const orang = await lockBeberapa(db, [body.uuid, ...body.serahan.map(({ kepada }) => kepada)]);
  const dari = orang.get(body.uuid);
  if (!dari) throw refusal.notFound('Petugas tidak ditemukan.');
  const current = () => bacaTersimpan(context, dari.uuid, pekerjaan);
  await judge(context, akunWorkflow, 'ubah', dari, current);
  const kelak: Standing = {
    role: body.idRole === undefined ? null : (roleOf(body.idRole) ?? null),
    aktif: body.flagAktif,
    laboratorium: body.otoritasLaboratorium,
  };
  const serahan = bacaSerahan(body, pekerjaan.work, orang);
  // Counted before the first of them passes: two kinds may be of one laboratory, which then has its officer.
  const terbuka = new Map<WorkKind, OpenWork[]>();
  for (const { work } of serahan) terbuka.set(work, await work.open(db, dari.uuid, kelak));
  const hasil: SerahTerima['serahTerima'] = [];
  for (const satu of serahan) {
    const { work, kepada } = satu;
    const pindah = work.handOver
      ? await work.handOver(context, { dari, kepada, kelak })
      : await serahkanLaboratorium(context, satu, terbuka.get(work)!);
    hasil.push({ jenis: work.jenis, keterangan: work.keterangan, kepada: kepada.nama, ...pindah });
  }
  const jumlah = hasil.reduce((sum, { diserahkan }) => sum + diserahkan, 0);
  if (jumlah === 0) throw refusal.state(tidakAda(hasil), await current());
  trace(context, {
    jenis: 'pengguna',
    record: dari.uuid,
    rev: null,
    perubahan: {
      serahTerima: [
        null,
        hasil.map(({ keterangan, diserahkan }, at) => ({
          keterangan,
          diserahkan,
          kepada: serahan[at]!.kepada.uuid,
        })),
      ],
    },
  });
  return {
    record: dari.uuid,
    rev: String(dari.rev),
    info: `${jumlah} pekerjaan berhasil diserahkan`,
    data: async () => ({
      ...(await bacaTersimpan(context.server, dari.uuid, pekerjaan)),
      serahTerima: hasil,
    }),
  };
}

const tidakAda = (hasil: SerahTerima['serahTerima']): string => {
  const [pertama] = hasil.flatMap(({ tertinggal }) => tertinggal);
  return pertama
    ? `Tidak ada yang dapat diserahkan: ${pertama.nomor} ${pertama.alasan}. Pilih penerima lain.`
    : 'Tidak ada lagi pekerjaan seperti itu padanya. Muat ulang daftarnya.';
};

/** What the body names: kinds there are, and active officers who may do them. */
function bacaSerahan(
  { uuid, serahan }: Body,
  semua: readonly WorkKind[],
  orang: ReadonlyMap<string, LockedPetugas>,
): Serahan[] {
  const errors: FieldError[] = [];
  const dibaca = serahan.flatMap(({ jenis, idLaboratorium = null, kepada }, at): Serahan[] => {
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

/** The work of a laboratory passes to whoever is given the laboratory. */
async function serahkanLaboratorium(
  context: Context,
  { idLaboratorium, kepada }: Serahan,
  terbuka: readonly OpenWork[],
): Promise<HandedOver> {
  const diserahkan = terbuka.find((satu) => satu.idLaboratorium === idLaboratorium)?.jumlah ?? 0;
  if (diserahkan > 0 && !kepada.laboratorium.includes(idLaboratorium!)) {
    const laboratorium = [...kepada.laboratorium, idLaboratorium!].sort((a, b) => a - b);
    const rev = await ubahAkun(context, kepada, { kdStatus: kepada.kdStatusVerifikasi, laboratorium });
    // The next kind may be of another laboratory that this officer is given.
    Object.assign(kepada, { laboratorium, rev });
  }
  return { diserahkan, tertinggal: [] };
}
