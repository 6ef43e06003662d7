import { useState } from 'react';
import type { z } from 'zod';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import { fromWire } from '#domain/core/wire.ts';
import type { Verdict } from '#domain/core/workflow.ts';
import type { Baris } from '#data/baris.ts';
import type { Tampilan } from '#data/view.ts';
import { useBackToList } from '#kit/list/back-to-list.ts';
import { confirmDecision, type Consequence } from '#kit/dialog/confirm.tsx';
import { useRepair } from '#kit/record/repair.ts';
import { useRecordForm, type RecordForm, type RecordFormOptions } from './record-form.ts';

type DecisionOptions<B extends z.ZodType, T> = Pick<
  RecordFormOptions<B, T>,
  'endpoint' | 'body' | 'alsoWrong' | 'version' | 'verdict'
> & {
  tampilan: Tampilan<{ uuid: string }>;
  /** An earlier decision, refused or not sent yet, whose place this one takes. */
  repairs: Baris | null;
  /** The list that a saved one leads back to. */
  list: string;
  /** What a fresh one holds, and how it is read from a draft or from the body of an earlier one. */
  fresh: T;
  read: (kept: Record<string, unknown>) => T;
  labelOf: (values: T) => string;
  consequence: (values: T) => Consequence;
  /** How it is asked; GAP-149's own question where left out. */
  ask?: (words: string, danger?: boolean) => Promise<boolean>;
  /** The second line of the notice: what it did. */
  result: (values: T) => string | undefined;
};

/** The form of a decision on one record, made with or without a network and made anew when it was refused. */
export function useDecision<B extends z.ZodType, T extends Record<string, unknown>>({
  tampilan,
  repairs,
  list,
  fresh,
  read,
  labelOf,
  consequence,
  ask = confirmDecision,
  result,
  ...options
}: DecisionOptions<B, T>): RecordForm<T> {
  const backToList = useBackToList(list);
  return useRecordForm<B, T>({
    ...options,
    record: tampilan.data.uuid,
    label: labelOf(fresh),
    labelOf,
    repairs,
    initial: repairs ? read(fromWire(repairs.body) as Record<string, unknown>) : fresh,
    read,
    confirm: (values) => {
      const { kata, bahaya } = consequence(values);
      return ask(kata, bahaya);
    },
    onSaved: (info, _, values, goOn) => backToList(info, result(values), goOn),
  });
}

/** What a decision is made on, and its form once it may be opened; before that why it may not, or null. */
type OpenedDecision<R> =
  | { opened: false; reason: string | null }
  | {
      opened: true;
      /** The record, or as it stands without the decision that is made anew. */
      tampilan: Tampilan<R>;
      repairs: Baris | null;
      /** What else of it needs its author: the form itself says why the decision it repairs was refused. */
      others: Tampilan<R>;
    };

/**
 * The form of a decision, once it may be opened; it stays while the record changes under it, so that nothing typed is lost.
 * `useBase` reads the record as last pulled.
 */
export function useOpenedDecision<R extends { uuid: string }>(
  endpoint: AnyEndpoint,
  tampilan: Tampilan<R>,
  useBase: (uuid: string | null) => R | undefined,
  verdictOf: (record: R) => Verdict,
): OpenedDecision<R> {
  const repair = useRepair(endpoint, tampilan, useBase);
  const now = repair?.tampilan ?? tampilan;
  const verdict = verdictOf(now.data);
  const [form, setForm] = useState<{ repairs: Baris | null } | null>(null);
  // A decision that was refused while its form was open is already the form's own to repair.
  if (verdict.ok && form === null) setForm({ repairs: repair?.row ?? null });
  if (!form) return { opened: false, reason: verdict.ok ? null : verdict.reason };
  const keputusan = now.keputusan.filter(({ opId }) => opId !== form.repairs?.opId);
  return { opened: true, tampilan: now, repairs: form.repairs, others: { ...now, keputusan } };
}
