import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useOrang } from '#data/app.ts';
import { catatDibuka } from '#data/dibuka.ts';

/**
 * Remembers the record whose page this is: its address names it. Lists and forms of something new name none, and one that is
 * `missing` was not opened.
 */
export function useOpenedRecord(judul: string, kode: string | null, missing: boolean): void {
  const { actor } = useOrang();
  const { pathname, search } = useLocation();
  const uuid = new URLSearchParams(search).get('uuid');
  useEffect(() => {
    if (uuid !== null && !missing)
      catatDibuka(actor.uuid, { uuid, judul, kode, alamat: `${pathname}?uuid=${uuid}` });
  }, [actor.uuid, uuid, judul, kode, pathname, missing]);
}
