import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import type { Isian } from '#domain/lembar-kerja/sel.ts';
import type { Blok } from '#domain/lembar-kerja/schema.ts';
import { DialogFrame } from '#kit/dialog/DialogFrame.tsx';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { BerkasAlat } from './BerkasAlat.tsx';
import type { Bentuk } from './kisi.ts';
import { PratinjauSel } from './PratinjauSel.tsx';
import { putar, rencanaTempel } from './tempel.ts';
import type { PerubahanSel } from './sel.ts';

/** What was pasted, and at which cell; `dari` is null where a file is to be chosen first. */
export type BukaTempel = { dari: string | null; isi: string[][] };

type TempelProps = {
  blok: Blok;
  bentuk: Bentuk;
  isian: Isian;
  onSel: (perubahan: readonly PerubahanSel[]) => void;
};

/** Many cells at once are shown before they are filled: what covers another value is asked about. */
export function TempelDialog({ dialog, ...rest }: TempelProps & { dialog: Dialog<BukaTempel> }) {
  const buka = dialog.isi;
  return (
    <DialogFrame
      dialog={dialog}
      title={buka?.dari === null ? 'Isi dari file alat' : 'Tempel ke lembar kerja ?'}
      size={750}
      centered={false}
    >
      {buka?.dari === null ? <BerkasAlat key={dialog.key} onClose={dialog.close} {...rest} /> : null}
      {buka && buka.dari !== null ? (
        <Tempelan key={dialog.key} dari={buka.dari} isi={buka.isi} onClose={dialog.close} {...rest} />
      ) : null}
    </DialogFrame>
  );
}

type TempelanProps = TempelProps & { dari: string; isi: string[][]; onClose: () => void };

function Tempelan({ blok, isian, dari, isi, onSel, onClose }: TempelanProps) {
  const [diputar, setDiputar] = useState(false);
  const rencana = rencanaTempel(blok, isian, dari, diputar ? putar(isi) : isi);
  return (
    <PratinjauSel
      blok={blok}
      isian={isian}
      rencana={rencana}
      onIsi={() => {
        onSel(rencana.sel);
        onClose();
      }}
      onClose={onClose}
    >
      <Button
        variant="default"
        leftSection={<IconArrowsExchange aria-hidden size="1.125rem" />}
        aria-pressed={diputar}
        onClick={() => setDiputar(!diputar)}
      >
        Tukar baris dan kolom
      </Button>
    </PratinjauSel>
  );
}
