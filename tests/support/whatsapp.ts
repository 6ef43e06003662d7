import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { templatMeta } from '#server/modules/kabar/whatsapp/isi.ts';
import { kanalUji } from './kanal.ts';
import type { JalurUji } from './server.ts';

/** A message as it was taken: to whom, whole as it was asked for, and as its person reads it. */
export type PesanUji = { id: string; kepada: string; mentah: string; teks: string; tautan: string };

/** What it does with a message instead of taking it: says an error, hangs up before its answer, or says what nobody understands. */
export type GangguanWa = { status: number; code: number; rinci?: string } | 'putus' | 'bingung';

type Permintaan = {
  to: string;
  template: {
    name: string;
    language: { code: string };
    components: { type: string; sub_type?: string; parameters: { type: string; text: string }[] }[];
  };
};

const token = 'token-uji';
const rahasia = 'rahasia-uji';
const nomorKami = '106540352242922';
const alamatKami = 'https://lab.kampus.example';

/**
 * What stands for Meta's Cloud API, on a port of its own, over real HTTP: it knows the token and the templates that were handed
 * in, and refuses what does not fit them as Meta does.
 */
export async function metaUji() {
  const pesan: PesanUji[] = [];
  const tanpaJawaban: PesanUji[] = [];
  let gangguan: readonly GangguanWa[] = [];
  let dicoba = 0;
  const server = createServer((request, response) => {
    void json(request).then((isi) => {
      dicoba += 1;
      const jawab = (status: number, badan: unknown) =>
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(badan));
      const tolak = (status: number, code: number, rinci = `galat ${code}`) =>
        jawab(status, { error: { message: `(#${code})`, code, error_data: { details: rinci } } });
      if (request.url !== `/v25.0/${nomorKami}/messages` || request.method !== 'POST')
        return tolak(400, 100, 'Unsupported post request');
      if (request.headers.authorization !== `Bearer ${token}`) return tolak(401, 190, 'Token salah');
      const [kena] = gangguan;
      gangguan = gangguan.slice(1);
      if (kena === 'bingung') return response.writeHead(200).end('<html>Masuk ke jaringan kampus</html>');
      if (typeof kena === 'object') return tolak(kena.status, kena.code, kena.rinci);
      const terbaca = baca(isi as Permintaan);
      if (typeof terbaca === 'number') return tolak(400, terbaca);
      const satu = { id: `wamid.${dicoba}`, ...terbaca };
      if (kena === 'putus') {
        tanpaJawaban.push(satu);
        return request.socket.destroy();
      }
      pesan.push(satu);
      jawab(200, { messaging_product: 'whatsapp', contacts: [], messages: [{ id: satu.id }] });
    });
  });
  const mulai = (port: number) =>
    new Promise<number>((resolve) =>
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
    );
  const port = await mulai(0);
  return {
    env: {
      WA_BASE_URL: `http://127.0.0.1:${port}/v25.0`,
      WA_PHONE_NUMBER_ID: nomorKami,
      WA_TOKEN: token,
      WA_APP_SECRET: rahasia,
      WA_VERIFY_TOKEN: 'sandi-uji',
      PUBLIC_URL: alamatKami,
      DEMO: '1',
    },
    /** What it took, the first first. */
    pesan,
    /** What it took without saying so. */
    tanpaJawaban,
    /** How often it was asked. */
    dicoba: () => dicoba,
    /** What goes wrong with the next messages, one after the other; after that nothing does. */
    ganggu: (...berikut: GangguanWa[]) => void (gangguan = berikut),
    tutup: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    /** Again at the same address, once it was closed. */
    buka: () => mulai(port),
  };
}

/** The message by its template, or the code of what is wrong with it. */
function baca(isi: Permintaan): Omit<PesanUji, 'id'> | number {
  const { name, language, components } = isi.template;
  const templat = templatMeta(alamatKami).find((satu) => satu.name === name);
  if (!templat || templat.language !== language.code) return 132001;
  const nilai = (type: string) => components.find((satu) => satu.type === type)?.parameters ?? [];
  const semua = [...nilai('body'), ...nilai('button')].map(({ text }) => text);
  if (semua.some((satu) => !satu || /[\n\t]| {4}/.test(satu))) return 132018;
  const badan = templat.components[0]!.text!;
  const alamat = templat.components[2]!.buttons![0]!.url;
  const isikan = (teks: string, type: string) =>
    nilai(type).reduce((kini, { text }, ke) => kini.replace(`{{${ke + 1}}}`, text), teks);
  const banyak = (teks: string) => teks.split('{{').length - 1;
  if (banyak(badan) !== nilai('body').length || banyak(alamat) !== nilai('button').length) return 132000;
  return {
    kepada: isi.to,
    mentah: JSON.stringify(isi),
    teks: isikan(badan, 'body'),
    tautan: isikan(alamat, 'button'),
  };
}

/** A word of Meta's to our server, signed as it signs, unless it is said otherwise. */
export function kabariDari({ api, jam }: Pick<JalurUji, 'api' | 'jam'>) {
  const kabari = (isi: unknown, kepala?: Record<string, string>) => {
    const body = typeof isi === 'string' ? isi : JSON.stringify(isi);
    const tanda = `sha256=${createHmac('sha256', rahasia).update(body).digest('hex')}`;
    return api.request('/api/webhook/whatsapp', {
      method: 'POST',
      headers: kepala ?? { 'X-Hub-Signature-256': tanda, 'Content-Type': 'application/json' },
      body,
    });
  };
  const satuan = (value: object, phone_number_id = nomorKami) => ({
    object: 'whatsapp_business_account',
    entry: [
      { id: '1', changes: [{ field: 'messages', value: { metadata: { phone_number_id }, ...value } }] },
    ],
  });
  const detik = (pada: Date) => String(Math.floor(pada.getTime() / 1000));
  return {
    kabari,
    /** What somebody wrote to our number, or to another of the same account. */
    tulisan: (from: string, body: string, { pada = jam.now(), kepada = nomorKami } = {}) =>
      satuan(
        { messages: [{ from, id: 'wamid.masuk', timestamp: detik(pada), type: 'text', text: { body } }] },
        kepada,
      ),
    /** What became of a message that it had taken. */
    keadaan: (id: string, status: string, { code = 131026, pada = jam.now(), kepada = '' } = {}) => {
      const gagal = { errors: [{ code, title: 'x', error_data: { details: `rinci ${code}` } }] };
      return satuan({
        statuses: [
          {
            id,
            status,
            timestamp: detik(pada),
            recipient_id: kepada,
            ...(status === 'failed' ? gagal : {}),
          },
        ],
      });
    },
  };
}

/** A server that sends its news to a WhatsApp of its own. */
export async function whatsappUji() {
  const meta = await metaUji();
  const dunia = await kanalUji(meta);
  return { meta, ...dunia, ...kabariDari(dunia.uji) };
}
