import { createElement, useMemo, type ReactNode } from 'react';
import classes from './RichTextView.module.css';

/** What stored rich text may hold (GAP-78). Anything else loses its tag and keeps its words. */
const tags: Record<string, string> = {
  P: 'p',
  BR: 'br',
  HR: 'hr',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  BLOCKQUOTE: 'blockquote',
  PRE: 'pre',
  CODE: 'code',
  STRONG: 'strong',
  B: 'strong',
  EM: 'em',
  I: 'em',
  U: 'u',
  S: 's',
  SUB: 'sub',
  SUP: 'sup',
  A: 'a',
  TABLE: 'table',
  THEAD: 'thead',
  TBODY: 'tbody',
  TR: 'tr',
  TH: 'th',
  TD: 'td',
};
/** Their content is not words for a reader. */
const dropped = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'IFRAME',
  'OBJECT',
  'SVG',
  'MATH',
  'NOSCRIPT',
  'TITLE',
]);

const span = (element: Element, name: 'colspan' | 'rowspan'): number | undefined => {
  const number = Number(element.getAttribute(name));
  return Number.isInteger(number) && number > 1 && number <= 100 ? number : undefined;
};

function safeLink(href: string | null): string | undefined {
  if (!href || !URL.canParse(href)) return undefined;
  return ['http:', 'https:', 'mailto:'].includes(new URL(href).protocol) ? href : undefined;
}

function attributesOf(element: Element, tag: string): Record<string, unknown> {
  if (tag === 'a')
    return {
      href: safeLink(element.getAttribute('href')),
      target: '_blank',
      rel: 'noopener noreferrer nofollow',
    };
  if (tag === 'th' || tag === 'td')
    return { colSpan: span(element, 'colspan'), rowSpan: span(element, 'rowspan') };
  return tag === 'ol' ? { start: Number(element.getAttribute('start')) || undefined } : {};
}

/** White space between the parts of a table is no text to React. */
const betweenCells = new Set(['TABLE', 'THEAD', 'TBODY', 'TR']);

/** Headings go on from the dialog's own and skip no level, whatever the author chose (WCAG 1.3.1). */
type Headings = { last: number };

function headingOf(name: string, headings: Headings): string {
  const wanted = Math.max(3, Number(name.slice(1)) + 1);
  headings.last = Math.min(wanted, headings.last + 1, 6);
  return `h${headings.last}`;
}

function tagOf(element: Element, headings: Headings): string | undefined {
  if (/^H[1-6]$/.test(element.nodeName)) return headingOf(element.nodeName, headings);
  // A head that says nothing heads nothing.
  if (element.nodeName === 'TH' && element.textContent.trim() === '') return 'td';
  return tags[element.nodeName];
}

function toReact(node: Node, key: number, headings: Headings): ReactNode {
  if (node.nodeType === Node.TEXT_NODE)
    return betweenCells.has(node.parentNode?.nodeName ?? '') ? null : node.textContent;
  if (!(node instanceof Element) || dropped.has(node.nodeName.toUpperCase())) return null;
  const tag = tagOf(node, headings);
  const children = convert(node.childNodes, headings);
  if (!tag) return children;
  const content = tag === 'br' || tag === 'hr' ? [] : [children];
  const element = createElement(tag, { key, ...attributesOf(node, tag) }, ...content);
  if (tag !== 'table') return element;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wide tables scroll by themselves, by keyboard too
    <div key={key} className={classes.scroll} role="group" aria-label="Tabel" tabIndex={0}>
      {element}
    </div>
  );
}

const convert = (nodes: NodeListOf<ChildNode>, headings: Headings): ReactNode[] =>
  Array.from(nodes, (node, key) => toReact(node, key, headings));

/**
 * Stored rich text for reading. Never trusted, though the server cleans it: it is parsed into an inert document and only
 * listed elements and attributes are built anew, so nothing in it can run or load anything.
 */
export function RichTextView({ html }: { html: string }) {
  const content = useMemo(
    () => convert(new DOMParser().parseFromString(html, 'text/html').body.childNodes, { last: 2 }),
    [html],
  );
  return <div className={classes.text}>{content}</div>;
}
