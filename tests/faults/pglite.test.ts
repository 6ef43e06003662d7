import { ujiGangguan } from './riwayat.ts';

ujiGangguan('pglite');
