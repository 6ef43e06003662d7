import { z } from 'zod';
import type { Hasil } from '../kanal.ts';

/** What the Cloud API says of a message that it does not take, or did not get through. */
export const GalatWaSchema = z.object({
  code: z.number(),
  title: z.string().optional(),
  message: z.string().optional(),
  error_data: z.object({ details: z.string().optional() }).optional(),
});
type GalatWa = z.output<typeof GalatWaSchema>;
type Ditolak = Extract<Hasil, { galat: string }>;

/*
 * Whose fault a refusal is, by its code, as Meta asks one to read it (developers.facebook.com, WhatsApp error codes). What
 * is not named here is about us as well, a template that is not approved (1320xx) before all, and waits for an operator.
 */

/** Nothing reaches this number, by the sentence that its person reads. */
const nomornya = new Map([
  // No WhatsApp there, or one too old, or whose terms nobody accepted.
  [131026, 'Kabar lewat WhatsApp berhenti: pesan tidak dapat diantar ke nomor Anda.'],
  // The number that we send from.
  [131021, 'Kabar lewat WhatsApp berhenti: nomor pada profil Anda milik laboratorium sendiri.'],
  [131050, 'Kabar lewat WhatsApp berhenti: Anda menghentikan pesan dari kami di WhatsApp.'],
]);

/** This message will not go, whenever it is tried: what is in it, or Meta's own choice not to bring it. */
const isinya = new Set([130472, 131009, 131047, 131049, 131051, 132005, 132007, 132018]);

/** Nobody is reached now: token and rights (but for 200 to 299), account and its money, pace, Meta itself. */
const semuanya = new Set([
  0, 1, 2, 3, 4, 10, 33, 190, 368, 80007, 130429, 131005, 131016, 131031, 131037, 131042, 131045, 131048,
  131057, 133004, 133006, 133010,
]);

/** What comes of sending where the Cloud API said this. */
export function hasilGalatWa({ code, title, message, error_data }: GalatWa): Ditolak {
  const rinci = (error_data?.details ?? message ?? title ?? '').slice(0, 300);
  const galat = (apa: string) => `WhatsApp menolak ${apa} (${code}): ${rinci}`;
  const kalimat = nomornya.get(code);
  if (kalimat !== undefined)
    return { hasil: 'alamat', galat: galat('nomornya'), kabar: { kalimat, perihal: 'Kabar lewat WhatsApp' } };
  if (isinya.has(code)) return { hasil: 'tetap', galat: galat('isinya') };
  const putus = semuanya.has(code) || (code >= 200 && code < 300);
  return { hasil: 'ulang', galat: galat('kiriman kita'), putus };
}
