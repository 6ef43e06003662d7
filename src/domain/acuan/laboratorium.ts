/** What the master calls by letters only (MASTER-07, CONF-57). */
const kepanjangan: Readonly<Record<string, string>> = {
  LPOMK: 'Laboratorium Pengujian Obat, Makanan, dan Kosmetik',
};

/** The name of a laboratory in full, as a letterhead bears it; lists say it as the master has it. */
export const namaLengkapLaboratorium = (nama: string): string =>
  kepanjangan[nama] ?? (/\blab/i.test(nama) ? nama : `Laboratorium ${nama}`);
