/**
 * The name of a paper's file (GAP-152): the word it begins with, and what tells it apart, in characters every system
 * takes: 'Lhu 0004-LHU-KF-2026.pdf'.
 */
export function namaPdf(kata: string, pembeda: string | null): string {
  const aman = (pembeda ?? '')
    .normalize('NFKD')
    .replaceAll(/[^\w. -]+/g, '-')
    .replaceAll(/ +/g, ' ')
    .slice(0, 100)
    .replaceAll(/^[-. ]+|[-. ]+$/g, '');
  return `${[kata, aman].filter(Boolean).join(' ')}.pdf`;
}
