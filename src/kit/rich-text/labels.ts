import type { RichTextEditorLabels } from '@mantine/tiptap';

/** The editor speaks Indonesian (MSG-01): everything of it that this app shows. */
export const editorLabels: Partial<RichTextEditorLabels> = {
  boldControlLabel: 'Tebal',
  italicControlLabel: 'Miring',
  h2ControlLabel: 'Judul',
  h3ControlLabel: 'Subjudul',
  bulletListControlLabel: 'Daftar bertitik',
  orderedListControlLabel: 'Daftar bernomor',
  subscriptControlLabel: 'Subskrip',
  superscriptControlLabel: 'Superskrip',
  undoControlLabel: 'Urungkan',
  redoControlLabel: 'Ulangi',
  tableDeleteControlLabel: 'Hapus tabel',
  tableColumnBeforeControlLabel: 'Tambah kolom di kiri',
  tableColumnAfterControlLabel: 'Tambah kolom di kanan',
  tableColumnDeleteControlLabel: 'Hapus kolom',
  tableRowBeforeControlLabel: 'Tambah baris di atas',
  tableRowAfterControlLabel: 'Tambah baris di bawah',
  tableRowDeleteControlLabel: 'Hapus baris',
};
