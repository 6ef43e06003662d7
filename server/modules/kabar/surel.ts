import { inArray } from 'drizzle-orm';
import { caraBawaan } from '#domain/akun/cara-kabar.ts';
import type { Server } from '#server/core/server.ts';
import { isLoopback } from '#server/core/address.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { suratDari } from './isi-surel.ts';
import type { Hasil, JenisKanal } from './kanal.ts';

type Config = Server['config'];

/** How long a server may take to take the connection, to greet, and to say anything at all. */
const sabar = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** E-mail, where SMTP_URL is set (BEYOND-35). */
export const surel: JenisKanal = {
  nama: 'surel',
  ada: ({ SMTP_URL }) => SMTP_URL !== undefined,
  bawaan: caraBawaan,
  alamat: async (db, ids) => {
    const orang = await db
      .select({ uuid: pengguna.id, alamat: pengguna.email })
      .from(pengguna)
      .where(inArray(pengguna.id, [...ids]));
    return new Map(
      orang.filter(({ alamat }) => alamat !== '').map(({ uuid, alamat }) => [uuid, [{ tujuan: '', alamat }]]),
    );
  },
  buka: async ({ config }) => {
    // Only who sends mail pays for the library.
    const { createTransport } = await import('nodemailer');
    // What stands between us and another machine could leave STARTTLS out of what it offers, and read along (BEYOND-57). The
    // address has the last word: an operator may say requireTLS=false there.
    const requireTLS = !isLoopback(new URL(config.SMTP_URL!).hostname);
    const transport = createTransport({ url: config.SMTP_URL, requireTLS, ...sabar });
    return {
      nama: 'surel',
      kirim: async (pesan, signal) => {
        const surat = await suratDari(config, pesan);
        return transport.sendMail({ ...surat, signal }).then(
          (): Hasil => ({ hasil: 'terkirim' }),
          (error: unknown) => hasilGalat(error as GalatSurel, config),
        );
      },
    };
  },
};

/** What nodemailer says of a mail that was not taken. */
export type GalatSurel = Error & {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  rejectedErrors?: GalatSurel[];
};

const alamatDitolak = {
  kalimat: 'Kabar lewat surel berhenti: server surel menolak alamat Anda.',
  perihal: 'Kabar lewat surel',
};

/** Service not available: the server is there, and has no time for anybody. */
const takMelayani = 421;

/**
 * A refusal for good of the recipient means the address, and of what was written this message. What else is refused is
 * about us (who sends, with which password, from where): others would fare no better, and an operator puts it right.
 */
export function hasilGalat(error: GalatSurel, { SMTP_URL = '' }: Pick<Config, 'SMTP_URL'>): Hasil {
  const { command = '', responseCode, response = '' } = error.rejectedErrors?.[0] ?? error;
  const putus = (apa: string): Hasil => ({
    hasil: 'ulang',
    galat: `Server surel ${new URL(SMTP_URL).host} ${apa}.`,
    putus: true,
  });
  if (responseCode === undefined) return putus(`tidak dapat dihubungi (${error.code ?? error.message})`);
  if (command === 'STARTTLS') return putus('tidak menawarkan sambungan terenkripsi (STARTTLS)');
  const galat = (apa: string) => `Server surel menolak ${apa}: ${response.slice(0, 300)}`;
  const selamanya = responseCode >= 500;
  if (command.startsWith('RCPT'))
    return selamanya && !urusanKami(response)
      ? { hasil: 'alamat', galat: galat('alamatnya'), kabar: alamatDitolak }
      : { hasil: 'ulang', galat: galat('alamatnya'), putus: responseCode === takMelayani };
  if (command.startsWith('DATA') && selamanya) return { hasil: 'tetap', galat: galat('isinya') };
  return { hasil: 'ulang', galat: galat('kiriman kita'), putus: responseCode === takMelayani };
}

/** Policy (x.7.x, RFC 3463) is about who asks, 'relay access denied' before all, not about the mailbox. */
const urusanKami = (response: string): boolean => /^5\d\d[ -]5\.7\.\d+/.test(response);
