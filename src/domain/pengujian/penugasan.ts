import { labDay } from '#domain/core/clock.ts';
import type { FieldError } from '#domain/core/errors.ts';
import { kosong } from '#domain/core/fields.ts';
import { kodeProgres } from '#domain/progres/kode.ts';
import {
  namaSampel,
  periksaNama,
  periksaPenerimaan,
  type PutusanSampel,
  type SampelSebelum,
} from './rules.ts';
import { statusSampel, statusSampelParameter } from './status-sampel.ts';

const { disetujui, ditolak } = statusSampelParameter;

/** One parameter in the form of assignment (TESTADM-13, GAP-123, GAP-124). */
type Penugasan = {
  uuid: string;
  idUserAnalisis?: string | null | undefined;
  idUserPenyelia?: string | null | undefined;
  idStatusSampelParameter?: number | undefined;
};
export type PenugasanSampel = Omit<PutusanSampel, 'parameterUji'> & { parameterUji: readonly Penugasan[] };
type ParameterSebelum = {
  uuid: string;
  kdStatus: number;
  kdProgres: number;
  analisId: string | null;
  penyeliaId: string | null;
};
export type SampelDitugaskan = Omit<SampelSebelum, 'parameter'> & { parameter: readonly ParameterSebelum[] };

/** What one parameter becomes by an assignment. */
export type HasilPenugasan = {
  uuid: string;
  kdStatus: number;
  analisId: string | null;
  penyeliaId: string | null;
};

export type Sebagai = 'analis' | 'penyelia';

/** The codes at which an analyst and a supervisor may still be changed (GAP-123). */
export const dapatDiganti: Record<Sebagai, (kdProgres: number) => boolean> = {
  analis: (kdProgres) => kdProgres <= kodeProgres.laporanAkhir,
  penyelia: (kdProgres) => kdProgres <= kodeProgres.pengajuanSelesai,
};

/**
 * Reads an assignment: what every parameter becomes, and what is wrong with it. A sample that is not fit takes its
 * parameters with it (GAP-136), one may be taken out while nothing was begun (GAP-124), and both need a note. An approved
 * one needs analyst and supervisor, two persons, neither the owner (GAP-18, GAP-142). `petugas` tells whether somebody
 * may be one of the two.
 */
export function bacaPenugasan(
  sampel: readonly PenugasanSampel[],
  sebelum: readonly SampelDitugaskan[],
  pokok: {
    begun: Date;
    catatan: string | null;
    pendaftarUuid: string;
    petugas: (uuid: string, sebagai: Sebagai) => boolean;
  },
): { errors: FieldError[]; hasil: HasilPenugasan[] } {
  const nama = periksaNama(sampel, sebelum);
  if (nama.length > 0) return { errors: nama, hasil: [] };
  const errors: FieldError[] = [];
  const hasil: HasilPenugasan[] = [];
  let dikeluarkan = false;

  sampel.forEach((putusan, ke) => {
    const lama = sebelum.find(({ uuid }) => uuid === putusan.uuid)!;
    const status = putusan.idPengujianStatusSampel ?? lama.kdStatusSampel;
    errors.push(...periksaPenerimaan(putusan, ke, lama, labDay(pokok.begun)));
    const tidakSesuai = status === statusSampel.tidakSesuai.code;
    lama.parameter.forEach((parameter, urut) => {
      const at = putusan.parameterUji.findIndex(({ uuid }) => uuid === parameter.uuid);
      const isian = putusan.parameterUji[at];
      const tempat = `${namaSampel(ke, 'parameter_uji')}[${at < 0 ? urut : at}]`;
      const salah = (field: string, message: string) =>
        errors.push({ field: `${tempat}[${field}]`, message });
      const keluar = tidakSesuai || isian?.idStatusSampelParameter === ditolak.code;
      if (parameter.kdStatus !== disetujui.code || keluar) {
        if (parameter.kdStatus === disetujui.code) {
          dikeluarkan = true;
          if (parameter.kdProgres !== kodeProgres.antrian)
            salah(
              'id_status_sampel_parameter',
              'Parameter yang sudah dikerjakan tidak dapat ditolak. Minta analis membatalkannya dahulu.',
            );
        }
        hasil.push({
          uuid: parameter.uuid,
          kdStatus: ditolak.code,
          analisId: parameter.analisId,
          penyeliaId: parameter.penyeliaId,
        });
        return;
      }
      if (status === statusSampel.belumDiterima.code)
        errors.push({
          field: namaSampel(ke, 'id_pengujian_status_sampel'),
          message: 'Sampel dengan parameter yang disetujui harus sudah diterima sebelum ditugaskan.',
        });
      const analisId = isian?.idUserAnalisis ?? parameter.analisId;
      const penyeliaId = isian?.idUserPenyelia ?? parameter.penyeliaId;
      periksaOrang(parameter, { analisId, penyeliaId }, pokok, salah);
      hasil.push({ uuid: parameter.uuid, kdStatus: disetujui.code, analisId, penyeliaId });
    });
  });
  if (dikeluarkan && !pokok.catatan)
    errors.push({
      field: 'catatan_tambahan',
      message: 'Tulis alasan parameter atau sampel ini tidak diuji.',
    });
  return { errors, hasil };
}

function periksaOrang(
  lama: ParameterSebelum,
  { analisId, penyeliaId }: { analisId: string | null; penyeliaId: string | null },
  pokok: Parameters<typeof bacaPenugasan>[2],
  salah: (field: string, message: string) => void,
): void {
  const orang = [
    {
      field: 'id_user_analisis',
      uuid: analisId,
      dulu: lama.analisId,
      sebagai: 'analis',
    },
    {
      field: 'id_user_penyelia',
      uuid: penyeliaId,
      dulu: lama.penyeliaId,
      sebagai: 'penyelia',
    },
  ] as const;
  for (const { field, uuid, dulu, sebagai } of orang) {
    if (!uuid) salah(field, kosong);
    else if (uuid === dulu) continue;
    else if (!dapatDiganti[sebagai](lama.kdProgres))
      salah(field, `Pekerjaan ${sebagai} pada parameter ini sudah selesai, tidak dapat diganti.`);
    else if (uuid === pokok.pendaftarUuid)
      salah(field, 'Pendaftar tidak dapat menangani pengujiannya sendiri.');
    else if (!pokok.petugas(uuid, sebagai))
      salah(field, `Pilih petugas aktif yang dapat menjadi ${sebagai}.`);
  }
  if (analisId && analisId === penyeliaId)
    salah('id_user_penyelia', 'Analis dan penyelia harus dua orang yang berbeda.');
}
