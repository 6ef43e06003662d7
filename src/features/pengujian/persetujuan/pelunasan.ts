import type { z } from 'zod';
import { target } from '#domain/core/workflow.ts';
import { formatRupiah } from '#domain/core/format.ts';
import type { BarisTagihan } from '#domain/pembayaran/schema.ts';
import { baris, pelunasan, totalTagihan } from '#domain/pengujian/biaya.ts';
import type { PelunasanBody } from '#domain/pengujian/endpoints.ts';
import { keadaanDari } from '#domain/pengujian/keadaan.ts';
import { periksaPelunasan } from '#domain/pengujian/rules.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { tagihanTerkirim } from '#features/pengujian/bagian/akibat.ts';
import { errorsOfRefusal, type FieldErrors } from '#kit/field/field-errors.ts';

/** The two prices of a line as typed; '' while empty. */
type HargaDiisi = { hargaPengujian: number | ''; hargaReplikasi: number | '' };

/** What is typed into the final bill; the same as its draft holds. */
export type IsianPelunasan = {
  catatan: string;
  /** By the id of the line. Lines of what was not tested are not typed: they cost nothing. */
  harga: Record<string, HargaDiisi>;
};

/** Whether a line belongs to a parameter that was turned down or taken out (GAP-124). */
export const tidakDiuji = ({ sample }: Pengujian, { uuidSampelParameter }: BarisTagihan): boolean =>
  sample.some(({ parameter }) =>
    parameter.some(
      ({ uuid, status }) =>
        uuid === uuidSampelParameter && status.kdStatusSampelParameter === statusSampelParameter.ditolak.code,
    ),
  );

export const pelunasanAwal = (data: Pengujian): IsianPelunasan => ({
  catatan: '',
  harga: Object.fromEntries(
    data.bill
      .filter((satu) => !tidakDiuji(data, satu))
      .map(({ uuid, hargaPengujian, hargaReplikasi }) => [uuid, { hargaPengujian, hargaReplikasi }]),
  ),
});

const gratis: HargaDiisi = { hargaPengujian: 0, hargaReplikasi: 0 };

/** Each line with what it comes to, and the sums below them (TESTADM-25, TESTADM-26). */
export function hitungPelunasan(data: Pengujian, { harga }: IsianPelunasan) {
  const lines = data.bill.map((satu) => {
    const diisi = harga[satu.uuid] ?? gratis;
    return { satu, diisi, ...baris(Number(diisi.hargaPengujian), Number(diisi.hargaReplikasi)) };
  });
  const total = totalTagihan(lines);
  return { lines, total, dibayar: data.totalTerbayar, nominalAkhir: total - data.totalTerbayar };
}

export function bodyPelunasan(data: Pengujian, isian: IsianPelunasan): z.input<typeof PelunasanBody> {
  const { lines, nominalAkhir } = hitungPelunasan(data, isian);
  return {
    uuid: data.uuid,
    catatanTambahan: isian.catatan,
    nominalAkhir,
    tagihan: lines.map(({ satu, diisi, hargaTotal }) => ({ uuid: satu.uuid, ...diisi, hargaTotal })),
  };
}

/** What the server would refuse, told before it is asked. An empty price the call's own schema finds (TESTADM-24). */
export function pelunasanKeliru(data: Pengujian, isian: IsianPelunasan): FieldErrors {
  const { lines, nominalAkhir, dibayar } = hitungPelunasan(data, isian);
  const tagihan = lines.map(({ satu, hargaPengujian, hargaReplikasi, hargaTotal }) => ({
    uuid: satu.uuid,
    hargaPengujian,
    hargaReplikasi,
    hargaTotal,
  }));
  const { ditolak, disetujui } = statusSampelParameter;
  const lama = data.bill.map((satu) => ({
    uuid: satu.uuid,
    kdStatus: tidakDiuji(data, satu) ? ditolak.code : disetujui.code,
  }));
  return errorsOfRefusal(periksaPelunasan({ tagihan, nominalAkhir }, { baris: lama, dibayar }));
}

/** What saving does, in words: an invoice, nothing, or money that goes back; and where the submission stands then. */
export function akibatPelunasan(data: Pengujian, isian: IsianPelunasan): string {
  const { total, dibayar, nominalAkhir } = hitungPelunasan(data, isian);
  const { tagihanAkhir, pengembalian } = pelunasan(total, dibayar);
  const state = target(pengujianWorkflow, 'tagihPelunasan', {
    ...keadaanDari(data),
    totalTagihan: total,
    nominalAkhir,
  });
  const status = `Status pengujian menjadi '${pengujianWorkflow.states[state].label}'.`;
  if (tagihanAkhir > 0)
    return `Invoice pelunasan sebesar ${formatRupiah(tagihanAkhir)} diterbitkan untuk pendaftar. ${status}`;
  if (pengembalian > 0)
    return `Tidak ada yang perlu dibayar lagi; ${formatRupiah(pengembalian)} dikembalikan kepada pendaftar. ${status}`;
  return `Tidak ada yang perlu dibayar lagi. ${status}`;
}

/** What it came to: a bill, money that goes back, or nothing left to pay. */
export function hasilPelunasan({ pengembalian: lama }: Pengujian, data: Pengujian): string {
  const kembali = data.pengembalian
    .filter(({ uuid }) => !lama.some((satu) => satu.uuid === uuid))
    .reduce((sum, { nominalPengembalian }) => sum + nominalPengembalian, 0);
  return (
    tagihanTerkirim(data) ??
    (kembali > 0
      ? `${formatRupiah(kembali)} menunggu dikembalikan kepada pendaftar.`
      : 'Tidak ada yang perlu dibayar lagi.')
  );
}

/** The fields as the summary of what is wrong names them. */
export const labelPelunasan = ({ bill }: Pengujian): Record<string, string> => ({
  ...Object.fromEntries(
    bill.flatMap(({ namaParameterUji, namaSampel }, at) => [
      [`tagihan[${at}][hargaPengujian]`, `${namaParameterUji} (${namaSampel}), harga pengujian`],
      [`tagihan[${at}][hargaReplikasi]`, `${namaParameterUji} (${namaSampel}), harga replikasi`],
    ]),
  ),
  catatanTambahan: 'Catatan',
});
