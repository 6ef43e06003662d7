import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import { BerkasSchema, namaSimpan } from './schema.ts';

const isiFile = (path: string, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    roles: 'semua',
    offline: 'cached',
    bytes: 'answer',
    query: z.object({ url: namaSimpan }),
    output: z.unknown(),
    success: { status: 200, info: 'Isi file' },
  });

/** Files travel as their bytes, not in the envelope, so the server mounts these by hand (GAP-77). */
export const berkasApi = {
  file: isiFile('/file', 'Isi dokumen penelitian menurut nama simpannya'),
  fileTest: isiFile('/file-test', 'Isi file pengujian menurut nama simpannya'),
  fileInvoice: isiFile('/file-invoice', 'Isi bukti pembayaran menurut nama simpannya'),
  salinan: endpoint({
    method: 'GET',
    path: '/user/self/data',
    summary:
      'Salinan data pribadi sendiri: zip berisi data.json dan file sendiri; satu unduhan pada satu waktu',
    roles: 'semua',
    offline: 'live',
    bytes: 'answer',
    output: z.unknown(),
    success: { status: 200, info: 'Salinan data' },
  }),
  unggah: endpoint({
    method: 'PUT',
    path: '/sync/file/{sha256}',
    summary: 'Unggah isi satu file; 201, atau 200 bila Anda sudah mengunggahnya',
    roles: 'semua',
    offline: 'live',
    bytes: 'body',
    output: BerkasSchema.pick({ sha256: true, size: true, mime: true }),
    success: { status: 201, info: 'File diterima' },
  }),
};
