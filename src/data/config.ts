import type { OutputOf } from '#domain/core/endpoint.ts';
import type { umumApi } from '#domain/umum/endpoints.ts';
import { panggilanKonfigurasi } from '#domain/umum/panggilan.ts';
import { useMemo } from 'react';
import { useAplikasi } from './app.ts';
import type { Klien } from './client.ts';
import type { PerangkatDb } from './db.ts';
import { useBaca } from './use-baca.ts';

export type Konfigurasi = OutputOf<typeof umumApi.config>;

const bawaan: Konfigurasi = {
  appName: 'Mejalab',
  institutionName: '',
  institutionAddress: '',
  institutionDomains: [],
  consumerDomains: [],
  rekening: { namaBank: '', noRekening: '', namaPemilik: '' },
};

/** Asks the server what this installation calls itself, and keeps it for work without a network. */
export async function muatKonfigurasi(perangkat: PerangkatDb, klien: Klien): Promise<void> {
  const { data } = await klien.panggil<typeof umumApi.config>(panggilanKonfigurasi);
  await perangkat.nilai.put({ kunci: 'konfigurasi', nilai: data });
}

/** Names and domains of this installation, as last heard. */
export function useKonfigurasi(): Konfigurasi {
  const { perangkat } = useAplikasi();
  const kept = useBaca(
    async () => (await perangkat.nilai.get('konfigurasi'))?.nilai as Partial<Konfigurasi> | undefined,
    [perangkat],
  );
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
