import { fromWire } from '#domain/core/wire.ts';
import { DataBersamaBody, dataBersamaApi } from '#domain/lembar-kerja/bersama-endpoints.ts';
import { DataBersamaSchema, type DataBersama } from '#domain/lembar-kerja/bersama.ts';
import { formatDate } from '#domain/core/format.ts';
import type { Baris } from '#data/baris.ts';
import { denganPerbaikan, panggilanPada } from '#kit/outbox/panggilan.ts';
import { sandinganDari, sudahDiputuskan, type Sandingan } from '#kit/outbox/sandingan.ts';
import { paths } from '#paths';
import { namaIsian } from './isian.ts';

/** The writes of shared data: new ones, and corrections of some. */
export const panggilanDataBersama = panggilanPada(
  { skema: DataBersamaSchema, nama: ({ label, parameterUji }) => [label, parameterUji.namaParameterUji] },
  [
    {
      endpoint: dataBersamaApi.tambah,
      perbaikan: {
        jenis: 'halaman',
        alamat: (tujuan) => {
          const { perbaiki, terkirim, isi } = tujuan;
          if (terkirim) return paths.dataBersama.detail(perbaiki);
          return typeof isi['gantikan'] === 'string'
            ? denganPerbaikan(paths.dataBersama.koreksi(isi['gantikan']), tujuan)
            : paths.dataBersama.perbaiki(perbaiki);
        },
      },
      namaIsian,
      sanding: sandingData,
    },
  ],
);

/** A correction beside what its data have become: somebody else was first, and only what they wrote can be corrected now. */
function sandingData(row: Baris, record: DataBersama): Sandingan | null {
  const isi = DataBersamaBody.safeParse(fromWire(row.body));
  if (!isi.success) return null;
  const { digantiOleh, history } = record;
  const dapat =
    digantiOleh === null
      ? ({ ok: true } as const)
      : ({ ok: false, status: 409, reason: 'Data ini sudah dikoreksi. Koreksi data penggantinya.' } as const);
  return sandinganDari(row, history, () => 'Dikoreksi', {
    rev: record.rev,
    bidang: [
      { label: 'Koreksi', milik: isi.data.alasan, server: history[1]?.catatan ?? null, beda: true },
      {
        label: 'Banyaknya sel',
        milik: String(isi.data.sel.length),
        server: String(record.isian.length),
        beda: false,
      },
      {
        label: 'Tanggal',
        milik: formatDate(isi.data.tanggal),
        server: formatDate(record.tanggal),
        beda: false,
      },
    ],
    dapat,
    batal: dapat.ok ? null : sudahDiputuskan(history[1], () => 'dikoreksi'),
    cara: { jenis: 'putuskanLagi', to: paths.dataBersama.koreksi(digantiOleh ?? record.uuid) },
  });
}
