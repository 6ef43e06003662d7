import { expect, it } from 'vitest';
import { perluDilihat } from '#domain/pengujian/biasa.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujian } from '#tests/support/contoh/pengujian.ts';

const diminta = (catatan: string | null): Pengujian['history'][number] => ({
  uuid: crypto.randomUUID(),
  catatan,
  createdAt: '2026-11-20T03:00:00.000Z',
  user: { uuid: '0195c000-0000-7000-8000-000000000011', nama: 'Admin' },
  statusSubmission: { kdStatusPengajuan: 2, statusPengajuan: '', prosesSelanjutnya: '' },
});

/** Its first sample, or the first parameter of that, at another code. */
const sampelPada = (kode: number) => ({
  sample: [{ ...pengujian().sample[0]!, idPengujianStatusSampel: kode }],
});
function parameterPada(kode: number): Partial<Pengujian> {
  const [sampel] = pengujian().sample;
  const [satu, dua] = sampel!.parameter;
  const status = { kdStatusSampelParameter: kode, statusSampelParameter: '' };
  return { sample: [{ ...sampel!, parameter: [{ ...satu!, status }, dua!] }] };
}

it.each<[string, Partial<Pengujian>, string | null]>([
  ['that Admin has passed on without a word', { history: [diminta(null)] }, null],
  ['of which Admin approved a part already', parameterPada(3), null],
  ['whose sample is still to come', sampelPada(1), null],
  ['with a question of Admin', { history: [diminta('Apakah alatnya siap?')] }, 'ada pertanyaan Admin'],
  ['whose question was asked of another head before', { history: [diminta('Apa?'), diminta(null)] }, null],
  ['with a note of its registrant', { catatanTambahan: 'Mohon cepat' }, 'ada catatan pendaftar'],
  ['with a sample that is not as it should be', sampelPada(3), 'ada sampel yang tidak sesuai'],
  ['of which Admin turned down a part', parameterPada(4), 'ada parameter yang ditolak Admin'],
])('a submission %s', (_apa, over, apa) => {
  expect(perluDilihat(pengujian(over))).toBe(apa);
});
