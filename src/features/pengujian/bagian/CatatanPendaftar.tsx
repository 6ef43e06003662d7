import type { Pengujian } from '#domain/pengujian/schema.ts';
import { Note } from '#kit/text/Note.tsx';
import { Callout } from '#kit/text/Callout.tsx';

/** What the registrant asks for: read before anything is decided. */
export const CatatanPendaftar = ({ data: { catatanTambahan } }: { data: Pengujian }) =>
  catatanTambahan ? (
    <Callout inline tone="info" title="Catatan pendaftar">
      <Note>{catatanTambahan}</Note>
    </Callout>
  ) : null;
