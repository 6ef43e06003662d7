import { useEffect, useEffectEvent, useState } from 'react';
import { useDebouncedCallback } from '@mantine/hooks';
import { akunApi } from '#domain/akun/endpoints.ts';
import type { IsianProfil } from '#domain/akun/rules.ts';
import { callName } from '#domain/core/endpoint.ts';
import type { OrangDb } from '#data/db.ts';
import { bacaDraf, hapusDraf, kunciDraf, simpanDraf } from '#data/drafts.ts';

const pokok = { call: callName(akunApi.create), record: null, label: 'Isi data diri' };
const kunci = kunciDraf(pokok.call, pokok.record);

export type DrafProfil = {
  /** What was typed, to be kept; the device has it a moment later. */
  ketik: (isian: IsianProfil) => void;
  /** It has reached the server. */
  buang: () => Promise<void>;
  /** The device does not keep it. */
  gagal: boolean;
};

/**
 * What is typed into the first profile is kept on the device and found again after a reload, a lost session or a sign-out
 * (GAP-162), under the person who typed it. Other drafts hang on the engine, which whoever is not let in yet has none of.
 */
export function useDrafProfil(db: OrangDb, onAda: (isian: Partial<IsianProfil>) => void): DrafProfil {
  const [gagal, setGagal] = useState(false);
  const ada = useEffectEvent(onAda);
  useEffect(() => {
    let here = true;
    bacaDraf(db, kunci).then(
      (draf) => here && draf && ada(draf.isi),
      () => here && setGagal(true),
    );
    return () => {
      here = false;
    };
  }, [db]);
  const simpan = useDebouncedCallback(
    (isian: IsianProfil) =>
      void simpanDraf(db, pokok, isian, Date.now()).then(
        () => setGagal(false),
        () => setGagal(true),
      ),
    { delay: 300, flushOnUnmount: true },
  );
  return {
    ketik: simpan,
    buang: () => {
      simpan.cancel();
      return hapusDraf(db, kunci);
    },
    gagal,
  };
}
