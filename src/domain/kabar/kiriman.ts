import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import { bolehKosong, halaman, uuid } from '#domain/core/fields.ts';
import { caraKabar } from '#domain/akun/cara-kabar.ts';
import { kanalKabar } from './pilihan.ts';

const kanal = () => z.enum(kanalKabar, { error: 'Kanal ini tidak ada.' });
const cara = () => z.enum(caraKabar, { error: 'Pilih segera, ringkasan, atau tidak.' });

/** What a person chose of one channel, and what stands in its way. */
const PilihanKanalSchema = z.object({
  kanal: z.enum(kanalKabar),
  /** Whether this installation has it. */
  tersedia: z.boolean(),
  /** Where it reaches them. */
  alamat: z.string(),
  giliran: z.enum(caraKabar),
  perubahan: z.enum(caraKabar),
  /** What they agreed to, and when, on a channel that asks (kanal.ts); null where it does not, or they have not. */
  setuju: z.object({ pada: z.string(), kalimat: z.string() }).nullable(),
  /** Why nothing goes there: they said so from a message, or their address was refused; null while it works. */
  mati: z
    .object({ sebab: z.enum(['berhenti', 'ditolak']), pada: z.string(), galat: z.string().nullable() })
    .nullable(),
});
export type PilihanKanal = z.output<typeof PilihanKanalSchema>;

/** News that could not be sent (BEYOND-34). */
const KirimanGagalSchema = z.object({
  uuid: z.uuid(),
  kanal: z.enum(kanalKabar),
  nama: z.string(),
  alamat: z.string(),
  kalimat: z.string(),
  perihal: z.string(),
  /** Why, as a sentence. */
  galat: z.string(),
  percobaan: z.int(),
  createdAt: z.string(),
  gagalPada: z.string(),
});
export type KirimanGagal = z.output<typeof KirimanGagalSchema>;

/** How many are sent anew by one call. */
export const banyakDikirimLagi = 200;

export const kirimanApi = {
  pilihan: endpoint({
    method: 'GET',
    path: '/user/notification',
    summary: 'Pilihan sendiri: kabar mana lewat kanal mana, segera atau sebagai ringkasan',
    roles: 'semua',
    offline: 'cached',
    query: z.object({ kanal: bolehKosong(kanal()) }),
    output: z.array(PilihanKanalSchema),
    success: { status: 200, info: 'Pilihan kabar Anda' },
  }),
  pilih: endpoint({
    method: 'PUT',
    path: '/user/notification',
    summary:
      'Ubah pilihan kabar satu kanal; kanal yang berhenti jalan lagi, kecuali semuanya tidak. Lewat WhatsApp pilihan selain tidak adalah persetujuan',
    roles: 'semua',
    offline: 'live',
    record: { lane: 'akun' },
    body: z.object({
      kanal: kanal(),
      giliran: cara(),
      perubahan: cara(),
    }),
    output: z.array(PilihanKanalSchema),
    success: { status: 200, info: 'Pilihan kabar disimpan' },
  }),
  gagal: endpoint({
    method: 'GET',
    path: '/notification/failed',
    summary: 'Kabar yang tidak dapat dikirim, kepada siapa, dan mengapa',
    roles: ['Admin'],
    offline: 'cached',
    query: z.object(halaman),
    output: z.array(KirimanGagalSchema),
    success: { status: 200, info: 'Kabar yang gagal dikirim' },
  }),
  kirimLagi: endpoint({
    method: 'PUT',
    path: '/notification/resend',
    summary: 'Kirim lagi kabar yang gagal; alamat yang ditolak dicoba lagi',
    roles: ['Admin'],
    offline: 'live',
    record: { lane: 'kabar' },
    body: z.object({
      uuid: z
        .array(uuid(), { error: 'Sebutkan kabar yang dikirim lagi.' })
        .min(1, 'Sebutkan kabar yang dikirim lagi.')
        .max(banyakDikirimLagi, `Paling banyak ${banyakDikirimLagi} kabar sekali kirim.`),
    }),
    output: z.null(),
    success: { status: 200, info: 'Kabar akan dikirim lagi' },
  }),
};
