import type { Draf } from './db.ts';
import type { Baris, Keadaan } from './outbox/row.ts';

/** How a downloaded copy names the state of a write. */
const kataKeadaan: Record<Keadaan, string> = {
  menunggu: 'Menunggu dikirim',
  mengirim: 'Sedang dikirim',
  terkirim: 'Sudah diterima server',
  bentrok: 'Perlu keputusan: berbeda dengan server',
  ditolak: 'Perlu keputusan: ditolak server',
  diparkir: 'Menunggu pembaruan aplikasi',
  dibuang: 'Dibuang',
};

type Isi = { rows: readonly Baris[]; draf: readonly Draf[] };

/**
 * A person's own copy of what is not on the server, to be read by people first: names and sentences, then what a
 * program would need to send it again.
 */
export function susunUnduhan({ rows, draf }: Isi, orang: { nama: string; email: string }, now: Date): string {
  const salinan = {
    aplikasi: 'Mejalab',
    diunduhPada: now.toISOString(),
    pemilik: { nama: orang.nama, email: orang.email },
    tulisan: rows.map((row) => ({
      nama: row.label,
      keadaan: kataKeadaan[row.state],
      dibuatPada: row.capturedAt,
      ...(row.error ? { jawabanServer: row.error.info } : {}),
      ...(row.error?.errors
        ? { isianSalah: row.error.errors.map(({ field, message }) => ({ isian: field, pesan: message })) }
        : {}),
      isi: row.body,
      panggilan: row.call,
      nomorTulisan: row.opId,
      versiData: row.baseRev,
    })),
    draf: draf.map(({ label, dimulai, diubah, isi, call }) => ({
      nama: label,
      dimulai,
      diubah,
      isi,
      panggilan: call,
    })),
  };
  return JSON.stringify(salinan, null, 2);
}

/** 'mejalab-laporan-progres-uji-001.json': which copy it is can be told from the folder it lies in. */
export function namaUnduhan(apa: string, now: Date): string {
  const slug = apa
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  return `mejalab-${slug}-${now.toISOString().slice(0, 10)}.json`;
}
