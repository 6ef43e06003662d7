const menit = 60_000;
/** A clock further off than this is said (offline.md section 6, Clock). */
const selisihMaks = 10 * menit;

/** What to say of a wrong clock, or null. `selisihMs` is server minus device. */
export function kataJam(selisihMs: number): string | null {
  if (Math.abs(selisihMs) <= selisihMaks) return null;
  const arah = selisihMs > 0 ? 'lebih lambat' : 'lebih cepat';
  return `Jam perangkat ini ${lama(Math.abs(selisihMs))} ${arah} daripada jam server. Betulkan di pengaturan perangkat; waktu tulisan Anda tetap dihitung dengan jam server.`;
}

function lama(ms: number): string {
  const jam = Math.round(ms / (60 * menit));
  if (jam < 2) return `${Math.round(ms / menit)} menit`;
  return jam < 48 ? `${jam} jam` : `${Math.round(jam / 24)} hari`;
}
