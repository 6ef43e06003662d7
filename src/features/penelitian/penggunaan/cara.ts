import type { z } from 'zod';
import { jenisBarang } from '#domain/barang/schema.ts';
import { carrying } from '#domain/core/endpoint.ts';
import { check, type Verdict } from '#domain/core/workflow.ts';
import { administers, type Actor } from '#domain/core/roles.ts';
import { formatRupiah } from '#domain/core/format.ts';
import { keadaanPenambahan, keadaanPenelitian } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { penggunaanApi, pilihVerifikasiPenambahan } from '#domain/penelitian/penggunaan.ts';
import type { PokokPenambahan } from '#domain/penggunaan/periksa.ts';
import { menurutBaris } from '#domain/penggunaan/rules.ts';
import type { Penambahan } from '#domain/penggunaan/schema.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';
import type { Baris } from '#data/baris.ts';
import type { WritingEndpoint } from '#kit/record/use-send.ts';
import { barisBody, type IsianBaris, type IsianPenambahan } from './isian.ts';
import type { BarangForm } from './use-barang-form.ts';

/** What the dialog of an addition is opened for (USAGE-17). */
export type CaraPenambahan = 'tambah' | 'ubah' | 'verifikasi' | 'koreksi';

export type BukaPenambahan = {
  cara: CaraPenambahan;
  /** The one that is changed; null for a new one. */
  penambahan: Penambahan | null;
  /** A refused or never sent write whose place this one takes. */
  perbaiki: Baris | null;
};

export const judulCara: Record<CaraPenambahan, string> = {
  tambah: 'Tambah alat/bahan/instrumen',
  ubah: 'Ubah penambahan',
  verifikasi: 'Verifikasi penambahan',
  koreksi: 'Koreksi penambahan',
};

/** An officer's correction needs the server at once, whatever else the same call may be (GAP-101). */
const koreksiApi = carrying(penggunaanApi.ubah, 'koreksi');

const panggilan = {
  tambah: penggunaanApi.tambah,
  ubah: penggunaanApi.ubah,
  verifikasi: penggunaanApi.verifikasi,
  koreksi: koreksiApi,
} satisfies Record<CaraPenambahan, unknown>;

/** The call of a way, as forms take it. */
export const panggilanCara = (cara: CaraPenambahan): WritingEndpoint<z.ZodType> =>
  panggilan[cara] as unknown as WritingEndpoint<z.ZodType>;

/** Things as this way takes them: what was asked for stays in what it was asked in, until who asked writes it anew. */
export const barangCara = (
  { cara, penambahan }: Pick<BukaPenambahan, 'cara' | 'penambahan'>,
  barang: BarangForm,
): BarangForm =>
  penambahan && (cara === 'verifikasi' || cara === 'koreksi')
    ? { ...barang, dikenal: menurutBaris(barang.dikenal, penambahan.baris) }
    : barang;

/** Whose a line is that says nothing: its addition's, or of a new one the research's (GAP-154). */
export const milikBaris = (
  penambahan: Pick<Penambahan, 'idLaboratorium'> | null,
  record: Pick<Penelitian, 'idLaboratorium'>,
): number => penambahan?.idLaboratorium ?? record.idLaboratorium;

/** Where a new addition begins: with the research's laboratory, for officers of another one with theirs that hangs on it. */
export function laboratoriumAwal(record: Penelitian, actor: Actor): number {
  const { idLaboratorium, penambahan, user } = record;
  if (user.uuid === actor.uuid || administers(actor, idLaboratorium)) return idLaboratorium;
  const ada = penambahan.find((satu) => administers(actor, satu.idLaboratorium ?? idLaboratorium));
  return ada?.idLaboratorium ?? actor.laboratorium[0] ?? idLaboratorium;
}

/** What lines are judged by: those of an addition that is there stay with its laboratory. */
export const pokokCara = (
  { penambahan }: Pick<BukaPenambahan, 'penambahan'>,
  record: Penelitian,
): PokokPenambahan => ({
  idLaboratorium: milikBaris(penambahan, record),
  tglMulai: record.tglMulai,
  tglSelesai: record.tglSelesai,
  tetap: penambahan !== null,
});

/** The lines that stand as soon as they are saved: of what an officer enters only those of their own laboratory (GAP-154). */
export const barisBerlaku = (
  { cara }: Pick<BukaPenambahan, 'cara'>,
  penggunaan: readonly IsianBaris[],
  record: Penelitian,
  actor: Actor,
): IsianBaris[] =>
  penggunaan.filter(
    ({ idLaboratorium = record.idLaboratorium }) => cara !== 'tambah' || administers(actor, idLaboratorium),
  );

