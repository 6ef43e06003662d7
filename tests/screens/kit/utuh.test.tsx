import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Callout } from '#kit/text/Callout.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { Timeline } from '#kit/text/Timeline.tsx';
import { whole } from '#kit/text/whole.tsx';

/** What stays in one piece at the end of a line. */
const utuh = (html: string) =>
  [...html.matchAll(/<span class="mj-nomor">(.*?)<\/span>/g)].map(([, kata]) => kata);
const teks = (html: string) => html.replaceAll(/<[^>]*>/g, '');
const tulis = (kata: string) => renderToStaticMarkup(<>{whole(kata)}</>);

describe('running text', () => {
  it.each([
    ['U-2611-0007 · Simplisia daun salam', ['U-2611-0007']],
    ['INV/PN/2026/00042 (Rp 15.200): Terbayar lunas.', ['INV/PN/2026/00042', 'Rp 15.200']],
    [
      'LHU 0004/LHU-KF/2026 akan terbit menggantikan 0003/LHU-KF/2026.',
      ['0004/LHU-KF/2026', '0003/LHU-KF/2026'],
    ],
    ['Nominal transfer kurang Rp 800.', ['Rp 800']],
    ['Spektrofotometer UV-Vis, NIP/NIK, 8.00-9.00 atau ya/tidak', []],
  ])('keeps its numbers and sums in one piece: %s', (kata, bagian) => {
    expect(utuh(tulis(kata))).toEqual(bagian);
    expect(teks(tulis(kata))).toBe(kata);
  });

  it('is what facts, notices and histories say', () => {
    const html = renderToStaticMarkup(
      <>
        <Callout tone="info" title="Bayar U-2611-0001">
          Lalu U-2611-0002.
        </Callout>
        <FactList facts={[{ label: 'Menggantikan', value: 'Untuk U-2611-0003' }]} />
        <Timeline
          entries={[
            {
              id: 'a',
              time: '2026-11-20T03:00:00.000Z',
              person: null,
              title: 'Selesai',
              body: 'Lihat U-2611-0004',
            },
          ]}
        />
      </>,
    );
    expect(utuh(html)).toEqual(['U-2611-0001', 'U-2611-0002', 'U-2611-0003', 'U-2611-0004']);
  });
});
