import { html } from 'hono/html';
import type { Server } from '#server/core/server.ts';
import { alamatBerhenti } from './berhenti.ts';
import type { IsiPesan, Pesan } from './kanal.ts';
import { satuBaris, sebutanPesan } from './sebutan.ts';

type Config = Server['config'];

/*
 * A mail as it is read in whatever program: text and simple HTML, without pictures and without colours of its own but for
 * the link, so that a dark inbox stays dark. Its subject, which lies on lock screens, has a sentence and a number only.
 */

/** Of what has waited since earlier so many are named. */
const lamaDisebut = 20;

type Bagian = { judul: string | null; isi: readonly IsiPesan[] };

export async function suratDari(config: Config, pesan: Pesan) {
  const { address, MAIL_FROM, APP_NAME } = config;
  const { kepada, id } = pesan;
  const berhenti = alamatBerhenti(config, pesan.tokenBerhenti);
  return {
    from: { name: APP_NAME, address: MAIL_FROM! },
    to: { name: kepada.nama, address: kepada.alamat },
    subject: perihalSurat(pesan),
    text: teks(config, pesan, berhenti),
    html: (await lamanHtml(config, pesan, berhenti)).toString(),
    messageId: `<${id}.surel@${new URL(address).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${berhenti}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}

const perihalSurat = (pesan: Pesan): string => satuBaris(sebutanPesan(pesan));

function bagian({ cara, isi, lama }: Pesan): Bagian[] {
  if (cara === 'segera') return [{ judul: null, isi }];
  const sebagian = (judul: string, jenis: IsiPesan['jenis']) => ({
    judul,
    isi: isi.filter((kabar) => kabar.jenis === jenis),
  });
  return [
    sebagian('Giliran Anda', 'giliran'),
    sebagian('Yang berubah', 'perubahan'),
    { judul: 'Masih menunggu dari sebelumnya', isi: lama.slice(0, lamaDisebut) },
  ].filter((satu) => satu.isi.length > 0);
}

const sisaLama = ({ lama }: Pesan): string =>
  lama.length > lamaDisebut ? `Dan ${lama.length - lamaDisebut} lagi, terbaca di aplikasi.` : '';

const alamatKabar = ({ address }: Config, { uuid }: IsiPesan): string => `${address}/kabar/${uuid}`;

/** What is to be done with it; of a turn its sentence is what to do. */
const ajakan = ({ jenis }: IsiPesan): string => (jenis === 'giliran' ? 'Kerjakan' : 'Lihat');

const kaki = ({ APP_NAME, INSTITUTION_NAME }: Config, { cara }: Pesan): string =>
  cara === 'segera'
    ? `Surel ini dikirim otomatis oleh ${APP_NAME}, ${INSTITUTION_NAME}, dan tidak perlu dibalas.`
    : `Ringkasan ini dikirim otomatis oleh ${APP_NAME}, ${INSTITUTION_NAME}, pada pagi hari kerja, dan tidak perlu dibalas.`;

const teks = (config: Config, pesan: Pesan, berhenti: string): string =>
  [
    `Yth. ${pesan.kepada.nama},`,
    ...bagian(pesan).flatMap(({ judul, isi }) => [
      ...(judul === null ? [] : [judul.toUpperCase()]),
      ...isi.map(
        (kabar) => `${kabar.kalimat}\n${kabar.perihal}\n${ajakan(kabar)}: ${alamatKabar(config, kabar)}`,
      ),
    ]),
    sisaLama(pesan),
    `--\n${kaki(config, pesan)}\nAtur kabar Anda: ${config.address}/profile\nBerhenti menerima surel ini: ${berhenti}`,
  ]
    .filter(Boolean)
    .join('\n\n');

const gaya = {
  badan: 'margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif',
  kotak: 'max-width:560px;margin:0 auto',
  judul: 'margin:24px 0 8px;font-size:14px;font-weight:600;opacity:.75',
  kabar: 'margin:0 0 20px',
  kalimat: 'font-size:18px;font-weight:600',
  tombol:
    'display:inline-block;margin-top:8px;padding:10px 18px;border-radius:8px;background:#09615e;color:#ffffff;font-weight:600;text-decoration:none',
  kaki: 'margin:32px 0 0;padding-top:12px;border-top:1px solid #8886;font-size:13px;opacity:.75',
  tautan: 'color:inherit',
};

const lamanHtml = (config: Config, pesan: Pesan, berhenti: string) =>
  html`<!doctype html>
    <html lang="id">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${perihalSurat(pesan)}</title>
      </head>
      <body style="${gaya.badan}">
        <div style="${gaya.kotak}">
          <p>Yth. ${pesan.kepada.nama},</p>
          ${bagian(pesan).map(
            ({ judul, isi }) =>
              html`${judul === null ? '' : html`<h2 style="${gaya.judul}">${judul}</h2>`}
              ${isi.map(
                (kabar) =>
                  html`<p style="${gaya.kabar}">
                    <span style="${gaya.kalimat}">${kabar.kalimat}</span><br />
                    ${kabar.perihal}<br />
                    <a href="${alamatKabar(config, kabar)}" style="${gaya.tombol}">${ajakan(kabar)}</a>
                  </p>`,
              )}`,
          )}
          ${sisaLama(pesan) ? html`<p>${sisaLama(pesan)}</p>` : ''}
          <p style="${gaya.kaki}">
            ${kaki(config, pesan)}<br />
            <a href="${config.address}/profile" style="${gaya.tautan}">Atur kabar Anda</a> ·
            <a href="${berhenti}" style="${gaya.tautan}">Berhenti menerima surel ini</a>
          </p>
        </div>
      </body>
    </html>`;
