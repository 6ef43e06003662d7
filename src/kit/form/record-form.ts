import { useEffect, useId, useState } from 'react';
import { useForm } from '@mantine/form';
import type { z } from 'zod';
import { dapatDiubah, perluKeputusan, type Baris } from '#data/baris.ts';
import { useOrang } from '#data/app.ts';
import { untukDari } from '#data/drafts.ts';
import { useBaca } from '#data/use-baca.ts';
import { useDraft, type PemegangDraf } from '#data/use-draft.ts';
import { callName } from '#domain/core/endpoint.ts';
import type { FieldError } from '#domain/core/errors.ts';
import type { Verdict } from '#domain/core/workflow.ts';
import { confirmSave } from '#kit/dialog/confirm.tsx';
import { writtenElsewhere } from './DraftBar.tsx';
import { pathOf, valueOf, type Field, type SlowField, type ValueAt } from '#kit/field/field.ts';
import { errorsOfIssues, errorsOfRefusal, type FieldErrors } from '#kit/field/field-errors.ts';
import { useFilling } from './filling.ts';
import { focusFirst } from '#kit/field/focus-field.ts';
import { useNetworkMissing } from '#kit/device/network.ts';
import { useOpenedVersion, type OpenedVersion, type Version } from './opened-version.ts';
import type { Told } from '#kit/notice/toast.ts';
import { useUnderWay } from './under-way.ts';
import { useSend, type WritingEndpoint } from '#kit/record/use-send.ts';
import { berubahDiBawah } from './VersionNotice.tsx';

/** Where a form stands on its way to the server. */
export type FormState =
  | { jenis: 'mengisi' }
  /** Its question is open, or was answered a moment ago: keeping a write takes no time anybody should see. */
  | { jenis: 'bertanya' }
  /** On its way; a saved one stays so until the form is gone. */
  | { jenis: 'mengirim' }
  /** The server said no; what was typed is still here and goes again in the place of the refused write. */
  | { jenis: 'ditolak'; info: string }
  /** The same of a call that is not queued. */
  | { jenis: 'ditolakLangsung'; info: string }
  /** The device could not keep it, or the server could not be asked. */
  | { jenis: 'gagal'; info: string };

export type RecordFormOptions<B extends z.ZodType, T> = {
  /** The call; the offline policy of its act says whether it is queued or needs the server at once. */
  endpoint: WritingEndpoint<B>;
  /** What it is about, or null for what is not there yet. */
  record: string | null;
  /** '<act> · <code or title of the record>', as /kotak-keluar names the draft and the write (GAP-115). */
  label: string;
  /** The name of the write, where what is typed decides the act. */
  labelOf?: (values: T) => string;
  /** Keeps this act's draft apart where one call carries several forms of one record. */
  act?: string;
  /** The record a new one was begun from: its draft lies beside that of a form begun empty. */
  from?: string | undefined;
  /** What stands in the form before anything was typed; an untouched form follows it. */
  initial: T;
  /** What a draft holds, as the form takes it; a form whose fields are all kept as they are needs none. */
  read?: (kept: Record<string, unknown>) => T;
  /** In code names, complete. */
  body: (values: T) => z.input<B>;
  /** What the schema cannot know: dates against the day it was begun, which of two is required. */
  alsoWrong?: (values: T, begun: Date) => FieldErrors;
  /** The record a decision rests on, as it stands now. */
  version?: Version | undefined;
  /** Own unsent writes that what is typed cannot do without: it leaves after them. */
  setelah?: (values: T) => readonly string[];
  /** Whether the workflow allows this act now. */
  verdict?: (values: T) => Verdict;
  /** Asked once everything is valid (LIST-17). */
  confirm?: (values: T) => Promise<boolean>;
  /** The refused or never sent write this form was opened to correct. */
  repairs?: Baris | null;
  /**
   * Saved: what its author is told, the record as the server has it now where the call is not queued, what was sent, and
   * whether they go on to what waits next.
   */
  onSaved: (info: Told, answer: unknown, sent: T, goOn: boolean) => void;
  /** The server refused a call that is not queued: the record may have moved on. */
  onRefused?: () => void;
};

