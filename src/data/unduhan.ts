import type { Draf, OrangDb } from './db.ts';
import { berkasDalam } from './outbox/berkas-tulisan.ts';
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
      ...(row.files
        ? { berkas: row.files.map(({ field, name, size }) => ({ isian: field, nama: name, ukuran: size })) }
        : {}),
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

/** A file of a downloaded copy; `isi` is null where this device does not have it any more. */
export type BerkasUnduhan = { nama: string; isi: Blob | null };

/** The files that writes and drafts name, each once, to be saved beside their copy. */
export async function berkasUnduhan(db: OrangDb, { rows, draf }: Isi): Promise<BerkasUnduhan[]> {
  const named = [...rows.map(({ body }) => body), ...draf.map(({ isi }) => isi)].flatMap(berkasDalam);
  const sekali = new Map(named.map(({ sha256, name }) => [sha256, name]));
  const berkas: BerkasUnduhan[] = [];
  for (const [sha256, name] of sekali) {
    const held = await db.berkas.get(sha256);
    berkas.push({ nama: name || sha256, isi: held ? new Blob([held.bytes], { type: held.mime }) : null });
  }
  return berkas;
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
