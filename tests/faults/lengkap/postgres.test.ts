import { ujiGangguan } from '#tests/faults/riwayat.ts';

ujiGangguan('postgres');
