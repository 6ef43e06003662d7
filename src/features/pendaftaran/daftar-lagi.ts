import { adalahPenelitian, judulDari, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import type { OrangDb } from '#data/db.ts';
import type { BerkasRekaman } from '#data/koleksi/adapter.ts';
import type { Baris } from '#data/baris.ts';
import type { ChosenFile } from '#kit/field/FileField.tsx';
import { sebabBerakhir } from './sebab.ts';

/** What a form of registration opens with: a refused or never sent write, or the earlier registration `dari`. */
export type Awal<T> = { isian: T } & ({ row: Baris; dari: null } | { row: null; dari: Pendaftaran });

/** Of a form that may be a copy: what of the earlier registration is not to be had any more, each as a line; kept with the draft. */
export type IsianSalinan = { tidakTersalin: string[] };

/** What a copy can be made of on this device: choices by 'bentuk-sampel:1', the files whose content is here. */
export type Tersedia = { acuan: ReadonlySet<string>; berkas: ReadonlySet<string> };

/** Reads it. A laboratory that has no room is none to choose (GAP-22). */
export async function bacaTersedia(db: OrangDb): Promise<Tersedia> {
  const [acuan, berkas] = await Promise.all([db.acuan.toArray(), db.berkas.toCollection().primaryKeys()]);
  return {
    acuan: new Set(acuan.filter(({ tanpaRuang }) => !tanpaRuang).map(({ uuid }) => uuid)),
    berkas: new Set(berkas),
  };
}

/** Copies an earlier registration field by field: what is not to be had any more stays empty and is named. */
export function penyalin({ acuan, berkas }: Tersedia) {
  const tidakTersalin: string[] = [];
  const salin = <V>(ada: boolean, nilai: V, keterangan: string): V | null => {
    if (ada) return nilai;
    tidakTersalin.push(keterangan);
    return null;
  };
  return {
    tidakTersalin,
    salin,
    pilihan: <K extends number | string>(label: string, jenis: string, kode: K, nama: string | null) =>
      salin(
        acuan.has(`${jenis}:${kode}`),
        kode,
        `${label}: ${nama ?? 'pilihan itu'} tidak lagi dapat dipilih`,
      ),
    file: (label: string, file: BerkasRekaman | null): ChosenFile | null => {
      if (!file) return null;
      const { sha256, name, size, mime } = file;
      return salin(
        berkas.has(sha256),
        { sha256, name, size, mime },
        `${label}: file ${name} tidak ada di perangkat ini`,
      );
    },
  };
}

/** Why others refused it; null where they did not, or its registrant took it back. */
export function alasanDitolak(data: Pendaftaran): string | null {
  const { states } = adalahPenelitian(data) ? penelitianWorkflow : pengujianWorkflow;
  const terakhir = data.history.at(-1);
  const ditolak = terakhir?.statusSubmission.kdStatusPengajuan === states.ditolak.code;
  if (!ditolak || terakhir.user?.uuid === data.user.uuid) return null;
  return sebabBerakhir(data.history);
}

/** How the draft is named until what is typed says more. */
export const labelAwal = (awal: Awal<unknown> | null, baru: string): string =>
  awal?.row?.label ?? (awal?.dari ? `Daftar lagi · ${sebutan(awal.dari.nomor, judulDari(awal.dari))}` : baru);
