import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import type { penelitianApi } from '#domain/penelitian/endpoints.ts';
import type { Context } from '#server/core/implement.ts';
import { kembalikanKredit } from './deposit.ts';
import { gerakkan, lockPenelitian, judgeAct } from './perubahan.ts';

type Body = ParsedBody<typeof penelitianApi.selesaikan>;

/** The registrant asks for the end, when nothing is open but tools, and the survey is filled in (USAGE-26, GAP-107). */
export async function mintaSelesai(context: Context, { uuidPenelitian, catatan }: Body) {
  const record = await lockPenelitian(context.db, uuidPenelitian, context.actor);
  const kode = await judgeAct(context, 'mintaSelesai', record);
  return gerakkan(context, record, [{ kode, catatan }]);
}

/** An officer declares the usage ended; what was paid too much goes back (GAP-09). */
export async function selesaikan(context: Context, { uuidPenelitian, catatan }: Body) {
  const record = await lockPenelitian(context.db, uuidPenelitian, context.actor);
  const kode = await judgeAct(context, 'selesaikan', record);
  const rusak = record.alat.reduce((sum, satu) => sum + satu.rusak, 0);
  if (rusak > 0 && !catatan)
    throw refusal.invalid([
      {
        field: 'catatan',
        message: `Ada ${rusak} alat rusak yang tidak diganti. Tulis alasan pembebasannya.`, // GAP-146
      },
    ]);
  await kembalikanKredit(context, record);
  return gerakkan(context, record, [{ kode, catatan }]);
}
