import { formatRupiah } from '#domain/core/format.ts';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import { perluDilihat } from '#domain/pengujian/biasa.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { Actor } from '#domain/core/roles.ts';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import type { Tampilan } from '#data/view.ts';
import type { BarisDaftar } from '#features/pengujian/bagian/DaftarPengujian.tsx';
import { lookedAtFirst, type ManyDecision } from '#kit/form/many.ts';
import {
  bodyPutusan,
  dapatDiputuskan,
  labelPutusan,
  pratinjauTagihan,
  putusanBaru,
  setujuiSemua,
  versiPengujian,
} from './putusan.ts';

/** What devices keep has its samples, other than a row of the server's list. */
const utuh = (row: BarisDaftar) => row as Tampilan<Pengujian>;
const isian = (data: Pengujian) => setujuiSemua(putusanBaru, data);
const tagihan = ({ data }: Tampilan<Pengujian>) => pratinjauTagihan(isian(data), data);

const jumlah = (rows: readonly BarisDaftar[]) => {
  const semua = rows.map((row) => tagihan(utuh(row)));
  return {
    total: semua.reduce((sum, satu) => sum + satu.total, 0),
    dp: semua.reduce((sum, satu) => sum + satu.dp, 0),
  };
};
const tanpaBiaya = 'Tidak ada biaya, jadi tidak ada tagihan.';

/** Submissions that a Kalab approves together, each as 'Setujui semua' in its form would (docs/decisions/041). */
export const setujuiSekaligus = (actor: Actor): ManyDecision<BarisDaftar> => ({
  endpoint: pengujianApi.verifikasi as unknown as AnyEndpoint,
  noun: 'pengujian',
  openFirst: (row) => {
    if (!dapatDiputuskan(row.data, actor)) return 'Tidak menunggu persetujuan Anda';
    const apa = perluDilihat(utuh(row).data);
    return apa && lookedAtFirst(apa);
  },
  version: (row) => versiPengujian(utuh(row)),
  body: (row) => bodyPutusan(isian(utuh(row).data), utuh(row).data),
  label: (row) => labelPutusan(1, utuh(row).data),
  line: (row) => {
    const { data } = utuh(row);
    const { dp } = tagihan(utuh(row));
    const parameter = data.sample.flatMap((satu) => satu.parameter).length;
    return {
      name: sebutan(data.nomor, data.namaSampel),
      by: data.user.nama,
      note: `${parameter} parameter, ${dp > 0 ? `DP ${formatRupiah(dp)}` : 'tanpa biaya'}`,
    };
  },
  sum: (rows) => {
    const { dp } = jumlah(rows);
    return dp > 0 ? `Tagihan DP ${formatRupiah(dp)}` : null;
  },
  consequence: (rows) => {
    const { total, dp } = jumlah(rows);
    return dp > 0
      ? `Semua parameternya disetujui. Tagihan DP ${formatRupiah(dp)} dari total ${formatRupiah(total)} akan dikirim ke pendaftar masing-masing.`
      : `Semua parameternya disetujui. ${tanpaBiaya}`;
  },
  result: (rows) => {
    const { dp } = jumlah(rows);
    return dp > 0 ? `Pendaftar akan menerima tagihan DP, seluruhnya ${formatRupiah(dp)}.` : tanpaBiaya;
  },
});
