import { refusal } from '#domain/core/errors.ts';
import { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import { cocokBarang, totalPenggunaan } from '#domain/penggunaan/rules.ts';
import { implement, type Context } from '#server/core/implement.ts';
import { bacaBilaBoleh, bacaPenelitian } from '#server/modules/penelitian/repository.ts';
import { bacaJadwal, jadwalDenganOrang, koleksiJadwal } from './jadwal.ts';
import { kembalikan } from './kembali.ts';
import { indukPenambahan, lockBersama } from './pegang.ts';
import { perpanjang } from './perpanjang.ts';
import { tambah } from './tambah.ts';
import { ubah } from './ubah.ts';
import { verifikasi } from './verifikasi.ts';

/** The research an addition is of, as this person may see it, and the addition. */
async function bacaPenambahan({ db, actor }: Context, uuid: string) {
  const induk = await indukPenambahan(db, uuid);
  if (!induk) throw refusal.notFound('Penambahan tidak ditemukan.');
  const { penambahan } = await bacaPenelitian(db, induk, actor);
  return penambahan.find((satu) => satu.uuid === uuid)!;
}

export const penggunaan = implement(
  penggunaanApi,
  {
    riwayat: async ({ db, actor, query }) => {
      const { penambahan } = await bacaPenelitian(db, query.uuid, actor);
      return { data: penambahan.filter(({ baris }) => cocokBarang(baris, query.search)) };
    },
    total: async ({ db, actor, query }) => {
      const { baris, total } = totalPenggunaan((await bacaPenelitian(db, query.uuid, actor)).penambahan);
      return { data: baris.filter((satu) => cocokBarang([satu], query.search)), total };
    },
    pengembalian: async ({ db, actor, query }) => {
      const { pengembalianAlat } = await bacaPenelitian(db, query.uuid, actor);
      return { data: pengembalianAlat.filter((satu) => cocokBarang([satu], query.search)) };
    },
    rincian: async (context) => ({ data: await bacaPenambahan(context, context.query.uuid) }),
    jadwal: (context) => bacaJadwal(context, context.query),
    tambah: (context) => tambah(context, context.body),
    ubah: (context) => ubah(context, context.body),
    verifikasi: (context) => verifikasi(context, context.body),
    kembalikan: (context) => kembalikan(context, context.body),
    perpanjang: (context) => perpanjang(context, context.body),
  },
  {
    // Writes are about an addition or about its research; either way the research is shown.
    readRecord: async ({ db, actor }, uuid) =>
      bacaBilaBoleh(db, (await indukPenambahan(db, uuid)) ?? uuid, actor),
    lockTogether: lockBersama,
    collections: [koleksiJadwal],
    showing: jadwalDenganOrang,
  },
);
