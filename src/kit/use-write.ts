import { useId, useState } from 'react';
import type { z } from 'zod';
import { useAplikasi, useOrang } from '#data/app.ts';
import type { PerangkatDb } from '#data/db.ts';
import { BerkasTidakAda, SudahDikirim } from '#data/outbox/enqueue.ts';
import type { MesinHalaman } from '#data/page-engine.ts';
import { tersimpanDiPerangkat, tulis, type HasilTulis } from '#data/write.ts';
import type { AnyEndpoint, Endpoint } from '#domain/core/endpoint.ts';
import type { FieldError } from '#domain/core/errors.ts';
import { errorsOfIssues, errorsOfRefusal, type FieldErrors } from './field-errors.ts';
import { showError, showSuccess, TOAST_LONG_MS } from './toast.ts';

/** A call that may be queued, with its body. */
export type QueuedEndpoint<B extends z.ZodType> = Endpoint<z.ZodUndefined, B, z.ZodType>;

/** What a queued write says besides its body. */
type WriteDetails = {
  /** '<act> · <code or title of the record>' (GAP-115). */
  label: string;
  /** The revision a decision is based on, and own unsent writes its form showed (useOpenedVersion). */
  baseRev?: string | null;
  after?: readonly string[];
  begunAt?: string | null;
  /** The draft that becomes this write. */
  draf?: string;
};

/** How a write came out. 'batal': the question was answered with no, or the form is not valid yet. */
export type WriteOutcome = HasilTulis | { jenis: 'batal' } | { jenis: 'gagal'; info: string };

const tidakTersimpan =
  'Perangkat tidak dapat menyimpan tulisan ini (penyimpanan penuh atau tertutup). Isian Anda masih ada di sini; kosongkan ruang lalu simpan lagi.';

type Sender = { halaman: MesinHalaman; perangkat: PerangkatDb };

/** Queues and waits up to 2 s. A device that cannot keep it answers 'gagal': nothing has changed anywhere then. */
async function send(
  { halaman, perangkat }: Sender,
  endpoint: unknown,
  body: unknown,
  { label, baseRev = null, after = [], begunAt = null, draf }: WriteDetails,
  replaces?: string,
): Promise<Exclude<WriteOutcome, { jenis: 'batal' }>> {
  try {
    return await tulis(halaman, perangkat, {
      endpoint: endpoint as AnyEndpoint,
      body: body as Record<string, unknown>,
      label,
      baseRev,
      after,
      begunAt,
      ...(draf === undefined ? {} : { draf }),
      ...(replaces === undefined ? {} : { menggantikan: replaces }),
    });
  } catch (error) {
    const known = error instanceof SudahDikirim || error instanceof BerkasTidakAda;
    return { jenis: 'gagal', info: known ? error.message : tidakTersimpan };
  }
}

const useSender = (): Sender => ({ perangkat: useAplikasi().perangkat, halaman: useOrang().halaman });

/** Says that a write was done, or that the device has it (4000 ms, MSG-34). */
export const announceWrite = (hasil: Exclude<HasilTulis, { jenis: 'ditolak' }>): void =>
  showSuccess(hasil.jenis === 'terkirim' ? hasil.info : tersimpanDiPerangkat, TOAST_LONG_MS);

/** Where a form stands on its way to the server. */
export type WriteState =
  | { jenis: 'mengisi' }
  /** Its confirmation is open. */
  | { jenis: 'bertanya' }
  | { jenis: 'mengirim' }
  /** The server said no; what was typed is still here and goes again in the place of the refused write. */
  | { jenis: 'ditolak'; info: string }
  /** The same of a call that is not queued; `current` is the record as the server has it now, after a 409. */
  | { jenis: 'ditolakLangsung'; info: string; current: unknown }
  /** The device could not keep it, or the server could not be asked. */
  | { jenis: 'gagal'; info: string };

/** What is checked and asked before anything leaves. */
export type CheckedRequest<B extends z.ZodType> = {
  /** In code names, complete. */
  body: z.input<B>;
  /** What the schema cannot know: dates against today. */
  alsoWrong?: FieldErrors;
  /** Asked once everything is valid (LIST-17). */
  confirm: () => Promise<boolean>;
  /** Runs after 'yes', before the write leaves: the last keystrokes reach the draft that is about to go. */
  before?: () => Promise<void>;
};

type WriteRequest<B extends z.ZodType> = WriteDetails & CheckedRequest<B>;

/** A form on its way to the server. `R` and `O` are what its submit takes and answers. */
export type Write<B extends z.ZodType, R = WriteRequest<B>, O = WriteOutcome> = {
  state: WriteState;
  errors: FieldErrors;
  /** True while a question is open or the answer is awaited: fields and closing wait. */
  locked: boolean;
  /** The refused write that the next one takes the place of. */
  replaces: string | undefined;
  /** The DOM id of a field, for labels, focus and the summary. */
  id: (name: string) => string;
  clearError: (name: string) => void;
  /** Marks what is wrong and goes to the first of it, without asking or sending: a step of a long form. */
  check: (request: Pick<CheckedRequest<B>, 'body' | 'alsoWrong'>) => boolean;
  /** Checks, asks, sends. */
  submit: (request: R) => Promise<O>;
};

