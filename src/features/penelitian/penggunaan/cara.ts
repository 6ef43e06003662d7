import type { z } from 'zod';
import { jenisBarang } from '#domain/barang/schema.ts';
import { carrying } from '#domain/core/endpoint.ts';
import { check, type Verdict } from '#domain/core/workflow.ts';
import type { Actor } from '#domain/core/roles.ts';
import { formatRupiah } from '#domain/core/format.ts';
import { keadaanPenambahan, keadaanPenelitian } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { penggunaanApi, pilihVerifikasiPenambahan } from '#domain/penelitian/penggunaan.ts';
import { menurutBaris } from '#domain/penggunaan/rules.ts';
import type { Penambahan } from '#domain/penggunaan/schema.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';
import type { Baris } from '#data/baris.ts';
import type { WritingEndpoint } from '#kit/record/use-send.ts';
import { barisBody, type IsianPenambahan } from './isian.ts';
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
    penggunaan: barisBody(isian, record.idLaboratorium),
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

/** What saving it will do, with its numbers; null where the author can simply take it back (GAP-149). */
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
  const uang =
    cara === 'koreksi'
      ? 'Stok, alat, dan tagihan disesuaikan dengan selisihnya.'
      : akibatStok(penggunaan, total);
  return [uang, batalSelesai].filter(Boolean).join(' ');
}

const akibatCatatan = (catatan: string): string =>
  catatan.trim() === ''
    ? 'Tanpa catatan, pendaftar tidak tahu apa yang harus diperbaiki.'
    : 'Pendaftar membaca catatan Anda.';

/** Only materials leave the shelf; a tool comes back. */
function akibatStok(penggunaan: IsianPenambahan['penggunaan'], total: number): string {
  const adaBahan = penggunaan.some(({ idJenisBarang }) => idJenisBarang === jenisBarang.bahan);
  if (total > 0)
    return `${adaBahan ? 'Stok bahan berkurang dan tagihan' : 'Tagihan'} ${formatRupiah(total)} dibuat untuk pendaftar.`;
  return adaBahan ? 'Stok bahan berkurang, tanpa tagihan.' : 'Tercatat tanpa tagihan.';
}
