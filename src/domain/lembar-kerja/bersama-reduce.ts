import { callName } from '#domain/core/endpoint.ts';
import type { Actor } from '#domain/core/roles.ts';
import type { Orang } from '#domain/core/orang.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import type { DataBersama } from './bersama.ts';
import { DataBersamaBody, dataBersamaApi } from './bersama-endpoints.ts';
import type { VersiLembar } from './versi.ts';

/**
 * Shared data as their reader sees them with one more own write on top: a correction of them takes their place. One that
 * the record already carries is skipped, and so is a second one.
 */
export function reduceDataBersama(
  record: DataBersama,
  { call, body, opId, dibuatPada }: TulisanTertunda,
  actor: Actor,
): DataBersama {
  const mengganti = call === callName(dataBersamaApi.tambah) && body['gantikan'] === record.uuid;
  if (!mengganti || record.digantiOleh !== null) return record;
  const catatan = typeof body['alasan'] === 'string' ? body['alasan'] : null;
  const langkah = { uuid: opId, createdAt: dibuatPada, user: orangDari(actor), catatan };
  return { ...record, digantiOleh: opId, history: [...record.history, langkah] };
}

/** The data that a write on its way makes, as the server will. Null of a body that this app cannot read. */
export function dataBersamaBaru(
  { opId, body, dibuatPada }: TulisanTertunda,
  versi: VersiLembar,
  actor: Actor,
): DataBersama | null {
  const isi = DataBersamaBody.safeParse(body);
  if (!isi.success) return null;
  const { nama, tanggal, sel, keterangan, gantikan, alasan } = isi.data;
  const { uuid, namaParameterUji } = versi.parameterUji;
  const user = orangDari(actor);
  return {
    uuid: opId,
    rev: '',
    versi: versi.uuid,
    nama,
    label: versi.isi.bersama.find((satu) => satu.nama === nama)?.label ?? nama,
    parameterUji: { uuid, namaParameterUji },
    idLaboratorium: versi.idLaboratorium,
    tanggal,
    isian: sel,
    keterangan,
    gantikan: gantikan ?? null,
    alasan,
    digantiOleh: null,
    history: [{ uuid: opId, createdAt: dibuatPada, user, catatan: alasan }],
    user,
    dibuatPada,
    updatedAt: dibuatPada,
  };
}

const orangDari = ({ uuid, nama }: Actor): Orang => ({ uuid, nama, noInduk: null });
