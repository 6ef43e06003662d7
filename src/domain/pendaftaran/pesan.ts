/** What is said of an invoice that nobody has paid yet, of either kind. */
export const ajakanBayar = 'Invoice sudah terbit. Silakan lihat dan bayar di sini:';

/** How any message to a person begins. No 'Bapak' or 'Ibu': nobody knows. */
export const sapaan = ({ nama }: { nama: string }): string => `Yth. ${nama},\n\n`;

export type TentangPesan = {
  user: { nama: string };
  /** What it is about: 'Pengujian 0012'. */
  perihal: string;
  /** What is asked of them, and the address where it is to be seen; null: nothing, and who writes goes on. */
  ajakan: string | null;
  alamat: string;
  /** Who writes. */
  dari: string;
};

/** What an officer's message to a registrant begins with. */
export function pesanPendaftar({ user, perihal, ajakan, alamat, dari }: TentangPesan): string {
  const awal = `${sapaan(user)}${perihal}. `;
  return ajakan ? `${awal}${ajakan}\n${alamat}\n\n${dari}` : awal;
}
