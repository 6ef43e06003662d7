import { lte } from 'drizzle-orm';
import { batasHampir } from '#domain/barang/perhatian.ts';
import { durasiSatuan } from '#domain/barang/rules.ts';
import { instrumenMaster } from '#domain/instrumen/master.ts';
import { implementMaster, kodeTerpakai, namedBy } from '#server/core/master.ts';
import { instrumen as table } from '#server/db/tables/barang.ts';
import { rencanaBarang } from '#server/db/tables/penelitian.ts';
import { barisPenggunaan } from '#server/db/tables/penggunaan.ts';
import { announceBarang } from '#server/modules/barang/perubahan.ts';

export const instrumen = implementMaster(instrumenMaster, {
  table,
  columns: { kdInstrumen: 'kd', namaInstrumen: 'nama' },
  search: [table.kd, table.nama, table.keterangan],
  references: [rencanaBarang.instrumenId, barisPenggunaan.instrumenId].map((column) =>
    namedBy(column, table.id),
  ),
  taken: { instrumen_kode: { field: 'kd_instrumen', message: kodeTerpakai } },
  attention: (day) => lte(table.tglKalibrasiSelanjutnya, batasHampir(day)),
  announce: (context, { uuid }) => announceBarang(context, uuid),
  complete: async (_context, bodies) =>
    bodies.map(({ satuan }) => ({ values: { durasi: durasiSatuan(satuan as string) } })),
});
