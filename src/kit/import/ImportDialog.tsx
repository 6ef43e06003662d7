import { Button, Loader } from '@mantine/core';
import { formatNumber } from '#domain/core/format.ts';
import { PickFile } from '#kit/field/PickFile.tsx';
import { Callout } from '#kit/text/Callout.tsx';
import { saveSheet } from '#kit/sheet/save-sheet.ts';
import { sheetFormats, type SheetFormat } from '#kit/sheet/sheet.ts';
import { DialogFrame } from '#kit/dialog/DialogFrame.tsx';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { templateOf, type Choices, type Importable } from './importable.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { titlesOf, useChoices, useImport } from './use-import.ts';
import classes from './Import.module.css';

export type ImportDialogProps = {
  importable: Importable;
  dialog: Pick<Dialog<unknown>, 'opened' | 'close' | 'exited'>;
};

/** Many records from a file: the template, the file, what is wrong with its rows, and only then the writing. */
export function ImportDialog({ importable, dialog }: ImportDialogProps) {
  const choices = useChoices(importable);
  const { state, choose, save, restart } = useImport(importable, choices, dialog.close);
  return (
    <DialogFrame
      dialog={dialog}
      closeOnClickOutside={false}
      title={`Impor ${importable.judul.toLowerCase()}`}
      // A table of all columns wants the width there is.
      size={state.step === 'tinjau' ? 'min(90rem, 100%)' : 850}
    >
      <div className="mj-tumpuk-5 mj-bingkai">
        {state.step === 'baca' ? (
          <>
            <p className={classes.reading} role="status">
              <Loader size="sm" aria-hidden />
              Memeriksa {state.name}…{state.line > 0 ? ` Sudah ${formatNumber(state.line)} baris.` : ''}
            </p>
            <div>
              <Button variant="default" onClick={restart}>
                Hentikan
              </Button>
            </div>
          </>
        ) : null}
        {state.step === 'pilih' ? (
          <Choose importable={importable} choices={choices} refused={state.refused} onFile={choose} />
        ) : null}
        {state.step === 'tinjau' ? (
          <ImportPreview
            // Another file begins anew.
            key={state.looked.name}
            importable={importable}
            choices={choices}
            looked={state.looked}
            refused={state.refused}
            saving={state.saving}
            onSave={(onlyRight) => void save(state.looked, onlyRight)}
            onRestart={restart}
          />
        ) : null}
      </div>
    </DialogFrame>
  );
}

type ChooseProps = {
  importable: Importable;
  choices: Choices;
  refused: string | null;
  onFile: (file: File) => Promise<void>;
};

function Choose({ importable, choices, refused, onFile }: ChooseProps) {
  const template = (format: SheetFormat) => saveSheet(templateOf(importable, choices), format);
  return (
    <>
      {refused ? (
        <Callout tone="bahaya" title="File ini tidak dapat dipakai">
          {refused}
        </Callout>
      ) : null}
      <ol className={classes.steps}>
        <li>
          <p>
            Unduh templat, lalu isi mulai baris kedua. Kolomnya: {titlesOf(importable)}. Yang bertanda * wajib
            diisi. Baris contoh boleh dibiarkan; baris itu tidak ikut disimpan.
          </p>
          <div className="mj-jajar-3 mj-atas-3">
            {(['xlsx', 'csv'] as const).map((format) => (
              <Button key={format} variant="default" onClick={() => void template(format)}>
                Templat {sheetFormats[format].label} (.{format})
              </Button>
            ))}
          </div>
        </li>
        <li>
          <p>
            Pilih file yang sudah diisi: Excel (.xlsx) atau CSV, paling banyak 5.000 baris dan 20&nbsp;MB.
            File dari Unduh daftar dapat dipakai juga.
          </p>
          <div className="mj-jajar-3 mj-atas-3">
            <PickFile label="File yang diimpor" accept=".xlsx,.csv,text/csv" onFile={onFile} />
          </div>
        </li>
      </ol>
      <p className="mj-catatan">Belum ada yang disimpan: Anda melihat hasil pemeriksaannya dahulu.</p>
    </>
  );
}
