import { describe, expect, it } from 'vitest';
import { JaringanMenjawab } from '#app/parts/JaringanMenjawab.tsx';
import { LoginPanel } from '#features/akun/LoginPanel.tsx';
import { markup, wordsOf } from '#tests/support/tulisan.tsx';

const masukDahulu = 'Mungkin Anda perlu masuk ke jaringan ini dahulu';

describe('[I16] a network that answers in the place of the server is told with what to do', () => {
  it.each([
    [true, true],
    [false, false],
  ])('in the frame of every page: %s', (menjawab, disebut) => {
    expect(wordsOf(markup(<JaringanMenjawab menjawab={menjawab} />)).includes(masukDahulu)).toBe(disebut);
  });

  it.each([
    ['asing', masukDahulu, false],
    ['luring', 'Perangkat sedang luring', true],
    ['terhubung', null, false],
  ] as const)('on the page to sign in on: %s', (jangkauan, kata, menunggu) => {
    const html = markup(
      <LoginPanel
        appName="Mejalab"
        institutionName=""
        institutionDomains={[]}
        jangkauan={jangkauan}
        onLogin={() => undefined}
      />,
    );
    const words = wordsOf(html);
    expect([masukDahulu, 'Perangkat sedang luring'].filter((satu) => words.includes(satu))).toEqual(
      kata ? [kata] : [],
    );
    // Whoever goes on is shown the way in of the network itself.
    expect(/<button[^>]* disabled/.test(html)).toBe(menunggu);
  });
});
