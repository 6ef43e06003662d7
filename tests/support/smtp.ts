import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as a server took it: to whom, and whole, with its headers. */
export type SuratUji = { kepada: string; mentah: string; kepala: ReadonlyMap<string, string>; teks: string };

/** Where in the course of a mail the server does not do what is asked, and with what it answers; `null` is a lost line. */
export type Gangguan =
  | { di: 'MAIL' | 'RCPT' | 'DATA'; kode: number; kata: string }
  /** It hangs up: before it has heard all, or having heard all before it says so. */
  | { di: 'tengahData' | 'akhirData' };

/** Moments of a mail: its recipient named; heard to its end; said so. */
export type SaatSurel = 'RCPT' | 'terdengar' | 'diterima';

/**
 * A real mail server on a port of its own. What it has taken is what it has said 250 to; `diterima` counts what it had whole
 * when it hung up as well. With `starttls` it offers to go on encrypted, by a key that nobody vouches for.
 */
export async function smtpUji({ starttls = false } = {}) {
  const surat: SuratUji[] = [];
  const tanpaJawaban: SuratUji[] = [];
  let gangguan: readonly Gangguan[] = [];
  let dicoba = 0;
  let dengarkan: (saat: SaatSurel) => void = () => undefined;
  const kena = (di: Gangguan['di']) => {
    const [satu] = gangguan;
    if (satu?.di !== di) return null;
    gangguan = gangguan.slice(1);
    return satu;
  };
  const tolak = (satu: Gangguan) =>
    'kode' in satu ? Object.assign(new Error(satu.kata), { responseCode: satu.kode }) : null;
  const putus = (id: string) => {
    for (const sambungan of server.connections)
      if ((sambungan as unknown as { id: string }).id === id) sambungan.close();
  };
  const pilihan: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: starttls ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, callback) => {
      dicoba += 1;
      const satu = kena('MAIL');
      callback(satu && tolak(satu));
    },
    onRcptTo: (_address, _session, callback) => {
      dengarkan('RCPT');
      const satu = kena('RCPT');
      callback(satu && tolak(satu));
    },
    onData: (stream, session, callback) => {
      const potong: Buffer[] = [];
      if (kena('tengahData')) {
        stream.once('data', () => putus(session.id));
        stream.on('error', () => undefined).resume();
        return;
      }
      stream.on('data', (bagian: Buffer) => potong.push(bagian));
      stream.on('end', () => {
        const mentah = Buffer.concat(potong).toString();
        const satu = bacaSurat(session.envelope.rcptTo[0]!.address, mentah);
        if (kena('akhirData')) {
          tanpaJawaban.push(satu);
          putus(session.id);
          return;
        }
        const ditolak = kena('DATA');
        dengarkan('terdengar');
        callback(ditolak && tolak(ditolak));
        if (ditolak) return;
        surat.push(satu);
        dengarkan('diterima');
      });
    },
  };
  let server: SMTPServer;
  const mulai = (di: number) =>
    new Promise<number>((resolve) => {
      server = new SMTPServer(pilihan);
      server.on('error', () => undefined);
      const listening = server.listen(di, '127.0.0.1', () =>
        resolve((listening.address() as { port: number }).port),
      );
    });
  const port = await mulai(0);
  return {
    env: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'lab@kampus.example',
      PUBLIC_URL: 'https://lab.kampus.example',
      DEMO: '1',
    },
    /** What it took, the first first. */
    surat,
    /** What it heard to the end without saying so. */
    tanpaJawaban,
    /** How many mails were begun. */
    dicoba: () => dicoba,
    /** What goes wrong with the next mails, one after the other; after that nothing does. */
    ganggu: (...berikut: Gangguan[]) => void (gangguan = berikut),
    /** Who is to hear of every moment of every mail. */
    dengarkan: (oleh: typeof dengarkan) => void (dengarkan = oleh),
    tutup: () => new Promise<void>((resolve) => server.close(() => resolve())),
    /** Again at the same address, once it was closed. */
    buka: () => mulai(port),
  };
}

function bacaSurat(kepada: string, mentah: string): SuratUji {
  const [atas = '', ...bawah] = mentah.split('\r\n\r\n');
  const kepala = new Map(
    atas
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((baris) => [
        baris.slice(0, baris.indexOf(':')).toLowerCase(),
        baris.slice(baris.indexOf(':') + 2),
      ]),
  );
  return { kepada, mentah, kepala, teks: dariQuotedPrintable(bawah.join('\r\n\r\n')) };
}

/** Bodies travel in quoted-printable: soft line ends and bytes as =C2=B7. */
const dariQuotedPrintable = (teks: string): string =>
  Buffer.from(
    teks
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
