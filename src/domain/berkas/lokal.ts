import type { z } from 'zod';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import type { BerkasSchema } from './schema.ts';

/** A file that is only on this device; once it has gone up, its call gives it like any other. */
export function berkasLokal(
  call: 'file' | 'file-test' | 'file-invoice',
  { sha256, name }: { sha256: string; name: string },
  { files = [] }: TulisanTertunda,
): z.output<typeof BerkasSchema> {
  const tahu = files.find((file) => file.sha256 === sha256);
  return { url: `${call}?url=${sha256}`, sha256, size: tahu?.size ?? 0, mime: tahu?.mime ?? '', name };
}
