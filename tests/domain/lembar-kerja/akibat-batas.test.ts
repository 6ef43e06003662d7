import { expect, test } from 'vitest';
import { akibatBatas } from '#domain/lembar-kerja/akibat-batas.ts';
import { BatasSchema } from '#domain/lembar-kerja/schema.ts';

type Kasus = [
  sisi: 'bawah' | 'atas',
  ujung: { nilai: string; termasuk?: boolean },
  lain: { bulat?: 'desimal' | 'angkaPenting'; cara?: 'setengahKeAtas' | 'setengahKeGenap' | 'bam' },
  kalimat: string | null,
];

test.each<Kasus>([
  ['atas', { nilai: '10' }, {}, 'Dibulatkan ke 0 desimal: 10,4 memenuhi, 10,5 tidak.'],
  ['atas', { nilai: '10,0' }, {}, 'Dibulatkan ke 1 desimal: 10,04 memenuhi, 10,05 tidak.'],
  ['atas', { nilai: '10', termasuk: false }, {}, 'Dibulatkan ke 0 desimal: 9,4 memenuhi, 9,5 tidak.'],
  [
    'atas',
    { nilai: '10' },
    { cara: 'setengahKeGenap' },
    'Dibulatkan ke 0 desimal: 10,5 memenuhi, 10,6 tidak.',
  ],
  // BAM's rule is one of writing counts.
  ['atas', { nilai: '10' }, { cara: 'bam' }, 'Dibulatkan ke 0 desimal: 10,4 memenuhi, 10,5 tidak.'],
  ['bawah', { nilai: '98,0' }, {}, 'Dibulatkan ke 1 desimal: 97,95 memenuhi, 97,94 tidak.'],
  ['bawah', { nilai: '98,0', termasuk: false }, {}, 'Dibulatkan ke 1 desimal: 98,05 memenuhi, 98,04 tidak.'],
  // A European limit: 100,0 has four figures, and so has what is compared with it.
  [
    'bawah',
    { nilai: '98,0' },
    { bulat: 'angkaPenting' },
    'Dibulatkan ke 3 angka penting: 97,95 memenuhi, 97,94 tidak.',
  ],
  ['atas', { nilai: 'sepuluh' }, {}, null],
])(
  '[BEYOND-04] a limit typed as %s %j (%j) says what it leads to',
  (sisi, ujung, { bulat, cara }, kalimat) => {
    const batas = BatasSchema.parse({ kunci: 'b', nama: 'Batas', [sisi]: ujung, bulat });
    expect(akibatBatas(batas, cara ?? 'setengahKeAtas', sisi)).toBe(kalimat);
  },
);

test('[BEYOND-04] of a narrow range each end speaks for itself', () => {
  const batas = BatasSchema.parse({
    kunci: 'b',
    nama: 'Batas',
    bawah: { nilai: '9,8' },
    atas: { nilai: '10' },
  });
  expect((['bawah', 'atas'] as const).map((sisi) => akibatBatas(batas, 'setengahKeAtas', sisi))).toEqual([
    'Dibulatkan ke 1 desimal: 9,75 memenuhi, 9,74 tidak.',
    'Dibulatkan ke 0 desimal: 10,4 memenuhi, 10,5 tidak.',
  ]);
});
