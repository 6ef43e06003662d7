import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { kosong } from '#domain/core/fields.ts';
import { pilihVerifikasiPenelitian, type penelitianApi } from '#domain/penelitian/endpoints.ts';
import type { PenelitianAksi } from '#domain/penelitian/workflow.ts';
import type { Context } from '#server/core/implement.ts';
import { harusPeranSendiri } from '#server/core/list.ts';
import { janjiDisetujui } from './perubahan-janji.ts';
import { gerakkan, lockPenelitian, judgeAct } from './perubahan.ts';

type Body = ParsedBody<typeof penelitianApi.verifikasi>;

/**
 * One call, six acts of W2: Kalab and then an officer of the laboratory approve or turn down, an officer sends a finish
 * request back (GAP-144), the registrant withdraws (GAP-126).
 */
export async function verifikasi(context: Context, body: Body) {
  const { actor, db } = context;
  harusPeranSendiri(body.role, actor);
  if (!pilihVerifikasiPenelitian(body, actor))
    throw refusal.invalid([
      { field: 'flag_persetujuan', message: 'Pilihan ini tidak tersedia untuk peran Anda.' },
    ]);
  const record = await lockPenelitian(db, body.uuidPenelitian, actor);
  const aksi = pilihVerifikasiPenelitian(body, actor, record);
  const kode = await judgeAct(context, aksi, record);
  const kolom = aksi === 'setujuiLaboran' ? await janjiDisetujui(context, record) : {};
  return gerakkan(context, record, [{ kode, catatan: catatanDari(aksi, body.catatan) }], { kolom });
}

/** What the history says with it. Who asked for the end has to know why it is not given. */
function catatanDari(aksi: PenelitianAksi, catatan: string | null): string | null {
  if (aksi === 'kembalikanPermintaan' && !catatan)
    throw refusal.invalid([{ field: 'catatan', message: kosong }]);
  if (aksi === 'batalkanPendaftaran') return catatan ?? 'Pendaftaran dibatalkan oleh pendaftar.';
  return catatan;
}
