import { describe, expect, test } from 'vitest';
import { hasilGalatWa } from '#server/modules/kabar/whatsapp/galat.ts';
import { pesanWhatsapp, templatMeta } from '#server/modules/kabar/whatsapp/isi.ts';
import type { Pesan } from '#server/modules/kabar/kanal.ts';

const semua = templatMeta('https://lab.kampus.example');
const bagian = ({ components: [badan, kaki, tombol] }: (typeof semua)[number]) => ({
  badan: badan!.text!,
  contoh: badan!.example!.body_text[0]!,
  kaki: kaki!.text!,
  tombol: tombol!.buttons![0]!,
});

describe('[BEYOND-43] the templates are as Meta takes them', () => {
  test.each(semua.map((satu) => [satu.name, satu] as const))('%s', (name, satu) => {
    expect(name).toMatch(/^[a-z0-9_]{1,512}$/);
    expect([satu.category, satu.language]).toEqual(['UTILITY', 'id']);
    const { badan, contoh, kaki, tombol } = bagian(satu);
    const nomor = [...badan.matchAll(/\{\{(\d+)\}\}/g)].map(([, ke]) => Number(ke));
    expect(nomor).toEqual(contoh.map((_, ke) => ke + 1));
    // Neither at its beginning nor at its end, none beside another, and words enough around them.
    expect(badan).not.toMatch(/^\{\{|\}\}\W*$|\}\}\s*\{\{/);
    expect(badan.replaceAll(/\{\{\d+\}\}/g, '').split(/\s+/).length).toBeGreaterThan(2 * nomor.length + 1);
    expect(badan.length).toBeLessThan(600);
    expect(kaki.length).toBeLessThanOrEqual(60);
    expect(kaki).toContain('BERHENTI');
    expect(tombol.text.length).toBeLessThanOrEqual(25);
    expect(tombol.url).toMatch(/^https:\/\/lab\.kampus\.example\/kabar(\/\{\{1\}\})?$/);
    expect('example' in tombol).toBe(tombol.url.includes('{{'));
  });

  test('no two go by one name', () => {
    expect(new Set(semua.map(({ name }) => name)).size).toBe(semua.length);
  });
});

test('[BEYOND-43] what is put in lies on one line, whatever a name was written like', () => {
  const kabar = {
    uuid: '019aa3c0-7a10-7000-8000-000000000001',
    kalimat: 'Akun Anda disetujui.',
    perihal: 'Sari',
  };
  const pesan: Pesan = {
    id: kabar.uuid,
    kepada: { uuid: kabar.uuid, nama: ' Sari\n\tdan     Budi ', tujuan: '', alamat: '+6281234567890' },
    cara: 'segera',
    isi: [{ ...kabar, jenis: 'perubahan' }],
    lama: [],
    tokenBerhenti: '',
  };
  const { to, template } = pesanWhatsapp(pesan);
  expect(to).toBe('6281234567890');
  expect(template.components.flatMap(({ parameters }) => parameters.map(({ text }) => text))).toEqual([
    'Sari dan Budi',
    // Without a number, as what it is about has none.
    'Akun Anda disetujui',
    kabar.uuid,
  ]);
});

describe('[BEYOND-43] whose fault a refusal is', () => {
  test.each([
    [131026, 'alamat', undefined],
    [131021, 'alamat', undefined],
    [131050, 'alamat', undefined],
    [131047, 'tetap', undefined],
    [131049, 'tetap', undefined],
    [132005, 'tetap', undefined],
    [132018, 'tetap', undefined],
    // Templates that are not there, not approved, stopped: an operator puts it right, and another one may go.
    [132000, 'ulang', false],
    [132001, 'ulang', false],
    [132015, 'ulang', false],
    [131056, 'ulang', false],
    [999999, 'ulang', false],
    [190, 'ulang', true],
    [230, 'ulang', true],
    [368, 'ulang', true],
    [130429, 'ulang', true],
    [131042, 'ulang', true],
  ])('%i means %s', (code, hasil, putus) => {
    expect(hasilGalatWa({ code })).toMatchObject(putus === undefined ? { hasil } : { hasil, putus });
  });

  test('it is told in our words, and then in its own', () => {
    const error_data = { details: 'Rate limit hit' };
    expect(hasilGalatWa({ code: 130429, message: '(#130429)', error_data })).toMatchObject({
      galat: 'WhatsApp menolak kiriman kita (130429): Rate limit hit',
    });
  });
});
