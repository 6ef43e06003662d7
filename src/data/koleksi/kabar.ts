import type { Kabar } from '#domain/kabar/schema.ts';
import type { BarisKoleksi, Koleksi } from './adapter.ts';

/** What this person was told; `urut` backwards is newest first. */
export type BarisKabar = BarisKoleksi & { urut: string; data: Kabar };

export const kabar: Koleksi<Kabar, BarisKabar> = {
  skema: { sejak: 9, kolom: 'uuid, generasi, urut' },
  row: (data, generasi) => ({ uuid: data.uuid, urut: `${data.createdAt} ${data.uuid}`, generasi, data }),
};
