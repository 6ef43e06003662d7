import { jenisPenelitian } from '#domain/penelitian/keadaan.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import type { PenelitianSurat, RiwayatLaboratorium } from './schema.ts';

const { ditolak, selesai } = penelitianWorkflow.states;

/** What the research of one laboratory comes to, with the research itself. */
export type RincianLaboratorium = RiwayatLaboratorium & {
  kdLaboratorium: string;
  penelitian: PenelitianSurat[];
};

/**
 * The research of a person by laboratory (LETTER-06): every one that was not turned down; what
 * was done elsewhere counts under 'Non laboratorium' (GAP-106).
 */
export function rincianLaboratorium(semua: readonly Penelitian[]): RincianLaboratorium[] {
  const dihitung = semua
    .filter(({ idStatusPengajuan }) => idStatusPengajuan !== ditolak.code)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  const perLaboratorium = [...Map.groupBy(dihitung, ({ idLaboratorium }) => idLaboratorium)];
  return perLaboratorium
    .toSorted(([a], [b]) => a - b)
    .map(([idLaboratorium, milik]) => {
      const { kdLaboratorium, namaLaboratorium } = milik[0]!.lab;
      const penelitian = milik.map(penelitianSurat);
      return {
        idLaboratorium,
        kdLaboratorium,
        laboratorium: namaLaboratorium,
        jlhPenelitian: penelitian.length,
        jlhRusak: penelitian.reduce((sum, { jlhRusak }) => sum + jlhRusak, 0),
        penelitian,
      };
    });
}

const penelitianSurat = (record: Penelitian): PenelitianSurat => ({
  uuid: record.uuid,
  nomor: record.nomor,
  jenisPenelitian: record.researchType.jenisPenelitian,
  judul: record.judul,
  idLaboratorium: record.idLaboratorium,
  tglMulai: record.tglMulai,
  tglSelesai: record.tglSelesai,
  kdStatusPengajuan: record.idStatusPengajuan,
  statusPengajuan: record.statusSubmission.statusPengajuan,
  jlhRusak: record.pengembalianAlat.reduce((sum, { jlhRusak }) => sum + jlhRusak, 0),
  catatanSelesai:
    record.history.findLast(({ statusSubmission }) => statusSubmission.kdStatusPengajuan === selesai.code)
      ?.catatan ?? null,
});

/** Research that a laboratory is used for, and not a place elsewhere (CONST-03). */
export const memakaiLaboratorium = ({ researchType }: Penelitian): boolean =>
  researchType.kdJenisPenelitian === jenisPenelitian.laboratorium;
