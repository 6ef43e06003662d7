import { z } from 'zod';
import { pengurusBarang } from '#domain/alat/master.ts';
import { endpoint } from '#domain/core/endpoint.ts';
import { baseRev, bilangan, halaman, takaran, teks, uuid } from '#domain/core/fields.ts';
import { bahanMaster } from './master.ts';

/** One movement of a stock (GAP-143). `penelitian` where research moved it; null for what was counted or corrected. */
const PergerakanStokSchema = z.object({
  uuid: z.uuid(),
  bahan: z.object({ uuid: z.uuid(), kdBahan: z.string(), namaBahan: z.string(), satuan: z.string() }),
  sebelum: z.number(),
  sesudah: z.number(),
  sebab: z.string(),
  aktor: z.object({ nama: z.string() }).nullable(),
  penelitian: z.object({ uuid: z.uuid(), nomor: z.string(), judul: z.string() }).nullable(),
  createdAt: z.string(),
});
export type PergerakanStok = z.output<typeof PergerakanStokSchema>;

const path = '/item/stock';

export const stokApi = {
  list: endpoint({
    method: 'GET',
    path,
    summary: 'Pergerakan stok satu bahan, atau semua bahan yang diurus pemanggil; terbaru lebih dahulu',
    roles: pengurusBarang,
    offline: 'cached',
    query: z.object({ uuid: uuid().optional(), idLaboratorium: bilangan(1).optional(), ...halaman }),
    output: z.array(PergerakanStokSchema),
    success: { status: 200, info: 'Pergerakan stok' },
  }),
  sesuaikan: endpoint({
    method: 'POST',
    path,
    summary: 'Sesuaikan stok bahan dengan hasil hitung, beserta alasannya',
    roles: pengurusBarang,
    offline: 'live',
    record: { lane: 'bahan', field: 'uuid' },
    body: z.object({ uuid: uuid(), jmlStok: takaran(), alasan: teks(500), baseRev: baseRev() }),
    output: bahanMaster.Row,
    success: { status: 201, info: 'Stok bahan berhasil disesuaikan' },
  }),
};
