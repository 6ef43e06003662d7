import type { Warna } from '#domain/core/workflow.ts';
import type { PutusanSurat, Surat } from '#domain/surat/schema.ts';
import type { Tampilan } from '#data/view.ts';
import type { Column } from '#kit/table/ListTable.tsx';
import { DateText } from '#kit/text/DateText.tsx';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';

const hasil: Record<PutusanSurat['flagVerif'], { warna: Warna; label: string }> = {
  0: { warna: 'menunggu', label: 'Belum diputus' },
  1: { warna: 'selesai', label: 'Disetujui' },
  2: { warna: 'ditolak', label: 'Ditolak' },
};

/** 'Status pembayaran': what the payment officer has decided of a letter (GAP-159). */
export const kolomStatusPembayaran: Column<Tampilan<Surat>> = {
  title: 'Status pembayaran',
  width: 8.5,
  cell: ({ data }) => <StatusBadge {...hasil[data.putusanPembayaran.flagVerif]} />,
  file: [{ title: 'Status pembayaran', value: ({ data }) => hasil[data.putusanPembayaran.flagVerif].label }],
};

/** Of a letter that has ended without it. */
const tanpaPutusan = { warna: 'netral', label: 'Tidak diputuskan' } as const;

export type HasilPutusanProps = {
  putusan: Pick<PutusanSurat, 'flagVerif'>;
  /** Nothing is decided any more. */
  berakhir: boolean;
  /** It is the reader who has to (GAP-150). */
  giliran: boolean;
};

/** What one of those who decide has said (LETTER-15, LETTER-21). */
export function HasilPutusan({ putusan: { flagVerif }, berakhir, giliran }: HasilPutusanProps) {
  if (berakhir && flagVerif === 0) return <StatusBadge {...tanpaPutusan} />;
  const { warna, label } = hasil[flagVerif];
  return <StatusBadge warna={giliran && flagVerif === 0 ? 'giliran' : warna} label={label} />;
}

type OlehSiapaProps = {
  putusan: Pick<PutusanSurat, 'user' | 'tglVerif'>;
  /** Nobody of the laboratory can decide, so the payment officer does (GAP-132). */
  tanpaLaboran: boolean;
};

/** Who decided and when, or who will where that is not its Laboran. */
export function OlehSiapa({ putusan: { user, tglVerif }, tanpaLaboran }: OlehSiapaProps) {
  if (!user) return tanpaLaboran ? 'Tanpa laboran aktif: oleh petugas pembayaran' : null;
  return (
    <span>
      {user.nama}
      <small>
        <DateText value={tglVerif} />
      </small>
    </span>
  );
}
