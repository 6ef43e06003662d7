import { z } from 'zod';
import { MasukSchema } from '#domain/akun/schema.ts';
import { endpoint } from '#domain/core/endpoint.ts';
import { kosong } from '#domain/core/fields.ts';

/** One of the two: the one-time code the app was handed, or a provider's own token (API-002). */
export const MasukBody = z
  .object({ kode: z.string().max(200).optional(), accessToken: z.string().max(10_000).optional() })
  .refine((body) => body.kode || body.accessToken, { path: ['accessToken'], message: kosong });

/** They come before there is a person and ignore idempotency keys, so the server mounts them by hand. */
export const masukApi = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    summary: 'Tukar access_token penyedia masuk, atau kode sekali pakai aplikasi, dengan token',
    roles: 'publik',
    offline: 'live',
    body: MasukBody,
    output: MasukSchema,
    success: { status: 200, info: 'Anda sudah masuk' },
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Akhiri sesi token ini',
    roles: 'publik',
    offline: 'live',
    output: z.null(),
    success: { status: 200, info: 'Anda sudah keluar' },
  }),
};
