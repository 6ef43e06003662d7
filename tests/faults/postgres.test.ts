import { ujiGangguan } from './riwayat.ts';

ujiGangguan('postgres');
