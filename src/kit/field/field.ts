/** What a field of a form is given, whatever it is: text, number, choice, day or file. */
export type Field<V> = {
  /** Of the field itself, for its label, focus and the summary of what is wrong. */
  id: string;
  value: V;
  error: string | undefined;
  readOnly: boolean;
  /** Takes the value, or the event of an input whose value is text. */
  onChange: (next: V | TextEvent) => void;
};

/** A field whose value takes work to come by, which is state of its form. */
export type SlowField<V> = Field<V> & {
  /** Its value is being worked on. */
  busy: boolean;
  /** Takes what becomes of that; null where nothing does. */
  later: (work: Promise<{ value: V } | null>) => Promise<void>;
};

type TextEvent = { currentTarget: { value: string } };

type Child<T, K extends string> = T extends readonly (infer Each)[] ? Each : K extends keyof T ? T[K] : never;
type Below<T, P extends string> = P extends `${infer Key}][${infer Rest}`
  ? Below<Child<T, Key>, Rest>
  : Child<T, P>;

/** What lies in the values of a form at a place, which is named as FieldErrors names it: 'sampel[0][nama]'. */
export type ValueAt<T, P extends string> = P extends `${infer Key}[${infer Rest}]`
  ? Below<Child<T, Key>, Rest>
  : Child<T, P>;

/** The same place as @mantine/form names it: 'sampel.0.nama'. */
export const pathOf = (place: string): string => place.replaceAll(']', '').replaceAll('[', '.');

const isTextEvent = (next: unknown): next is TextEvent =>
  typeof next === 'object' && next !== null && 'currentTarget' in next;

/** What was typed or chosen, out of what a field hands over. */
export const valueOf = (next: unknown): unknown => (isTextEvent(next) ? next.currentTarget.value : next);