/** The body of its call. */
export function bodyCara(
  { cara, penambahan }: Pick<BukaPenambahan, 'cara' | 'penambahan'>,
  isian: IsianPenambahan,
  record: Penelitian,
) {
  const catatan = isian.catatan.trim() || null;
  const uuidPenelitian = record.uuid;
  if (cara === 'verifikasi' && isian.flagPersetujuan === 2)
    return { uuid: penambahan?.uuid, uuidPenelitian, flagPersetujuan: 2, catatan };
  const isi = {
    tglPenggunaan: isian.tglPenggunaan,
    penggunaan: barisBody(isian, milikBaris(penambahan, record)),
    catatan,
    alasanPengecualian: isian.alasanPengecualian.trim() || null,
  };
  if (cara === 'tambah') return { uuidPenelitian, ...isi };
  const tentang = { uuid: penambahan?.uuid, uuidPenelitian, ...isi };
  return cara === 'verifikasi' ? { ...tentang, flagPersetujuan: 1 } : tentang;
}

/** The act of W2 or W3 that it is. */
export function aksiCara(
  { cara, penambahan }: Pick<BukaPenambahan, 'cara' | 'penambahan'>,
  flagPersetujuan: IsianPenambahan['flagPersetujuan'],
  record: Penelitian,
  actor: Actor,
): { label: string; verdict: Verdict } {
  if (cara === 'tambah' || !penambahan) {
    const aksi = record.user.uuid === actor.uuid ? 'ajukanPenambahan' : 'catatPenambahan';
    const { label } = penelitianWorkflow.actions[aksi];
    return { label, verdict: check(penelitianWorkflow, aksi, keadaanPenelitian(record), actor) };
  }
  const aksi =
    cara === 'verifikasi'
      ? pilihVerifikasiPenambahan({ flagPersetujuan: flagPersetujuan || 1 }, actor)
      : cara;
  const { label } = penambahanWorkflow.actions[aksi];
  return {
    label: cara === 'verifikasi' ? `${judulCara.verifikasi}: ${label}` : label,
    verdict: check(penambahanWorkflow, aksi, keadaanPenambahan(record, penambahan), actor),
  };
}

/** What saving it will do, with the numbers of what stands at once; null where the author can simply take it back (GAP-149). */
export function akibatCara(
  { cara, penambahan }: Pick<BukaPenambahan, 'cara' | 'penambahan'>,
  {
    flagPersetujuan,
    penggunaan,
    catatan,
  }: Pick<IsianPenambahan, 'flagPersetujuan' | 'penggunaan' | 'catatan'>,
  total: number,
  record: Penelitian,
  actor: Actor,
): string | null {
  if (cara === 'verifikasi' && flagPersetujuan === 2)
    return penambahan?.kdStatusPengajuan === penambahanWorkflow.states.perluPerbaikan.code
      ? 'Penambahan ditolak untuk seterusnya: tidak ada tagihan dan stok tidak berkurang.'
      : `Penambahan kembali ke pendaftar untuk diperbaiki. ${akibatCatatan(catatan)}`;
  if (cara === 'ubah') return null;
  const batalSelesai =
    cara === 'tambah' && record.idStatusPengajuan === penelitianWorkflow.states.menungguSelesai.code
      ? 'Permintaan selesai penggunaan dibatalkan.'
      : null;
  if (cara === 'tambah' && record.user.uuid === actor.uuid) return batalSelesai;
  if (cara === 'koreksi') return 'Stok, alat, dan tagihan disesuaikan dengan selisihnya.';
  const berlaku = barisBerlaku({ cara }, penggunaan, record, actor);
  return [
    berlaku.length > 0 ? akibatStok(berlaku, total) : null,
    berlaku.length < penggunaan.length ? menungguLaboratorium : null,
    batalSelesai,
  ]
    .filter(Boolean)
    .join(' ');
}

const menungguLaboratorium = 'Barang laboratorium lain menunggu verifikasi petugasnya.';

const akibatCatatan = (catatan: string): string =>
  catatan.trim() === ''
    ? 'Tanpa catatan, pendaftar tidak tahu apa yang harus diperbaiki.'
    : 'Pendaftar membaca catatan Anda.';

/** Only materials leave the shelf; a tool comes back. */
function akibatStok(penggunaan: readonly IsianBaris[], total: number): string {
  const adaBahan = penggunaan.some(({ idJenisBarang }) => idJenisBarang === jenisBarang.bahan);
  if (total > 0)
    return `${adaBahan ? 'Stok bahan berkurang dan tagihan' : 'Tagihan'} ${formatRupiah(total)} dibuat untuk pendaftar.`;
  return adaBahan ? 'Stok bahan berkurang, tanpa tagihan.' : 'Tercatat tanpa tagihan.';
}
