import { expect, test } from 'vitest';
import { bacaKalender } from '#data/kalender.ts';
import { sumberPer } from '#data/use-baca.ts';
import { perangkatSendiri } from './meja.ts';

const buka = perangkatSendiri();
const libur = (kode: number) => ({
  uuid: `hari-libur:${kode}`,
  jenis: 'hari-libur',
  kode,
  nama: 'Libur',
  induk: null,
  urutan: 1,
  generasi: 1,
});

test('[BEYOND-29] what every row of a list shows is read once for all of them, follows what changes, and ends with the last of them', async () => {
  const { db } = await buka();
  await db.acuan.put(libur(20260817));
  const dibaca: number[] = [];
  const sumber = sumberPer(async (yang: typeof db) => {
    const kalender = await bacaKalender(yang);
    dibaca.push(kalender(7).tutup.size);
    return kalender;
  });
  const terbaca = async (berapa: number) => {
    await expect.poll(() => dibaca.length).toBe(berapa);
  };
  let kabar = 0;
  const berhenti = Array.from({ length: 16 }, () => sumber(db).subscribe(() => (kabar += 1)));
  await terbaca(1);
  await expect.poll(() => kabar).toBe(16);
  expect(sumber(db).sekarang()?.(7)).toBe(sumber(db).sekarang()?.(7));

  await db.acuan.put(libur(20261225));
  await terbaca(2);
  expect(dibaca).toEqual([1, 2]);

  for (const satu of berhenti) satu();
  expect(sumber(db).sekarang()).toBeUndefined();
  await db.acuan.put(libur(20270101));
  await db.acuan.count();
  expect(dibaca).toEqual([1, 2]);
  sumber(db).subscribe(() => undefined);
  await terbaca(3);
  expect(dibaca).toEqual([1, 2, 3]);
});
