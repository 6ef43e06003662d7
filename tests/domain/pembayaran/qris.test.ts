import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bacaBagian, crc16, namaMerchant, qrisSebesar, salahQris } from '#domain/pembayaran/qris.ts';
import { qrisContoh } from '#tests/support/contoh/qris.ts';

/** The example of EMVCo's own specification of merchant-presented codes; its lengths count characters, its CRC bytes. */
const emvco =
  '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A';
/** The README of phannaly/emv-qr-code. */
const phannaly =
  '00020101021252044131153137210116372101160123456789ABCDE6010Phnom Penh5913Merchant Shop5802KH540510.005303840622501081234567802090124444446304A0BA';
/** The README of misterdevs/qris-parser: a QRIS whose CRC is none. */
const misterdevs =
  '00020101021126610014COM.GO-JEK.WWW01189360091234285490450210G6285936550303UMI51440014ID.CO.QRIS.WWW0215ID10253801632580303UMI5204504553033605802ID5910Misterdevs6007JAKARTA61051234562070703A016304M2B3';

describe('[PAY-30] the check of a QR code for payments', () => {
  it.each([
    ['123456789', '29B1'],
    [emvco.slice(0, -4), 'A13A'],
    [phannaly.slice(0, -4), 'A0BA'],
    [qrisContoh.slice(0, -4), qrisContoh.slice(-4)],
  ])('is the one published for %s', (teks, crc) => expect(crc16(teks)).toBe(crc));

  test('sees any one figure or letter that was typed wrong', () => {
    const huruf = fc.integer({ min: 32, max: 126 }).map((kode) => String.fromCharCode(kode));
    const ketikan = fc.tuple(fc.string({ unit: huruf }), huruf, fc.string({ unit: huruf }), huruf);
    fc.assert(
      fc.property(ketikan, ([awal, benar, akhir, keliru]) => {
        fc.pre(benar !== keliru);
        expect(crc16(awal + benar + akhir)).not.toBe(crc16(awal + keliru + akhir));
      }),
    );
  });
});

describe('[PAY-30] its fields', () => {
  it('are read one after the other', () => {
    expect(bacaBagian(emvco)!.map(({ id }) => id)).toEqual(
      '00 01 29 31 52 58 59 60 64 54 53 55 62 91 63'.split(' '),
    );
    expect(bacaBagian(qrisContoh)!.find(({ id }) => id === '60')).toEqual({
      id: '60',
      nilai: 'JAKARTA SELATAN',
    });
  });

  it('are none where a length does not come out', () => {
    for (const teks of [qrisContoh.slice(0, -1), `${qrisContoh}1`, 'bukan QRIS', '000x01'])
      expect(bacaBagian(teks)).toBeNull();
  });
});

const sah = (teks: string) => crc16(teks.slice(0, -4)) === teks.slice(-4);
const dengan = (lama: string, baru: string) => {
  const isi = qrisContoh.slice(0, -4).replace(lama, baru);
  return isi + crc16(isi);
};

describe('[PAY-30] a static QRIS', () => {
  it.each([
    ['a check that is none', misterdevs, 'memiliki CRC yang tidak cocok'],
    ['a figure typed wrong', qrisContoh.replace('0566750', '0566751'), 'memiliki CRC yang tidak cocok'],
    ['half of one', qrisContoh.slice(0, 80), 'bukan string QRIS yang utuh'],
    ['nothing', '', 'bukan string QRIS yang utuh'],
    [
      'a check that is not last',
      dengan('5802ID', '5802ID63041234').slice(0, -8),
      'bukan string QRIS yang utuh',
    ],
    ['a dynamic one', dengan('010211', '010212'), 'bukan QRIS statis rupiah'],
    ['another currency', dengan('5303360', '5303840'), 'bukan QRIS statis rupiah'],
    ['another country', dengan('5802ID', '5802SG'), 'bukan QRIS statis rupiah'],
    ['one with a sum', dengan('5802ID', '54041000' + '5802ID'), 'sudah memuat nominal'],
  ])('%s', (_apa, teks, kata) => {
    expect(salahQris(teks) ?? '').toContain(kata);
  });

  it('is whole where it was published so', () => expect(salahQris(qrisContoh)).toBeNull());

  it('names whom it pays', () => expect(namaMerchant(qrisContoh)).toBe('Scalify Panel, Digital & '));

  it('asks for a sum before the country, in whole rupiah, and is dynamic', () => {
    const isi = qrisSebesar(qrisContoh, 1_234_000);
    expect(isi).toContain('5303360540712340005802ID');
    expect(isi.startsWith('000201010212')).toBe(true);
    expect(sah(isi)).toBe(true);
  });

  test('keeps everything else of any merchant, whatever the sum', () => {
    const teks = fc.string({
      minLength: 1,
      maxLength: 25,
      unit: fc.constantFrom(...'ABCdef 0123&,.é'.split('')),
    });
    const lapang = fc.record({
      nama: teks,
      kota: teks,
      tambahan: teks,
      rupiah: fc.integer({ min: 1, max: 1e13 }),
    });
    const tulis = (id: string, nilai: string) => `${id}${String(nilai.length).padStart(2, '0')}${nilai}`;
    fc.assert(
      fc.property(lapang, ({ nama, kota, tambahan, rupiah }) => {
        const tanpa = [
          ['00', '01'],
          ['01', '11'],
          ['26', tulis('00', 'ID.CO.CONTOH.WWW') + tulis('01', tambahan)],
          ['52', '8220'],
          ['53', '360'],
          ['58', 'ID'],
          ['59', nama],
          ['60', kota],
        ];
        const isi = `${tanpa.map(([id, nilai]) => tulis(id!, nilai!)).join('')}6304`;
        const statis = isi + crc16(isi);
        expect(salahQris(statis)).toBeNull();
        expect(namaMerchant(statis)).toBe(nama);
        const dinamis = qrisSebesar(statis, rupiah);
        expect(sah(dinamis)).toBe(true);
        const bagian = bacaBagian(dinamis)!;
        const semua = [
          ['00', '01'],
          ['01', '12'],
          ...tanpa.slice(2, 5),
          ['54', String(rupiah)],
          ...tanpa.slice(5),
        ];
        expect(bagian.slice(0, -1)).toEqual(semua.map(([id, nilai]) => ({ id, nilai })));
      }),
    );
  });
});
