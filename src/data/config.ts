import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import { useLiveQuery } from 'dexie-react-hooks';
import { useAplikasi } from './app.ts';
import type { Klien } from './client.ts';
import type { PerangkatDb } from './db.ts';

const KonfigurasiSchema = z.object({
  appName: z.string(),
  institutionName: z.string(),
  institutionDomains: z.array(z.string()),
  consumerDomains: z.array(z.string()),
});
export type Konfigurasi = z.output<typeof KonfigurasiSchema>;

const configEndpoint = endpoint({
  method: 'GET',
  path: '/config',
  summary: 'Nama dan domain pemasangan ini',
  roles: 'publik',
  scope: 'semua',
  offline: 'cached',
  output: KonfigurasiSchema,
  success: { status: 200, info: 'Konfigurasi' },
});

const bawaan: Konfigurasi = {
  appName: 'Mejalab',
  institutionName: '',
  institutionDomains: [],
  consumerDomains: [],
};

/** Asks the server what this installation calls itself, and keeps it for work without a network. */
export async function muatKonfigurasi(perangkat: PerangkatDb, klien: Klien): Promise<void> {
  const { data } = await klien.panggil(configEndpoint);
  await perangkat.nilai.put({ kunci: 'konfigurasi', nilai: KonfigurasiSchema.parse(data) });
}

/** Names and domains of this installation, as last heard. */
export function useKonfigurasi(): Konfigurasi {
  const { perangkat } = useAplikasi();
  const kept = useLiveQuery(
    async () => (await perangkat.nilai.get('konfigurasi'))?.nilai as Konfigurasi | undefined,
    [perangkat],
  );
  return kept ?? bawaan;
}
