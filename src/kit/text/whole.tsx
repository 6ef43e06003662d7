import type { ReactNode } from 'react';

/** 'Rp 15.200', 'U-2611-0007', 'INV/PN/2026/00042', '0004/LHU-KF/2026': what people compare figure by figure. */
const figures = /(Rp \d+(?:\.\d+)*|\b(?=[A-Z/-]*\d)(?=[\d/-]*[A-Z])[A-Z0-9]+(?:[-/][A-Z0-9]+)+)/;

/** Running text in which no number and no sum is broken while it has room on a line of its own; anything else as it is. */
export function whole(words: ReactNode): ReactNode {
  if (typeof words !== 'string') return words;
  const parts = words.split(figures);
  if (parts.length === 1) return words;
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="mj-nomor">
        {part}
      </span>
    ),
  );
}
