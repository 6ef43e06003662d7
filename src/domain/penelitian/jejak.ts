import { formatDate, withZone } from '#domain/core/format.ts';
import {
  banyak,
  hanyaAda,
  hari,
  isian,
  kode,
  tulisan,
  type Isi,
  type KataRekaman,
} from '#domain/jejak/kata.ts';
import { jejakJanji } from '#domain/perjalanan/jejak.ts';
import { penelitianWorkflow } from './workflow.ts';

const jam = (mulai: Isi[string], selesai: Isi[string]): string =>
  mulai && selesai ? `, ${withZone(`${String(mulai)}–${String(selesai)}`)}` : '';

/** A research, as the trail tells of it. */
export const jejakPenelitian: KataRekaman = {
  label: 'Penelitian',
  bidang: {
    kdStatus: kode('Status', penelitianWorkflow.states),
    nomor: tulisan('Nomor'),
    isi: isian('Pendaftaran', ({ judul }) => String(judul)),
    waktu: isian(
      'Waktu penggunaan',
      ({ tglMulai, tglSelesai, jamMulai, jamSelesai }) =>
        `${formatDate(String(tglMulai))} – ${formatDate(String(tglSelesai))}${jam(jamMulai, jamSelesai)}`,
    ),
    rencana: banyak('Rencana', 'barang'),
    tglSelesai: hari('Tanggal selesai'),
    tautanStatus: hanyaAda('Tautan status', 'dibagikan'),
    ...jejakJanji,
    catatan: tulisan('Catatan'),
  },
};
