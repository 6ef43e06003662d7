import { expect, test } from 'vitest';
import { berkasDalam } from '#data/berkas-tulisan.ts';
import { bodyOfPhotos, newPhoto, photosOf, turned, type Look } from '#kit/photo/photo.ts';

const berkas = (huruf: string) => ({ sha256: huruf.repeat(64), name: `${huruf}.jpg` });

test('[BEYOND-20] a quarter to the right takes what is drawn over the photo along; four are none', () => {
  const panah = { kind: 'arrow', color: 'merah', from: [0, 0], to: [0.25, 0.5] } as const;
  const look: Look = { turns: 0, marks: [panah] };
  // What was the left upper corner is the right upper one.
  expect(turned(look)).toEqual({ turns: 1, marks: [{ ...panah, from: [1, 0], to: [0.5, 0.25] }] });
  expect([1, 2, 3, 4].reduce(turned, look)).toEqual(look);
});

test('[BEYOND-19] a draft keeps a photo and what it was made of; what was sent comes back as it was', () => {
  const satu = { ...newPhoto(berkas('a')), file: berkas('b'), caption: 'Krus' };
  expect(berkasDalam({ foto: [satu] })).toEqual([berkas('b'), berkas('a')]);
  expect(photosOf([satu])).toEqual([satu]);
  const body = bodyOfPhotos([satu], 'w1.2');
  expect(body).toEqual([{ uuid: satu.kunci, keterangan: 'Krus', sel: 'w1.2', fileFoto: berkas('b') }]);
  expect(bodyOfPhotos(photosOf(body), 'w1.2')).toEqual(body);
  expect(photosOf(undefined)).toEqual([]);
});
