import { TableHeader } from '@tiptap/extension-table';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/**
 * Heads of table columns. One that is still empty heads nothing and is read as a plain cell; this is on screen only,
 * never in the text that is kept.
 */
export const TableHead = TableHeader.extend({
  addProseMirrorPlugins() {
    const { name } = this;
    return [
      new Plugin({
        props: {
          decorations({ doc }) {
            const empty: Decoration[] = [];
            doc.descendants((node, at) => {
              if (node.type.name !== name || node.textContent !== '') return;
              empty.push(Decoration.node(at, at + node.nodeSize, { role: 'cell' }));
            });
            return DecorationSet.create(doc, empty);
          },
        },
      }),
    ];
  },
});
