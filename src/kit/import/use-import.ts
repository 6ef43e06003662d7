import { useEffect, useRef, useState } from 'react';
import { useAcuan } from '#data/acuan.ts';
import { useAplikasi } from '#data/app.ts';
import { Luring } from '#data/client.ts';
import { Refusal } from '#domain/core/errors.ts';
import { formatNumber } from '#domain/core/format.ts';
import { maksBarisImpor, type BarisImpor, type HasilImpor } from '#domain/core/impor.ts';
import { confirmDecision } from '#kit/dialog/confirm.tsx';
import { useOwnRuangFilter } from '#data/laboratorium.ts';
import { readInWorker } from '#kit/sheet/read-in-worker.ts';
import { SheetUnreadable } from '#kit/sheet/sheet.ts';
import { showSuccess, TOAST_LONG_MS } from '#kit/notice/toast.ts';
import { useSend } from '#kit/record/use-send.ts';
import { columnsOf, importCalls, rowsFor, type Choices, type Importable } from './importable.ts';

/** A file that was looked at: its rows, and what the server said of each. */
export type Looked = {
  name: string;
  baris: readonly BarisImpor[];
  unknown: readonly string[];
  hasil: HasilImpor;
};

type State =
  | { step: 'pilih'; refused: string | null }
  | { step: 'baca'; name: string; line: number }
  | { step: 'tinjau'; looked: Looked; refused: string | null; saving: boolean };

/** What may be chosen in the columns of a kind. */
export function useChoices({ fields }: Importable): Choices {
  const { options } = useOwnRuangFilter();
  const lists = Object.entries(fields).flatMap(([name, { acuan }]) =>
    acuan ? [[name, acuan] as const] : [],
  );
  // No kind has more than one field that is chosen from a reference list.
  const [name, list] = lists[0] ?? ['', ''];
  const found = useAcuan(list);
  return {
    idLaboratorium: options,
    ...(name ? { [name]: found.map(({ kode, nama }) => ({ value: String(kode), label: nama })) } : {}),
  };
}

/** A file on its way in: chosen, read on this device, looked at by the server, then written in one call. */
export function useImport(importable: Importable, choices: Choices, onDone: () => void) {
  const { klien } = useAplikasi();
  const { send } = useSend(importCalls(importable).impor);
  const [state, setState] = useState<State>({ step: 'pilih', refused: null });
  const reading = useRef(new AbortController());
  useEffect(() => () => reading.current.abort(), []);
  const word = importable.judul.toLowerCase();

  async function look(name: string, baris: readonly BarisImpor[], unknown: readonly string[]) {
    const { data } = await klien.panggil(importCalls(importable).periksaImpor, { body: { baris } });
    return { name, baris, unknown, hasil: data as HasilImpor };
  }

  async function choose(file: File) {
    reading.current = new AbortController();
    const { signal } = reading.current;
    const { name } = file;
    const read = (line: number) => setState({ step: 'baca', name, line });
    read(0);
    const next = await judge(file, signal, read).catch((error: unknown): State => ({
      step: 'pilih',
      refused: signal.aborted ? null : wordsOf(error),
    }));
    if (!signal.aborted) setState(next);
  }

  async function judge(file: File, stop: AbortSignal, onLine: (line: number) => void): Promise<State> {
    const sheet = await readInWorker(file, maksBarisImpor, stop, onLine);
    const { baris, unknown, missing } = rowsFor(importable, sheet, choices);
    const refused = missingWords(missing) ?? (baris.length === 0 ? onlyExample : null);
    if (refused) return { step: 'pilih', refused };
    return { step: 'tinjau', looked: await look(file.name, baris, unknown), refused: null, saving: false };
  }

  function restart() {
    reading.current.abort();
    setState({ step: 'pilih', refused: null });
  }

  async function save(looked: Looked, onlyRight: boolean) {
    const { jumlah, keliru } = looked.hasil;
    const left = onlyRight && keliru.length > 0 ? ` ${formatNumber(keliru.length)} baris dilewati.` : '';
    if (!(await confirmDecision(`${formatNumber(jumlah)} data ${word} ditambahkan.${left}`))) return;
    setState({ step: 'tinjau', looked, refused: null, saving: true });
    const outcome = await send(
      { baris: looked.baris, flagBenarSaja: onlyRight },
      { label: `Impor ${word} · ${looked.name}` },
    );
    if (outcome.jenis === 'tersimpan') {
      showSuccess(outcome.info, TOAST_LONG_MS);
      onDone();
      return;
    }
    const refused = outcome.jenis === 'gagal' ? outcome.info : outcome.error.info;
    // Somebody may have taken a code meanwhile: what stands here must be true.
    const again = await look(looked.name, looked.baris, looked.unknown).catch(() => looked);
    setState({ step: 'tinjau', looked: again, refused, saving: false });
  }

  return { state, choose, save, restart };
}

const onlyExample = 'File ini hanya berisi contoh dari templat. Ganti contoh itu dengan data Anda.';

const missingWords = (missing: readonly string[]): string | null =>
  missing.length > 0
    ? `Kolom ${missing.map((label) => `'${label}'`).join(', ')} tidak ada dalam file ini. Pakai judul kolom seperti pada templat.`
    : null;

function wordsOf(error: unknown): string {
  if (error instanceof SheetUnreadable) return error.message;
  if (error instanceof Luring)
    return 'Impor perlu sambungan ke server. Sambungkan perangkat ke jaringan, lalu pilih filenya lagi.';
  if (error instanceof Refusal) return error.info;
  throw error;
}

/** The title of every column, for the words above the template. */
export const titlesOf = (importable: Importable): string =>
  columnsOf(importable)
    .map(([, { label, required }]) => (required ? `${label}*` : label))
    .join(', ');
