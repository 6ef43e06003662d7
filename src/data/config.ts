import { useMemo } from 'react';
import { useAplikasi } from './app.ts';
import { konfigurasiTersimpan, type Konfigurasi } from './konfigurasi.ts';
import { useBaca } from './use-baca.ts';

const bawaan: Konfigurasi = {
  appName: 'Mejalab',
  institutionName: '',
  institutionAddress: '',
  institutionDomains: [],
  consumerDomains: [],
  rekening: { namaBank: '', noRekening: '', namaPemilik: '' },
  qrisStatis: null,
  catatanPajak: '',
};

/** Names and domains of this installation, as last heard. */
export function useKonfigurasi(): Konfigurasi {
  const { perangkat } = useAplikasi();
  const kept = useBaca(() => konfigurasiTersimpan(perangkat), [perangkat]);
  // A device that heard it from an older server lacks what is new.
  return { ...bawaan, ...kept };
}

/** What stands at the head of every paper beside its laboratory (look.md); the same object until one of them changes. */
export function useKop(): Pick<Konfigurasi, 'appName' | 'institutionName' | 'institutionAddress'> {
  const { appName, institutionName, institutionAddress } = useKonfigurasi();
  return useMemo(
    () => ({ appName, institutionName, institutionAddress }),
    [appName, institutionName, institutionAddress],
  );
}
