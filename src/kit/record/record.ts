import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useOrang } from '#data/app.ts';
import { bacaIngatan, ingat, lupakan } from '#data/ingatan.ts';

/**
 * The record a page is about: named by ?uuid=, or the one opened last from that list on this device (LIST-10). Null
 * while the page goes back to its list because there is neither (LIST-11).
 */
export function useRekaman(listPath: string): string | null {
  const userId = useOrang().actor.uuid;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const named = params.get('uuid');
  const kunci = `rekaman:${listPath}`;
  const uuid = named ?? bacaIngatan<string>(userId, kunci);
  useEffect(() => {
    if (named) ingat(userId, kunci, named);
    else if (!uuid) void navigate(listPath, { replace: true });
  }, [userId, kunci, named, uuid, navigate, listPath]);
  return uuid;
}

/** Goes back to the list and forgets which record was open (PAY-06). */
export function useLeaveRekaman(listPath: string): () => void {
  const userId = useOrang().actor.uuid;
  const navigate = useNavigate();
  return () => {
    lupakan(userId, `rekaman:${listPath}`);
    void navigate(listPath);
  };
}

export type Mode = 'detail' | 'edit';

/** 'edit' when the {page} part of the address is or ends with it, else detail (LIST-12). */
export function useMode(): Mode {
  return useParams()['page']?.endsWith('edit') ? 'edit' : 'detail';
}
