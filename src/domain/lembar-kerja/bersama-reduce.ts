import { callName } from '#domain/core/endpoint.ts';
import type { Orang } from '#domain/core/orang.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import type { DataBersama } from './bersama.ts';
import { DataBersamaBody, dataBersamaApi } from './bersama-endpoints.ts';
import type { VersiLembar } from './versi.ts';

/** Shared data as their reader sees them with one more own write on top: a correction of them takes their place. */
export function reduceDataBersama(record: DataBersama, { call, body, opId }: TulisanTertunda): DataBersama {
  const mengganti = call === callName(dataBersamaApi.tambah) && body['gantikan'] === record.uuid;
  return mengganti && record.digantiOleh === null ? { ...record, digantiOleh: opId } : record;
}

/** The data that a write on its way makes, as the server will. Null of a body that this app cannot read. */
export function dataBersamaBaru(
  { opId, body, dibuatPada }: TulisanTertunda,
  { versi, user, digantiOleh }: { versi: VersiLembar; user: Orang; digantiOleh: string | null },
): DataBersama | null {
  const isi = DataBersamaBody.safeParse(body);
  if (!isi.success) return null;
  const { nama, tanggal, sel, keterangan, gantikan, alasan } = isi.data;
  const { uuid, namaParameterUji } = versi.parameterUji;
  return {
    uuid: opId,
    rev: '',
    versi: versi.uuid,
    nama,
    parameterUji: { uuid, namaParameterUji },
    idLaboratorium: versi.idLaboratorium,
    tanggal,
    isian: sel,
    keterangan,
    gantikan: gantikan ?? null,
    alasan,
    digantiOleh,
    user,
    dibuatPada,
    updatedAt: dibuatPada,
  };
}
