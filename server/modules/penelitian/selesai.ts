import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import type { penelitianApi } from '#domain/penelitian/endpoints.ts';
import type { Context } from '#server/core/implement.ts';
import { sudahSurvei } from '#server/modules/survei/repository.ts';
import { kembalikanKredit } from './deposit.ts';
import { bacaAlat, gerakkan, lockPenelitian, judgeAct } from './perubahan.ts';
import { bacaUang } from './uang.ts';

type Body = ParsedBody<typeof penelitianApi.selesaikan>;

/** Locks a research and reads what may be open before its end: survey, money, tools. */
async function lockSebelumSelesai({ db, actor }: Context, uuid: string) {
  const record = await lockPenelitian(db, uuid, actor);
  const alat = await bacaAlat(db, uuid);
  const uang = await bacaUang(db, uuid);
  return {
    ...record,
    alat,
    uang,
    lunas: uang.lunas,
    sudahSurvei: (await sudahSurvei(db, [uuid])).has(uuid),
    alatBelumKembali: alat.reduce(
      (sum, { jumlah, kembali, rusak, diganti }) => sum + jumlah - kembali - rusak - diganti,
      0,
    ),
  };
}

/** The registrant asks for the end, when nothing is open but tools, and the survey is filled in (USAGE-26, GAP-107). */
export async function mintaSelesai(context: Context, { uuidPenelitian, catatan }: Body) {
  const record = await lockSebelumSelesai(context, uuidPenelitian);
  const kode = await judgeAct(context, 'mintaSelesai', record);
  return gerakkan(context, record, [{ kode, catatan }]);
}

/** An officer declares the usage ended; what was paid too much goes back (GAP-09). */
export async function selesaikan(context: Context, { uuidPenelitian, catatan }: Body) {
  const record = await lockSebelumSelesai(context, uuidPenelitian);
  const kode = await judgeAct(context, 'selesaikan', record);
  const rusak = record.alat.reduce((sum, satu) => sum + satu.rusak, 0);
  if (rusak > 0 && !catatan)
    throw refusal.invalid([
      {
        field: 'catatan',
        message: `Ada ${rusak} alat rusak yang tidak diganti. Tulis alasan pembebasannya.`, // GAP-146
      },
    ]);
  await kembalikanKredit(context, record.uuid, record.uang);
  return gerakkan(context, record, [{ kode, catatan }]);
}
