import type { RiwayatProgres } from '#domain/progres/schema.ts';
import { RichTextView } from '#kit/rich-text/RichTextView.tsx';

/** What a report says. Of a test that was done long ago it comes from the server when it is opened (docs/decisions/033). */
export function IsiLaporan({ isi }: Pick<RiwayatProgres, 'isi'>) {
  if (isi === undefined)
    return (
      <p role="status">
        Isi laporan pengujian yang sudah lama selesai diambil dari server. Bila tidak segera tampil,
        sambungkan perangkat ke jaringan.
      </p>
    );
  return <RichTextView html={isi ?? ''} />;
}