type CheckedForm<B extends z.ZodType> = Omit<Write<B>, 'replaces' | 'submit'> & {
  /** The body as the call takes it, or null: it is not valid yet, or the question was answered with no. */
  ask: (request: CheckedRequest<B>) => Promise<z.output<B> | null>;
  /** What came of it, with the fields the server found wrong. */
  answer: (state: WriteState, errors?: readonly FieldError[]) => void;
};

/** The way of every form that writes up to its sending: check, first wrong field, question. */
export function useCheckedForm<B extends z.ZodType>(schema: B): CheckedForm<B> {
  const prefix = useId();
  const [state, setState] = useState<WriteState>({ jenis: 'mengisi' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const id = (name: string) => `${prefix}-${name}`;

  function read({ body, alsoWrong = {} }: Pick<CheckedRequest<B>, 'body' | 'alsoWrong'>) {
    const parsed = schema.safeParse(body);
    const wrong = { ...(parsed.success ? {} : errorsOfIssues(parsed.error.issues)), ...alsoWrong };
    setErrors(wrong);
    const fields = Object.keys(wrong).map(id);
    if (fields.length === 0) return parsed;
    if (state.jenis !== 'mengisi') setState({ jenis: 'mengisi' });
    // After the messages are there: they push the field down.
    setTimeout(() => focusFirst(fields));
    return null;
  }

  async function ask({ confirm, before, ...request }: CheckedRequest<B>) {
    const parsed = read(request);
    if (!parsed) return null;
    setState({ jenis: 'bertanya' });
    if (!(await confirm())) {
      setState(state);
      return null;
    }
    setState({ jenis: 'mengirim' });
    await before?.();
    return parsed.data as z.output<B>;
  }

  return {
    state,
    errors,
    locked: state.jenis === 'bertanya' || state.jenis === 'mengirim',
    id,
    clearError: (name) =>
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => field !== name))),
    check: (request) => read(request) !== null,
    ask,
    answer: (next, wrong) => {
      setErrors(errorsOfRefusal(wrong));
      setState(next);
    },
  };
}

/**
 * The way of a queued write from its form to the outbox (offline.md section 1, Writing). `repairs` names the refused
 * write this form was opened to correct; after a refusal here the next try corrects that one.
 */
export function useWrite<B extends z.ZodType>(endpoint: QueuedEndpoint<B>, repairs?: string): Write<B> {
  const sender = useSender();
  const { ask, answer, ...form } = useCheckedForm(endpoint.body!);
  const [replaces, setReplaces] = useState(repairs);

  async function submit(request: WriteRequest<B>): Promise<WriteOutcome> {
    const body = await ask(request);
    if (body === null) return { jenis: 'batal' };
    const hasil = await send(sender, endpoint, body, request, replaces);
    if (hasil.jenis === 'ditolak') {
      answer({ jenis: 'ditolak', info: hasil.error.info }, hasil.error.errors);
      setReplaces(hasil.opId);
    } else if (hasil.jenis === 'gagal') answer(hasil);
    return hasil;
  }

  return { ...form, replaces, submit };
}

export type Act<B extends z.ZodType> = {
  busy: boolean;
  run: (
    request: WriteDetails & { body: z.input<B>; confirm: () => Promise<boolean> },
  ) => Promise<WriteOutcome>;
};

/** A queued write that is a button and a question, without a form. What goes wrong stays on screen as a message. */
export function useAct<B extends z.ZodType>(endpoint: QueuedEndpoint<B>): Act<B> {
  const sender = useSender();
  const [busy, setBusy] = useState(false);
  async function run({ body, confirm, ...details }: Parameters<Act<B>['run']>[0]): Promise<WriteOutcome> {
    const checked = endpoint.body!.parse(body);
    if (!(await confirm())) return { jenis: 'batal' };
    setBusy(true);
    const hasil = await send(sender, endpoint, checked, details);
    setBusy(false);
    if (hasil.jenis === 'ditolak')
      showError(hasil.error.info, { next: 'Tulisan ini menunggu keputusan Anda di kotak keluar.' });
    if (hasil.jenis === 'gagal') showError('Belum tersimpan', { next: hasil.info });
    return hasil;
  }
  return { busy, run };
}

/** Puts the cursor into the field that stands first on the page: rules of the schema and others come in any order. */
function focusFirst(ids: readonly string[]): void {
  const [first] = ids
    .map((id) => document.getElementById(id))
    .filter((element) => element !== null)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  if (first) focusField(first.id);
}

/** Puts the cursor into a field; one that is a group gives it to its first control. */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  const controls = 'input, button, textarea, [contenteditable="true"]';
  const control = element?.matches(controls)
    ? element
    : (element?.querySelector<HTMLElement>(controls) ?? element);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
