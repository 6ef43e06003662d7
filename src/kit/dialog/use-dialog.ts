import { useCallback, useState } from 'react';

export type Dialog<T> = {
  /** What it is about, from opening until it has faded out; null while there is none. */
  isi: T | null;
  opened: boolean;
  /** A new one each time: a dialog that is opened again starts afresh (LIST-16). */
  key: number;
  open: (isi: T) => void;
  close: () => void;
  /** The closing animation is over: nothing of it needs to stay. */
  exited: () => void;
};

/** One dialog with its subject. Its content lives only while it is open, so its state needs no resetting. */
export function useDialog<T>(): Dialog<T> {
  const [state, setState] = useState<{ isi: T | null; opened: boolean; key: number }>({
    isi: null,
    opened: false,
    key: 0,
  });
  const open = useCallback((isi: T) => setState(({ key }) => ({ isi, opened: true, key: key + 1 })), []);
  const close = useCallback(() => setState((now) => ({ ...now, opened: false })), []);
  const exited = useCallback(() => setState((now) => (now.opened ? now : { ...now, isi: null })), []);
  return { ...state, open, close, exited };
}
