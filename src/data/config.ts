import { useMemo } from 'react';
import { useAplikasi } from './app.ts';
import { konfigurasiTersimpan, type Konfigurasi } from './konfigurasi.ts';
import { useBaca } from './use-baca.ts';

const bawaan: Konfigurasi = {
  appName: 'Mejalab',
  institutionName: '',
  institutionAddress: '',
  institutionCity: '',
  timeZone: 'WIB',
  institutionDomains: [],
  consumerDomains: [],
  rekening: { namaBank: '', noRekening: '', namaPemilik: '' },
  meterai: false,
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

/** What the institution says on every paper (look.md); the same object until one of it changes. */
export function useKopInstitusi() {
  const { appName, institutionName, institutionAddress, institutionCity } = useKonfigurasi();
  return useMemo(
    () => ({ appName, institutionName, institutionAddress, institutionCity }),
    [appName, institutionName, institutionAddress, institutionCity],
  );
}
