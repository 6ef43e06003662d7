import { expect, it } from 'vitest';
import { perluDilihatPenelitian } from '#domain/penelitian/biasa.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { Jadwal } from '#domain/penggunaan/schema.ts';
import { berkas } from '#tests/support/contoh/pengujian.ts';
import { direncanakan, jadwal, penelitian } from '#tests/support/contoh/penelitian.ts';

const kckt = { researchLabInstrument: [direncanakan(5, 'KCKT')] };

it.each<[string, Partial<Penelitian>, Jadwal[], string | null]>([
  ['whose time begins today', {}, [], null],
  ['whose instrument is free', kckt, [jadwal({ idInstrumen: 6 })], null],
  ['that plans none of what is taken', {}, [jadwal()], null],
  ['with the papers of every other', { fileSertifikatPelatihan: berkas() }, [], null],
  ['whose time has begun', { tglMulai: '2026-11-19' }, [], 'tanggal mulainya sudah lewat'],
  ['whose instrument somebody has then', kckt, [jadwal()], 'instrumennya terpakai pada waktu itu'],
  ['with a proposal', { fileProposal: berkas() }, [], 'ada proposal untuk dibaca'],
])('a research %s', (_apa, over, terpakai, apa) => {
  expect(perluDilihatPenelitian(penelitian(1, over), terpakai, '2026-11-20')).toBe(apa);
});
