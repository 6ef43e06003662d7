import type { MasterField, MasterFields } from '#domain/core/master.ts';
import {
  angka,
  hari,
  laboratorium,
  pilihan,
  tulisan,
  uang,
  type KataBidang,
  type KataRekaman,
} from './kata.ts';

/** A record of master data, as the trail tells of it: its fields under their own labels. */
export const jejakMaster = ({ judul, fields }: { judul: string; fields: MasterFields }): KataRekaman => ({
  label: judul,
  bidang: {
    ...Object.fromEntries(Object.entries(fields).map(([nama, field]) => [nama, kataField(field)])),
    idLaboratorium: laboratorium('Laboratorium'),
    flagAktif: pilihan('Keaktifan', { true: 'Aktif', false: 'Tidak aktif' }),
  },
});

function kataField({ label, kind, options }: MasterField): KataBidang {
  if (options)
    return pilihan(label, Object.fromEntries(options.map(({ value, label: kata }) => [value, kata])));
  if (kind === 'rupiah') return uang(label);
  if (kind === 'bilangan' || kind === 'takaran') return angka(label);
  return kind === 'tanggal' ? hari(label) : tulisan(label);
}
