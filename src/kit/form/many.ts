import type { Permintaan } from '#data/write.ts';
import type { Tampilan } from '#data/view.ts';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import { hasMovedOn, type Version } from './opened-version.ts';

export type Row = Tampilan<{ uuid: string }>;

/** How rows of one list are approved together: each by the write that its own form would make (docs/decisions/041). */
export type ManyDecision<R extends Row> = {
  /** A queued call. */
  endpoint: AnyEndpoint;
  /** What the rows are called: 'pengujian'. */
  noun: string;
  /** Why a row has to be opened to be decided, or null: it is an ordinary one, and says all there is to say. */
  openFirst: (row: R) => string | null;
  /** What its decision rests on, its body and its name in the outbox, as the form has them. */
  version: (row: R) => Version;
  body: (row: R) => object;
  label: (row: R) => string;
  /** A row in the question: '<number> · <title>', its registrant, and what is approved. */
  line: (row: R) => { name: string; by: string; note: string };
  /** What approving them will do, all together: beside the button, in the question, in the message after it (GAP-149). */
  sum: (rows: readonly R[]) => string | null;
  consequence: (rows: readonly R[]) => string;
  result: (rows: readonly R[]) => string;
};

/** Why a row cannot be chosen: what is to be looked at. */
export const lookedAtFirst = (what: string): string => `Buka dahulu: ${what}`;

/** A row as it was shown when it was chosen, and when that was. */
export type Chosen<R> = { row: R; version: Version; at: string };

/**
 * The choices that hold for the rows as they stand now, and those that do not: what a row says must be what was chosen, so
 * that nothing is approved that nobody saw (I11).
 */
export function holding<R extends Row>(
  chosen: Iterable<Chosen<R>>,
  rows: readonly R[],
  { version, openFirst }: Pick<ManyDecision<R>, 'version' | 'openFirst'>,
): { held: Chosen<R>[]; lost: Chosen<R>[] } {
  const shown = new Map(rows.map((row) => [row.data.uuid, row]));
  const held: Chosen<R>[] = [];
  const lost: Chosen<R>[] = [];
  for (const one of chosen) {
    const now = shown.get(one.row.data.uuid);
    const holds = now && openFirst(now) === null && !hasMovedOn(one.version, version(now));
    (holds ? held : lost).push(one);
  }
  return { held, lost };
}

/** The rows from the one that was pressed before up to this one; this one alone where that is not on screen any more. */
export function upTo<R extends Row>(rows: readonly R[], before: string | null, key: string): readonly R[] {
  const places = [before, key].map((one) => rows.findIndex(({ data }) => data.uuid === one));
  const [from, to] = places as [number, number];
  return from === -1 ? rows.slice(to, to + 1) : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** The write of one choice, on the version that was shown. */
export const writeOf = <R extends Row>(
  { row, version, at }: Chosen<R>,
  { endpoint, body, label }: Pick<ManyDecision<R>, 'endpoint' | 'body' | 'label'>,
): Permintaan => ({
  endpoint,
  body: endpoint.body!.parse(body(row)) as Record<string, unknown>,
  label: label(row),
  baseRev: version.rev,
  after: version.tertunda,
  begunAt: at,
});
