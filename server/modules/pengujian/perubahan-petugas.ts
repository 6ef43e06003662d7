import { kodePengujian } from '#domain/pengujian/kode.ts';
import { kalimat } from '#domain/core/format.ts';
import { dapatDiganti, type Sebagai } from '#domain/pengujian/penugasan.ts';
import type { Context, HandedOver, Handing } from '#server/core/implement.ts';
import { following } from '#server/core/transition.ts';
import { gantiOrang, simpanHasil } from './penugasan.ts';
import { gerakkan, lockPengujian, judgeAct, type LockedPengujian } from './perubahan.ts';

/*
 * What an officer holds of testing passes to another (decision 021): each submission under its own lock, moved, kept in
 * its history and told to both devices as if Admin had changed it by hand. What the other one may not take stays.
 */

/** Nobody works on what they registered, nor decides who does (GAP-142). */
function miliknya(
  { actor }: Context,
  { pendaftarUuid }: LockedPengujian,
  { kepada }: Handing,
): string | null {
  if (pendaftarUuid === actor.uuid) return 'Anda sendiri yang mendaftarkannya';
  return pendaftarUuid === kepada.uuid ? `didaftarkan oleh ${kepada.nama} sendiri` : null;
}

/** Submissions in one order for everybody, each judged by what its lock shows; no revision of theirs was seen. */
async function satuPerSatu(
  context: Context,
  ids: readonly string[],
  serah: (context: Context, record: LockedPengujian) => Promise<HandedOver>,
): Promise<HandedOver> {
  const semua: HandedOver = { diserahkan: 0, tertinggal: [] };
  for (const id of [...new Set(ids)].toSorted()) {
    const record = await lockPengujian(context.db, id, context.actor);
    const satu = await serah(following(context), record);
    semua.diserahkan += satu.diserahkan;
    semua.tertinggal.push(...satu.tertinggal);
  }
  return semua;
}

const tinggal = ({ kepala }: LockedPengujian, alasan: string) => ({ nomor: kepala.nomor, alasan });

/** The submissions a Kalab was asked about: the same as 'Ganti kalab' (GAP-131). */
export const serahkanPutusan = (
  context: Context,
  handing: Handing,
  ids: readonly string[],
): Promise<HandedOver> =>
  satuPerSatu(context, ids, async (satu, record) => {
    const { dari, kepada } = handing;
    // Decided, or another one asked, while this waited for the lock.
    if (record.kalabUuid !== dari.uuid || record.kdStatusPengajuan !== kodePengujian.perluVerifikasiKalab)
      return { diserahkan: 0, tertinggal: [] };
    const alasan = miliknya(context, record, handing);
    if (alasan) return { diserahkan: 0, tertinggal: [tinggal(record, alasan)] };
    const kode = await judgeAct(satu, 'mintaVerifikasiKalab', record);
    await gerakkan(satu, record, [{ kode, catatan: kalimat(`Kalab ${dari.nama} diganti ${kepada.nama}`) }], {
      kolom: { kalabId: kepada.uuid },
    });
    return { diserahkan: 1, tertinggal: [] };
  });

/** Parameters on the bench, in the hands of one person as analyst or supervisor (GAP-123). */
export const serahkanMeja = (
  context: Context,
  sebagai: Sebagai,
  handing: Handing,
  parameter: readonly { id: string; pengujianId: string }[],
): Promise<HandedOver> =>
  satuPerSatu(
    context,
    parameter.map(({ pengujianId }) => pengujianId),
    (satu, record) => serahkanParameter(satu, record, sebagai, handing, parameter),
  );

async function serahkanParameter(
  context: Context,
  record: LockedPengujian,
  sebagai: Sebagai,
  handing: Handing,
  parameter: readonly { id: string }[],
): Promise<HandedOver> {
  const { dari, kepada } = handing;
  const kolom = sebagai === 'analis' ? 'analisId' : 'penyeliaId';
  const dipegang = record.sampel
    .flatMap((sampel) => sampel.parameter)
    .filter((satu) => satu[kolom] === dari.uuid && parameter.some(({ id }) => id === satu.id));
  const tertinggal: HandedOver['tertinggal'] = [];
  const berpindah = dipegang.filter((satu) => {
    const pasangan = sebagai === 'analis' ? satu.penyeliaId : satu.analisId;
    const alasan =
      miliknya(context, record, handing) ??
      (pasangan === kepada.uuid
        ? `${kepada.nama} sudah menjadi ${sebagai === 'analis' ? 'penyelia' : 'analis'}`
        : null) ??
      (dapatDiganti[sebagai](satu.kdProgres) ? null : 'sudah diajukan selesai kepada penyelia');
    if (alasan) tertinggal.push(tinggal(record, alasan));
    return alasan === null;
  });
  if (berpindah.length === 0) return { diserahkan: 0, tertinggal };
  const hasil = berpindah.map(({ id, kdStatus, analisId, penyeliaId }) => ({
    uuid: id,
    kdStatus,
    analisId,
    penyeliaId,
    [kolom]: kepada.uuid,
  }));
  const kode = await judgeAct(context, 'ubahPenugasan', record);
  await simpanHasil(context, berpindah, hasil);
  const nama = (uuid: string | null) => (uuid === kepada.uuid ? kepada.nama : dari.nama);
  await gerakkan(context, record, [{ kode, catatan: gantiOrang(berpindah, hasil, nama).join('\n') }], {
    perubahan: { penugasan: [null, hasil] },
  });
  return { diserahkan: berpindah.length, tertinggal };
}
