import { berkasLokal } from '#domain/berkas/lokal.ts';
import { callName } from '#domain/core/endpoint.ts';
import type { Actor } from '#domain/core/roles.ts';
import { target, type AnyWorkflow } from '#domain/core/workflow.ts';
import type { LembarTersimpan } from '#domain/lembar-kerja/tulisan.ts';
import type { Foto, FotoTulisan } from '#domain/berkas/foto.ts';
import { kodeProgres } from '#domain/progres/kode.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import { panggilanAnalisis } from './panggilan.ts';
import type { Analisis } from './schema.ts';
import type { Orang } from '#domain/core/orang.ts';
import type { JenisLaporan } from '#domain/progres/schema.ts';
import { sedangDiuji } from '#domain/pengujian/kode.ts';
import { analisisWorkflow, type AnalisisAksi } from './workflow.ts';

const perCall = new Map(
  Object.values(panggilanAnalisis).flatMap((panggilan) =>
    'carries' in panggilan ? [[callName(panggilan), panggilan.carries]] : [],
  ),
);

/** Which act of W6 a queued call is, or null when it is not one of them. */
export function aksiDari({ call, body }: Pick<TulisanTertunda, 'call' | 'body'>): AnalisisAksi | null {
  return perCall.get(call)?.select(body as never) ?? null;
}

/** True when this very write is a decision on what was seen, so that it must say which revision that was. */
export const perluRevisi = (call: string, body: Record<string, unknown>): boolean => {
  const aksi = aksiDari({ call, body });
  return aksi !== null && (analisisWorkflow as AnyWorkflow).actions[aksi]?.revision === true;
};

/**
 * The record as its author sees it with one more of their own writes on top. A write the base already carries is
 * skipped: its history row has the write's own id (offline.md section 1).
 */
export function reduceAnalisis(record: Analisis, tulisan: TulisanTertunda, actor: Actor): Analisis {
  const aksi = aksiDari(tulisan);
  if (!aksi || record.history.some((entry) => entry.uuid === tulisan.opId)) return record;
  const { body } = tulisan;
  const kode = analisisWorkflow.states[target(analisisWorkflow, aksi, record)].code;
  const riwayat = aksi === 'batalkan' ? analisisWorkflow.states.dibatalkan.code : kode;
  const teks = (name: string) => (typeof body[name] === 'string' ? body[name] : null);
  const akhir = aksi === 'laporanAkhir';
  const membuka =
    aksi === 'mulai' || (aksi === 'tolak' && record.idStatusProgresParameter === kodeProgres.selesai); // GAP-137
  const user: Orang = [record.userAnalyst, record.userSupervisor].find(
    (orang) => orang?.uuid === actor.uuid,
  ) ?? { uuid: actor.uuid, nama: actor.nama, noInduk: null };
  return {
    ...record,
    idStatusProgresParameter: kode === kodeProgres.antrian ? null : kode,
    statusProgres: status(kode),
    metodeUji: aksi === 'ubahMetode' ? (teks('metodeUji') ?? record.metodeUji) : record.metodeUji,
    hasilPengujian: akhir ? teks('hasilPengujian') : aksi === 'batalkan' ? null : record.hasilPengujian,
    // What other acts make of the submission depends on its other parameters, which only the server knows.
    pengujian: membuka ? { ...record.pengujian, statusSubmission: berlangsung } : record.pengujian,
    history: [
      ...record.history,
      {
        uuid: tulisan.opId,
        aksi,
        statusProgres: riwayat === kodeProgres.antrian ? null : status(riwayat),
        catatan:
          aksi === 'ubahMetode'
            ? `Metode uji diubah dari '${record.metodeUji}' menjadi '${teks('metodeUji')}'.`
            : aksi === 'setujui'
              ? null // An approval has none, whatever was sent with it.
              : teks('catatan'),
        jenisLaporan: teks('jenisLaporan') as JenisLaporan | null,
        tanggal: teks('tanggal'),
        jam: teks('jam'),
        isi: teks('isi'),
        lembar: aksi === 'isiLembar' ? lembarDari(body) : null,
        hasilPengujian: akhir ? teks('hasilPengujian') : null,
        foto: fotoDari(tulisan),
        user,
        dibuatPada: tulisan.dibuatPada,
        updatedAt: tulisan.dibuatPada,
      },
    ],
  };
}

/** The body of a write into the sheet, as the history will have it; what the server computes of it is not known yet. */
const lembarDari = (body: TulisanTertunda['body']): LembarTersimpan => ({
  ...(body as unknown as LembarTersimpan),
  hasilServer: null,
});

/** The photos a write brings, which only this device has until they have gone up. */
const fotoDari = (tulisan: TulisanTertunda): Foto[] =>
  ((tulisan.body['foto'] ?? []) as FotoTulisan[]).map(({ uuid, keterangan, sel, fileFoto }) => ({
    uuid,
    keterangan,
    sel,
    file: berkasLokal('file-test', fileFoto, tulisan),
  }));

const { code, label, prosesSelanjutnya } = sedangDiuji;
const berlangsung = { kdStatusPengajuan: code, statusPengajuan: label, prosesSelanjutnya };

function status(code: number): Analisis['statusProgres'] {
  const state = Object.values(analisisWorkflow.states).find((entry) => entry.code === code)!;
  return {
    kdStatusProgresParameter: code === kodeProgres.antrian ? null : code,
    statusProgresParameter: state.label,
    prosesSelanjutnya: state.prosesSelanjutnya,
  };
}
