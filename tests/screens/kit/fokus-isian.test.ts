import { afterEach, expect, it, vi } from 'vitest';
import { focusField } from '#kit/field/focus-field.ts';

/** As much of a text field as is asked of it. */
class Isian {
  terpilih = false;
  matches = () => true;
  getAttribute = () => null;
  scrollIntoView = () => undefined;
  focus = () => undefined;
  select = () => {
    this.terpilih = true;
  };
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['leaves what was typed as it is', {}, false],
  ['offers what was only copied to be typed over', { replace: true }, true],
])('a field that gets the cursor %s', (_apa, options, terpilih) => {
  const isian = new Isian();
  vi.stubGlobal('HTMLInputElement', Isian);
  vi.stubGlobal('document', { getElementById: () => isian });
  focusField('nama', options);
  expect(isian.terpilih).toBe(terpilih);
});
