import { describe, expect, it } from 'vitest';
import { hasMovedOn, type Version, type AlsoChanged } from '#kit/form/opened-version.ts';
import { AlsoChangedNotice, type PlainValue } from '#kit/form/VersionNotice.tsx';
import { markup, wordsOf } from '#tests/support/tulisan.tsx';

const dibuka: Version = { rev: '7', tertunda: ['a', 'b'], tanda: 'x' };

describe('a record under an open decision', () => {
  it('has not moved on while nothing changes', () => {
    expect(hasMovedOn(dibuka, { ...dibuka })).toBe(false);
  });

  it('[GAP-68] has moved on when what the decision is about changed', () => {
    expect(hasMovedOn(dibuka, { ...dibuka, rev: '8', tanda: 'y' })).toBe(true);
  });

  it('[GAP-68] has moved on at a new revision that no own write explains', () => {
    expect(hasMovedOn(dibuka, { ...dibuka, rev: '8' })).toBe(true);
  });

  it('has not moved on when the server only confirmed what the form already showed', () => {
    expect(hasMovedOn(dibuka, { rev: '9', tertunda: [], tanda: 'x' })).toBe(false);
    expect(hasMovedOn(dibuka, { rev: '8', tertunda: ['b'], tanda: 'x' })).toBe(false);
  });

  it('has moved on when an own write was refused: the form showed what is not there', () => {
    expect(hasMovedOn(dibuka, { rev: '7', tertunda: [], tanda: 'tanpa a dan b' })).toBe(true);
  });
});

describe('what saving would replace of somebody else', () => {
  const notice = (different: readonly AlsoChanged[], plain?: PlainValue) =>
    wordsOf(
      markup(
        <AlsoChangedNotice
          different={different}
          labels={{ nama: 'Nama', harga: 'Harga', persen: 'Pembagian', metode: 'Metode' }}
          plain={plain}
        />,
      ),
    );

  it('is told field by field, with what stands there now where it can be said', () => {
    const different = [
      { name: 'nama', now: 'Metanol p.a.' },
      { name: 'metode', now: '' },
      { name: 'persen', now: { 1: 20 } },
      { name: 'tanpaLabel', now: 1 },
    ];
    expect(notice(different)).toContain(
      'Nama kini Metanol p.a.; Metode kini kosong; Pembagian juga berubah. Yang Anda simpan menggantikannya.',
    );
    expect(notice([{ name: 'harga', now: 550 }], () => 'Rp 550')).toContain('Harga kini Rp 550');
  });

  it('is not spoken of where there is nothing, or nothing that is seen on the form', () => {
    expect(notice([])).toBe('');
    expect(notice([{ name: 'tanpaLabel', now: 1 }])).toBe('');
  });
});
