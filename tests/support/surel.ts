import { kanalUji } from './kanal.ts';
import { smtpUji } from './smtp.ts';

/** A server that sends its news to a mail server of its own. */
export async function surelUji() {
  const smtp = await smtpUji();
  return { smtp, ...(await kanalUji(smtp)) };
}
