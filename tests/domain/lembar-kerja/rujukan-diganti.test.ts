import { describe, expect, test } from 'vitest';
import { rujukanDiganti } from '#domain/lembar-kerja/rujukan-diganti.ts';

const data = (uuid: string, digantiOleh: string | null = null) => ({ uuid, digantiOleh });

describe('[BEYOND-09] references of a sheet to shared data that were replaced', () => {
  test('are none while what it refers to is in force', () => {
    expect(rujukanDiganti({ baku: 'a', blangko: 'b' }, [data('a'), data('b')])).toEqual([]);
  });

  test('name what was replaced and what is in force now, however often it was corrected', () => {
    const semua = [data('a', 'b'), data('b', 'c'), data('c'), data('x')];
    expect(rujukanDiganti({ baku: 'a', blangko: 'x' }, semua)).toEqual([
      { nama: 'baku', data: semua[0], kini: 'c' },
    ]);
    expect(rujukanDiganti({ baku: 'b' }, semua)).toMatchObject([{ kini: 'c' }]);
  });

  test('are told also where the device has not got what took their place', () => {
    expect(rujukanDiganti({ baku: 'a' }, [data('a', 'b')])).toMatchObject([{ nama: 'baku', kini: 'b' }]);
  });

  test('say nothing of what the device does not have at all', () => {
    expect(rujukanDiganti({ baku: 'a' }, [])).toEqual([]);
  });
});
