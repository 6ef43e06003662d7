import { useCallback, useEffect, useState } from 'react';

/** What the browser says of this site's storage; null where it does not say. */
export type Penyimpanan = {
  /** Whether the browser promises not to clear it when space runs short. */
  dijaga: boolean | null;
  terpakai: number | null;
  kuota: number | null;
};

/** Asks the browser to keep this site's storage when space runs short. Null where it cannot be asked. */
export async function mintaDijaga(): Promise<boolean | null> {
  // Absent outside secure contexts and in old browsers.
  return (await navigator.storage?.persist?.()) ?? null;
}

async function bacaPenyimpanan(): Promise<Penyimpanan> {
  const [dijaga, estimate] = await Promise.all([
    navigator.storage?.persisted?.(),
    navigator.storage?.estimate?.(),
  ]);
  return { dijaga: dijaga ?? null, terpakai: estimate?.usage ?? null, kuota: estimate?.quota ?? null };
}

/** The state of this device's storage, and the way to ask for a better one. Undefined while it is read. */
export function usePenyimpanan(): {
  penyimpanan: Penyimpanan | undefined;
  minta: () => Promise<boolean | null>;
} {
  const [penyimpanan, setPenyimpanan] = useState<Penyimpanan>();
  useEffect(() => {
    let here = true;
    void bacaPenyimpanan().then((read) => here && setPenyimpanan(read));
    return () => {
      here = false;
    };
  }, []);
  const minta = useCallback(async () => {
    const given = await mintaDijaga();
    setPenyimpanan(await bacaPenyimpanan());
    return given;
  }, []);
  return { penyimpanan, minta };
}