export type RecordForm<T> = {
  /** The device has answered whether there is a draft; before that nothing of the form need be shown. */
  ready: boolean;
  values: T;
  /** Goes up when the fields are filled anew; for a field that keeps its own text, as its key. */
  filledTimes: number;
  /**
   * Everything the field at this place takes. `name` is what its errors are known by where the call names it otherwise,
   * `also` the fields whose errors may be about this one.
   */
  field: <P extends string>(place: P, name?: string, ...also: readonly string[]) => Field<ValueAt<T, P>>;
  /** The same of a field whose value takes work: the form waits for that, and finds its field again wherever it stands then. */
  slowField: <P extends string>(
    place: P,
    name?: string,
    ...also: readonly string[]
  ) => SlowField<ValueAt<T, P>>;
  /** Changes several fields at once, and forgets what was wrong with the named ones. */
  change: (next: (now: T) => T, ...names: readonly string[]) => void;
  /** Changes what nobody typed; kept only along with what was. */
  turn: (change: Partial<T>) => void;
  errors: FieldErrors;
  /** What all fields below this place show now, as one text: the same text, the same picture (FormRow). */
  shownAt: (place: string) => string;
  /** The DOM id of a field, by the name its errors are known by. */
  id: (name: string) => string;
  state: FormState;
  /** A question is open or the answer is awaited: the form and closing wait. */
  locked: boolean;
  /** Nothing is typed in now: another tab writes it, or the device is still looking for a draft. */
  readOnly: boolean;
  /** Why it may not be sent just now, or null. */
  blocked: string | null;
  /** The write it corrects has left meanwhile (I15): nobody knows yet what became of it, or it waits for nobody any more. */
  left: 'dikirim' | 'selesai' | null;
  /** Of that: the word of the workflow on the record it was opened on, and the missing network. */
  refused: string | null;
  network: string | null;
  version: OpenedVersion;
  draft: PemegangDraf;
  /** When the draft that goes on here was begun, or null for a fresh form. */
  resumed: string | null;
  /** When this was begun, here or before it was found again. */
  begunAt: string;
  /** Throws the draft away: the form is as it first opened. */
  discard: () => void;
  /** Something was typed that has not left. Read at the moment of leaving. */
  isDirty: () => boolean;
  /** What was typed has left, or stays as a draft: leaving asks nothing any more. */
  done: () => void;
  /**
   * Marks what is wrong and goes to the first of it, without asking or sending: a step of a long form. `part`: whether a
   * field belongs to that step, by the name its errors are known by.
   */
  check: (part?: (name: string) => boolean) => boolean;
  /** Checks, asks, sends; nothing while it is blocked. */
  submit: (goOn?: boolean) => Promise<void>;
};

const sudahBerangkat = 'Tulisan yang diperbaiki ini sudah tidak menunggu di perangkat.';
const masihDisiapkan = 'File masih disiapkan. Tunggu sampai selesai, lalu kirim.';
const tidakTerkirim =
  'Perangkat tidak dapat mengirim tindakan ini. Isian Anda masih ada di sini; coba simpan lagi.';
/** A queued write that takes longer than this shows that it is on its way (look.md, Forms). */
const quietMs = 300;

/**
 * A form about one record: what is typed is kept on the device and found again after a crash (look.md, Forms), checked by
 * the call's own schema, asked about, and sent the way its act goes. Whatever comes of it, everything typed stays.
 */
