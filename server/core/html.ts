import sanitizeHtml from 'sanitize-html';

/** A cell reaches over as many others as any table has: whoever lays it out makes each of them. */
const cell: sanitizeHtml.Transformer = (tagName, { colspan, rowspan }) => ({
  tagName,
  attribs: { ...spans('colspan', colspan), ...spans('rowspan', rowspan) },
});
const spans = (name: string, said = ''): sanitizeHtml.Attributes =>
  /^[1-9]\d?$/.test(said) ? { [name]: said } : {};

/** What the report editor can make, and nothing else: no picture, no style, no script (GAP-78). */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h1',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'pre',
    'code',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'colgroup',
    'col',
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }),
    th: cell,
    td: cell,
  },
};

/** Rich text as it is stored: cleaned once, on the way in. Display does not trust it either. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed);
