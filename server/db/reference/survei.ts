import { v5 as uuidv5 } from 'uuid';

/** Questions keep one uuid in every installation, so that answers of two of them can be laid together. */
const ruangNama = '5d3c0a52-8b4e-4c8e-9a57-6f0f6c1b7d21';
export const uuidSurvei = (nama: string): string => uuidv5(nama, ruangNama);

/** From dissatisfied to satisfied, the four steps that public service surveys in Indonesia use. */
const kepuasan = ['Tidak puas', 'Kurang puas', 'Puas', 'Sangat puas'] as const;

/** `kunci` is what its id is made of, where it was worded otherwise before. */
type Pertanyaan = { pertanyaan: string; kunci?: string; pilihan: readonly string[] | null; opsional?: true };

/** The satisfaction survey (GAP-56, GAP-57), in its order: of tests and of research alike. Without choices it is answered in words. */
export const listPertanyaan: readonly Pertanyaan[] = [
  { pertanyaan: 'Kemudahan prosedur pendaftaran dan pembayaran', pilihan: kepuasan },
  {
    pertanyaan: 'Kecepatan pelayanan sejak pendaftaran sampai selesai',
    kunci: 'Kecepatan pelayanan sampai laporan hasil uji terbit',
    pilihan: kepuasan,
  },
  {
    pertanyaan: 'Kejelasan informasi dan kelengkapan layanan laboratorium',
    kunci: 'Kejelasan dan kelengkapan laporan hasil uji',
    pilihan: kepuasan,
  },
  { pertanyaan: 'Keramahan dan kesediaan petugas membantu', pilihan: kepuasan },
  { pertanyaan: 'Kesesuaian biaya dengan pelayanan yang diterima', pilihan: kepuasan },
  { pertanyaan: 'Apa yang paling perlu kami perbaiki?', pilihan: null },
  {
    pertanyaan: 'Layanan lain apa yang Anda harapkan tersedia?',
    kunci: 'Pengujian lain apa yang Anda harapkan tersedia?',
    pilihan: null,
    opsional: true,
  },
];
