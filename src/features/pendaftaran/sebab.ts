/** Why a submission has ended: a note is optional when it is refused (TESTADM-21, KALAB-05), so its registrant may have to ask. */
export const sebabBerakhir = (history: readonly { catatan: string | null }[]): string =>
  history.at(-1)?.catatan ?? 'Alasannya tidak ditulis. Tanyakan kepada laboratorium sebelum mendaftar lagi.';
