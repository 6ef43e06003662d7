type Langkah = { createdAt: string; statusSubmission: { kdStatusPengajuan: number } };

/**
 * Since when a submission stands where it stands: an act that leaves it there, a pause, other days of use, does not begin
 * its waiting anew (BEYOND-32).
 */
export function sejakKeadaan({
  history,
  updatedAt,
}: {
  history: readonly Langkah[];
  updatedAt: string;
}): string {
  const kode = (satu: Langkah | undefined) => satu?.statusSubmission.kdStatusPengajuan;
  const sebelum = history.findLastIndex((satu) => kode(satu) !== kode(history.at(-1)));
  return history[sebelum + 1]?.createdAt ?? updatedAt;
}
