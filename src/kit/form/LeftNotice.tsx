import type { ReactNode } from 'react';
import { Callout } from '#kit/text/Callout.tsx';
import type { RecordForm } from './record-form.ts';

type LeftNoticeProps = { left: RecordForm<unknown>['left']; toSent: ReactNode };

/** Says at once that the write which is corrected here is not on the device any more, and where what was sent is found (I15). */
export function LeftNotice({ left, toSent }: LeftNoticeProps) {
  if (left === null) return null;
  if (left === 'dikirim')
    return (
      <Callout tone="menunggu" title="Versi sebelumnya sudah dikirim">
        Tulisan ini berangkat sebelum perbaikannya disimpan. Tunggu jawaban server; isian Anda tetap ada di
        sini.
      </Callout>
    );
  return (
    <Callout tone="menunggu" title="Versi sebelumnya sudah sampai di server" action={toSent}>
      Perbaikan di sini tidak dapat menggantikannya lagi. Ubah dari yang sudah terkirim; isian Anda tetap
      tersimpan sebagai draf di kotak keluar.
    </Callout>
  );
}
