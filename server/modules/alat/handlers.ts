import { alatMaster } from '#domain/alat/master.ts';
import { implementMaster, kodeTerpakai, namedBy } from '#server/core/master.ts';
import { alat as table } from '#server/db/tables/barang.ts';
import { rencanaBarang } from '#server/db/tables/penelitian.ts';
import { barisPenggunaan, pengembalianAlat } from '#server/db/tables/penggunaan.ts';
import { announceBarang } from '#server/modules/barang/perubahan.ts';

export const alat = implementMaster(alatMaster, {
  table,
  columns: { kdAlat: 'kd', namaAlat: 'nama' },
  search: [table.kd, table.nama, table.keterangan],
  references: [rencanaBarang.alatId, barisPenggunaan.alatId, pengembalianAlat.alatId].map((column) =>
    namedBy(column, table.id),
  ),
  taken: { alat_kode: { field: 'kd_alat', message: kodeTerpakai } },
  announce: (context, { uuid }) => announceBarang(context, uuid),
});
