import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Dialog } from './use-dialog.ts';

/**
 * A dialog about one row of a list, opened by the row's own address: '?invoice=<id>'. The back button closes it and a
 * reload keeps it. It follows the row while the list has it, and keeps it while a reload of the list takes it away.
 */
export function useAddressedDialog<R>(
  name: string,
  rows: readonly R[],
  idOf: (row: R) => string,
): Pick<Dialog<R>, 'isi' | 'opened' | 'close' | 'exited'> {
  const [params, setParams] = useSearchParams();
  const [kept, setKept] = useState<R | null>(null);
  const asked = params.get(name);
  const found = asked === null ? undefined : rows.find((row) => idOf(row) === asked);
  if (found && found !== kept) setKept(found);
  const isi = found ?? kept;
  return {
    isi,
    opened: isi !== null && asked === idOf(isi),
    close: () =>
      setParams(
        (now) => {
          now.delete(name);
          return now;
        },
        { replace: true },
      ),
    exited: () => setKept(null),
  };
}
