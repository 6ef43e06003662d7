import type { Pesan } from '../kanal.ts';
import { satuBaris, sebutanKabar } from '../sebutan.ts';

/*
 * A message as WhatsApp lets one write first: a template that Meta has looked at, and what is put into it. Meta's rules for
 * their text: no variable at its beginning or end, none beside another, enough words around them, an example of each; of an
 * address only its end may vary. A template whose text changes gets a new name, for the old one is what Meta has approved.
 */

type Templat = {
  name: string;
  /** {{1}}, {{2}} … in their order, with what the example has there. */
  badan: string;
  contoh: readonly string[];
  tombol: { teks: string; alamat: string; contoh?: string };
};

const bahasa = 'id';
const kaki = 'Balas BERHENTI untuk menghentikan pesan ini.';
/** Where one piece of news leads. */
const kabarIni = { alamat: '/kabar/{{1}}', contoh: '019aa3c0-7a10-7000-8000-000000000001' };

const templat = {
  giliran: {
    name: 'kabar_giliran_1',
    badan:
      'Yth. {{1}}, ada yang menunggu tindakan Anda di laboratorium: {{2}}. Buka tautan di bawah ini untuk membaca dan mengerjakannya.',
    contoh: ['Sari Widyaningsih', 'Bayar DP 50% (U-2611-0007)'],
    tombol: { teks: 'Kerjakan', ...kabarIni },
  },
  perubahan: {
    name: 'kabar_perubahan_1',
    badan:
      'Yth. {{1}}, ada perubahan pada layanan laboratorium Anda: {{2}}. Buka tautan di bawah ini untuk membaca selengkapnya.',
    contoh: ['Sari Widyaningsih', 'Pengujian disetujui (U-2611-0007)'],
    tombol: { teks: 'Lihat', ...kabarIni },
  },
  ringkasan: {
    name: 'kabar_ringkasan_1',
    badan:
      'Yth. {{1}}, ringkasan kabar laboratorium pagi ini: {{2}} hal menunggu tindakan Anda, dan {{3}} hal berubah sejak ringkasan sebelumnya. Rinciannya terbaca di aplikasi.',
    contoh: ['Sari Widyaningsih', '4', '2'],
    tombol: { teks: 'Buka daftarnya', alamat: '/kabar' },
  },
} as const satisfies Record<string, Templat>;

/** Every template as Meta takes it in (POST /<WABA id>/message_templates), for an installation at this address. */
export const templatMeta = (address: string) =>
  Object.values<Templat>(templat).map(({ name, badan, contoh, tombol }) => ({
    name,
    language: bahasa,
    category: 'UTILITY',
    components: [
      { type: 'BODY', text: badan, example: { body_text: [contoh] } },
      { type: 'FOOTER', text: kaki },
      {
        type: 'BUTTONS',
        buttons: [
          {
            type: 'URL',
            text: tombol.teks,
            url: address + tombol.alamat,
            ...(tombol.contoh === undefined
              ? {}
              : { example: [address + tombol.alamat.replace('{{1}}', tombol.contoh)] }),
          },
        ],
      },
    ],
  }));

type Terisi = { templat: Templat; nilai: string[]; akhirAlamat: string | null };

function terisi({ kepada: { nama }, cara, isi, lama }: Pesan): Terisi {
  const banyak = (jenis: 'giliran' | 'perubahan') =>
    [...isi, ...lama].filter((kabar) => kabar.jenis === jenis).length;
  if (cara === 'ringkasan')
    return {
      templat: templat.ringkasan,
      nilai: [nama, String(banyak('giliran')), String(banyak('perubahan'))],
      akhirAlamat: null,
    };
  const [satu] = isi;
  return {
    templat: templat[satu!.jenis],
    nilai: [nama, satuBaris(sebutanKabar(satu!))],
    akhirAlamat: satu!.uuid,
  };
}

const teks = (isi: string) => ({ type: 'text', text: isi });

/** Line ends and rows of spaces are refused in what is put in. */
const sebaris = (isi: string): string => isi.replaceAll(/\s+/g, ' ').trim();

/** What is asked of the Cloud API for a message: the sentence and the number of what it is about, whom it is for, no more. */
export function pesanWhatsapp(pesan: Pesan) {
  const { templat: dipakai, nilai, akhirAlamat } = terisi(pesan);
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: pesan.kepada.alamat.replace('+', ''),
    type: 'template',
    template: {
      name: dipakai.name,
      language: { code: bahasa },
      components: [
        { type: 'body', parameters: nilai.map((satu) => teks(sebaris(satu))) },
        ...(akhirAlamat === null
          ? []
          : [{ type: 'button', sub_type: 'url', index: '0', parameters: [teks(akhirAlamat)] }]),
      ],
    },
  };
}