export function useRecordForm<B extends z.ZodType, T extends Record<string, unknown>>(
  options: RecordFormOptions<B, T>,
): RecordForm<T> {
  const { endpoint, record, label, act, initial, body, version, confirm = confirmSave, repairs } = options;
  const { read = (kept) => ({ ...initial, ...kept }) as T } = options;
  const prefix = useId();
  const missing = useNetworkMissing();
  const [openedAt] = useState(() => new Date().toISOString());
  const [state, setState] = useState<FormState>({ jenis: 'mengisi' });
  // Errors are named by the fields of the call, which need not be those of the form.
  const fields = useForm<T>({ initialValues: initial, clearInputErrorOnChange: false });
  const { send, isLive, replaces } = useSend(endpoint, repairs?.opId);
  const left = useLeft(replaces);
  const opened = useOpenedVersion(version, initial);
  const draft = useDraft({
    call: [callName(endpoint), act].filter(Boolean).join(' '),
    record,
    untuk: replaces ?? (options.from === undefined ? undefined : untukDari(options.from)),
    label,
    ...(opened.dasar ?? (repairs ? { baseRev: repairs.baseRev, after: repairs.after } : {})),
  });
  const filledTimes = useFilling(fields, draft, {
    initial,
    read,
    follow: state.jenis === 'mengisi',
    onFill: (draf) => (draf ? opened.resume(draf) : opened.follow()),
  });

  const underWay = useUnderWay(fields, filledTimes);

  const { keadaan } = draft;
  const { values } = fields;
  const errors = fields.errors as FieldErrors;
  const resumed = keadaan.jenis === 'memuat' ? null : (keadaan.draf?.dimulai ?? null);
  const begunAt = resumed ?? repairs?.begunAt ?? repairs?.capturedAt ?? openedAt;
  const locked = state.jenis === 'bertanya' || state.jenis === 'mengirim';
  const verdict = options.verdict?.(values) ?? { ok: true };
  const refused = verdict.ok || opened.changed ? null : verdict.reason;
  const live = isLive(body(values));
  const network = live ? missing : null;
  useServerAsked(live);
  // In this order: a form that is taken over shows its version next, and only what stands there now is judged.
  const blocked =
    draftBlocks[keadaan.jenis] ??
    (left === null ? null : sudahBerangkat) ??
    (opened.changed ? berubahDiBawah : null) ??
    refused ??
    network ??
    (underWay.paths.length > 0 ? masihDisiapkan : null);
  // What was refused waits for nobody any more.
  const after = repairs && !perluKeputusan(repairs) ? repairs.after : [];
  const readOnly = keadaan.jenis !== 'menulis';
  const id = (name: string) => `${prefix}-${name}`;

  function change(next: (now: T) => T, ...names: readonly string[]): void {
    fields.setValues(next(fields.getValues()));
    names.forEach(fields.clearFieldError);
    draft.ketik(fields.getValues());
  }

  /** What would be sent, or null when something of `part` is wrong. */
  function readBody(part: (name: string) => boolean = () => true): object | null {
    const now = fields.getValues();
    const parsed = endpoint.body!.safeParse(body(now));
    const all = {
      ...(parsed.success ? {} : errorsOfIssues(parsed.error.issues)),
      ...options.alsoWrong?.(now, new Date(begunAt)),
    };
    const wrong = Object.fromEntries(Object.entries(all).filter(([name]) => part(name)));
    fields.setErrors(wrong);
    const names = Object.keys(wrong);
    if (names.length === 0) return (parsed.data as object | undefined) ?? {};
    if (state.jenis !== 'mengisi') setState({ jenis: 'mengisi' });
    // After the messages are there: they push the field down.
    setTimeout(() => focusFirst(names.map(id)));
    return null;
  }

  function answer(next: FormState, wrong?: readonly FieldError[]): void {
    fields.setErrors(errorsOfRefusal(wrong));
    setState(next);
  }

  async function submit(goOn = false): Promise<void> {
    if (locked || blocked !== null) return;
    const checked = readBody();
    if (checked === null) return;
    const now = fields.getValues();
    setState({ jenis: 'bertanya' });
    if (!(await confirm(now))) return setState(state);
    const sending = setTimeout(() => setState({ jenis: 'mengirim' }), isLive(checked) ? 0 : quietMs);
    // The last keystrokes reach the draft that is about to go.
    await draft.simpanSekarang();
    const hasil = await send(checked, {
      label: options.labelOf?.(now) ?? label,
      baseRev: version ? opened.baseRev : (repairs?.baseRev ?? null),
      after: version ? opened.after : after,
      setelah: options.setelah?.(now) ?? [],
      begunAt,
      draf: draft.kunci,
    })
      .catch((fault: unknown) => {
        answer({ jenis: 'gagal', info: tidakTerkirim });
        throw fault;
      })
      .finally(() => clearTimeout(sending));
    if (hasil.jenis === 'tersimpan') {
      draft.tutup();
      fields.resetDirty();
      options.onSaved(hasil.info, hasil.answer, now, goOn);
    } else if (hasil.jenis === 'gagal') answer(hasil);
    else answer({ jenis: hasil.jenis, info: hasil.error.info }, hasil.error.errors);
    if (hasil.jenis === 'ditolakLangsung') options.onRefused?.();
  }

  const field: RecordForm<T>['field'] = (place, name = place, ...also) => {
    const input = fields.getInputProps(pathOf(place));
    return {
      id: id(name),
      value: input.value,
      error: errors[name],
      readOnly,
      onChange: (next) => {
        input.onChange(valueOf(next));
        [name, ...also].forEach(fields.clearFieldError);
        draft.ketik(fields.getValues());
      },
    };
  };

  return {
    ready: filledTimes > 0,
    values,
    filledTimes,
    field,
    slowField: (place, name = place, ...also) => ({
      ...field(place, name, ...also),
      busy: underWay.paths.includes(pathOf(place)),
      later: (work) => {
        [name, ...also].forEach(fields.clearFieldError);
        return underWay.run(pathOf(place), work, (path, outcome) => {
          if (outcome === null) return;
          fields.getInputProps(path).onChange(outcome.value);
          draft.ketik(fields.getValues());
        });
      },
    }),
    change,
    turn: (part) => {
      const typed = fields.isDirty();
      fields.setValues(part);
      if (typed) draft.ketik(fields.getValues());
      else fields.resetDirty();
    },
    errors,
    shownAt: (place) => {
      const path = pathOf(place);
      const wrong = Object.entries(errors).filter(([name]) => name.startsWith(place));
      const busy = underWay.paths.filter((one) => one.startsWith(path));
      return JSON.stringify([place, fields.getInputProps(path).value, wrong, busy, readOnly, filledTimes]);
    },
    id,
    state,
    locked,
    readOnly,
    // On its way it is judged no more: the record shows it as done already.
    blocked: locked ? null : blocked,
    left: locked ? null : left,
    refused: locked ? null : refused,
    network,
    version: {
      ...opened,
      reload: () => {
        const typed = fields.getValues();
        const merged = read(opened.takeOver(typed));
        if (fields.isDirty() || resumed !== null) {
          fields.setValues(merged);
          draft.ketik(merged);
        }
        // What the server said was of the version before.
        if (state.jenis === 'ditolakLangsung') setState({ jenis: 'mengisi' });
      },
    },
    draft,
    resumed,
    begunAt,
    discard: () => {
      // What was wrong with it goes with what was typed.
      fields.clearErrors();
      fields.resetDirty();
      opened.begin();
      void draft.mulaiLagi();
    },
    isDirty: () => fields.isDirty() || underWay.paths.length > 0,
    done: () => fields.resetDirty(),
    check: (part) => readBody(part) !== null,
    submit,
  };
}

/** The author of what only the server can take is told while typing that it is away, not at the next look at it. */
function useServerAsked(live: boolean): void {
  const { pageEngine } = useOrang();
  useEffect(() => {
    if (live) void pageEngine.periksa();
  }, [live, pageEngine]);
}

/**
 * Where the write stands whose place this form is to take (I15); null while it may still be changed. Its author's typing
 * holds it on the device; one that had left as the form opened is told at once.
 */
function useLeft(opId: string | undefined): RecordForm<unknown>['left'] {
  const { db, pageEngine } = useOrang();
  const read = useBaca(async () => ({ opId, row: opId && (await db.antrean.get({ opId })) }), [db, opId]);
  useEffect(() => (opId === undefined ? undefined : () => void pageEngine.picu()), [opId, pageEngine]);
  // After another write took its place what was read last is still of the one before.
  if (opId === undefined || read?.opId !== opId) return null;
  const { row } = read;
  if (row && dapatDiubah(row)) return null;
  return !row || row.state === 'terkirim' || row.state === 'dibuang' ? 'selesai' : 'dikirim';
}

/** Why a draft that is not this tab's holds the form up. */
const draftBlocks = { memuat: 'Isian sedang dibuka.', tabLain: writtenElsewhere, menulis: null };
