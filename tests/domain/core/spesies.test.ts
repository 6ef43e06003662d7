import { expect, it } from 'vitest';
import { rentangSpesies } from '#domain/core/spesies.ts';

const miring = (text: string) => rentangSpesies(text).map(({ awal, akhir }) => text.slice(awal, akhir));

it.each([
  ['Escherichia coli', ['Escherichia coli']],
  ['Cemaran E. coli dan S. aureus (ATCC 6538)', ['E. coli', 'S. aureus']],
  ['Salmonella spp. negatif, Vibrio sp. negatif', ['Salmonella', 'Vibrio']],
  ['Salmonella negatif per 25 g', ['Salmonella']],
  ['Salmonella typhimurium, Salmonella typhi', ['Salmonella typhimurium', 'Salmonella typhi']],
  ['Candida albicans; Candida spp.', ['Candida albicans', 'Candida']],
  ['ekstrak rimpang Curcuma longa L.', ['Curcuma longa']],
  ['Zingiber officinale var. rubrum Theilade', ['Zingiber officinale', 'rubrum']],
  ['bunga Hibiscus rosa-sinensis', ['Hibiscus rosa-sinensis']],
  ['Pseudomonas aeruginosa/Aspergillus brasiliensis', ['Pseudomonas aeruginosa', 'Aspergillus brasiliensis']],
])('%s', (text, nama) => {
  expect(miring(text)).toEqual(nama);
});

it.each([
  'Maria Candida',
  'dr. Rosa Melaleuca, M.Sc.',
  'Angka kapang khamir',
  'Escherichiacoli, coli, E. colibri',
  'Kadar parasetamol, metode A. Niger',
  'curcuma longa',
])('has no name that slopes: %s', (text) => {
  expect(miring(text)).toEqual([]);
});
