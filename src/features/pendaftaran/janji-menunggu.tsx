import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import { berjanji } from '#domain/tables/berjanji.ts';
import { JanjiBaris } from './JanjiBadge.tsx';

/** By when a submission is promised, where it is one of a few that wait. */
export const janjiMenunggu = (data: Penelitian | PengujianRingkas) => (
  <JanjiBaris {...data} berlaku={berjanji(data)} />
);
