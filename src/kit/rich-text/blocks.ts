/** What stored rich text says, as paper takes it: one below the other, a table by its rows. */
export type Block = { kind: 'heading' | 'text'; text: string } | { kind: 'table'; rows: string[][] };

/** The blocks of rich text. What stands above the line keeps its meaning: '10^6', never '106'. */
export const blocksOf = (html: string): Block[] =>
  blocksIn(new DOMParser().parseFromString(html, 'text/html').body);

function blocksIn(parent: Element, lead = ''): Block[] {
  return [...parent.childNodes].flatMap((node, at) => blocksOfNode(node, at === 0 ? lead : ''));
}

function blocksOfNode(node: Node, lead: string): Block[] {
  if (!(node instanceof Element)) return textBlock('text', lead + wordsOf(node));
  switch (node.tagName) {
    case 'UL':
    case 'OL': {
      const start = Number(node.getAttribute('start') ?? 1);
      const mark = (at: number) => (node.tagName === 'OL' ? `${start + at}. ` : '• ');
      return [...node.children].flatMap((item, at) => blocksIn(item, mark(at)));
    }
    case 'BLOCKQUOTE':
      return blocksIn(node, lead);
    case 'TABLE':
      return [{ kind: 'table', rows: [...node.querySelectorAll('tr')].map(cellsOf) }];
    case 'H2':
    case 'H3':
      return textBlock('heading', wordsOf(node));
    default:
      return textBlock('text', lead + wordsOf(node));
  }
}

const textBlock = (kind: 'heading' | 'text', text: string): Block[] =>
  text.trim() === '' ? [] : [{ kind, text }];

const cellsOf = (row: Element): string[] =>
  [...row.children].flatMap((cell) => [
    wordsOf(cell),
    // What reaches over several columns stands in its first.
    ...Array.from({ length: Number(cell.getAttribute('colspan') ?? 1) - 1 }, () => ''),
  ]);

function wordsOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.tagName === 'BR') return '\n';
  const words = [...node.childNodes].map(wordsOf).join(node.querySelector(':scope > p') ? '\n' : '');
  return node.tagName === 'SUP' ? `^${words}` : words;
}
