import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useOrang } from '#data/app.ts';
import { catatDibuka } from '#data/dibuka.ts';

/** Remembers the record whose page this is: its address names it. Lists and forms of something new name none. */
export function useOpenedRecord(judul: string, kode: string | null): void {
  const { actor } = useOrang();
  const { pathname, search } = useLocation();
  const uuid = new URLSearchParams(search).get('uuid');
  useEffect(() => {
    if (uuid !== null) catatDibuka(actor.uuid, { uuid, judul, kode, alamat: `${pathname}?uuid=${uuid}` });
  }, [actor.uuid, uuid, judul, kode, pathname]);
}
