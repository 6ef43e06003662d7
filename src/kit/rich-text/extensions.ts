import Link from '@tiptap/extension-link';
import Subscript from '@tiptap/extension-subscript';
import Superscript from '@tiptap/extension-superscript';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { TableHead } from './header-cells.ts';

/** What a report may hold: the same as the server keeps (GAP-78), no pictures. */
export const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3] }, link: false }),
  Link.configure({ openOnClick: false, protocols: ['http', 'https', 'mailto'] }),
  Subscript,
  Superscript,
  TableKit.configure({ table: { resizable: false }, tableHeader: false }),
  TableHead,
];
