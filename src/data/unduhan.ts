import { strToU8, Zip, ZipPassThrough } from 'fflate';
import type { Draf, OrangDb } from './db.ts';
import { berkasDalam } from './berkas-tulisan.ts';
import type { Baris, KeadaanTulisan } from './baris.ts';

/** How a downloaded copy names the state of a write. */
const kataKeadaan: Record<KeadaanTulisan, string> = {
  menunggu: 'Menunggu dikirim',
  mengirim: 'Sedang dikirim',
  terkirim: 'Sudah diterima server',
  bentrok: 'Perlu keputusan: berbeda dengan server',
  ditolak: 'Perlu keputusan: ditolak server',
  diparkir: 'Menunggu pembaruan aplikasi',
  dibuang: 'Dibuang',
};

type IsiUnduhan = { rows: readonly Baris[]; draf: readonly Draf[] };

/**
 * A person's own copy of what is not on the server, to be read by people first: names and sentences, then what a
 * program would need to send it again.
 */
function susunUnduhan(
  { rows, draf }: IsiUnduhan,
  berkas: readonly BerkasUnduhan[],
  orang: { nama: string; email: string },
  now: Date,
): string {
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
    berkas: berkas.map(({ nama, tempat, isi }) => ({
      nama,
      salinan: isi ? tempat : 'Tidak ada lagi di perangkat ini',
    })),
  };
  return JSON.stringify(salinan, null, 2);
}

/**
 * What a person saves: the copy as JSON, or with the files that its writes and drafts name, each once, a ZIP of both
 * (offline.md section 4: JSON and files). `apa` says of what, and becomes part of the name.
 */
export async function buatUnduhan(
  db: OrangDb,
  isi: IsiUnduhan,
  orang: { nama: string; email: string },
  apa: string,
  now: Date,
): Promise<{ nama: string; isi: Blob }> {
  const berkas = await berkasUnduhan(db, isi);
  const salinan = susunUnduhan(isi, berkas, orang, now);
  const nama = namaUnduhan(apa, now);
  const ada = berkas.flatMap(({ tempat, isi: bytes }) => (bytes ? [{ tempat, isi: bytes }] : []));
  if (ada.length === 0)
    return { nama: `${nama}.json`, isi: new Blob([salinan], { type: 'application/json' }) };
  const zip = await bungkus([{ tempat: 'salinan.json', isi: strToU8(salinan) }, ...ada]);
  return { nama: `${nama}.zip`, isi: zip };
}

/** A file named in the copy and its place in the ZIP; `isi` is null where this device does not have it any more. */
type BerkasUnduhan = { nama: string; tempat: string; isi: Uint8Array | null };

/** Every file named in them, once. The places are numbered: every picture of a phone may be called 'image.jpg'. */
async function berkasUnduhan(db: OrangDb, { rows, draf }: IsiUnduhan): Promise<BerkasUnduhan[]> {
  const named = [...rows.map(({ body }) => body), ...draf.map(({ isi }) => isi)].flatMap(berkasDalam);
  const sekali = new Map(named.map(({ sha256, name }) => [sha256, name || sha256]));
  const held = await db.berkas.bulkGet([...sekali.keys()]);
  return [...sekali.values()].map((nama, at) => ({
    nama,
    tempat: `berkas/${at + 1}-${nama.replaceAll(/[/\\]/g, '-')}`,
    isi: held[at] ? new Uint8Array(held[at].bytes) : null,
  }));
}

/** Pictures and PDFs are small already, so they are only laid together. */
function bungkus(berkas: readonly { tempat: string; isi: Uint8Array }[]): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const bagian: Uint8Array<ArrayBuffer>[] = [];
    const zip = new Zip((error, data, final) => {
      if (error) return reject(error);
      bagian.push(data as Uint8Array<ArrayBuffer>);
      if (final) resolve(new Blob(bagian, { type: 'application/zip' }));
    });
    for (const { tempat, isi } of berkas) {
      const file = new ZipPassThrough(tempat);
      zip.add(file);
      file.push(isi, true);
    }
    zip.end();
  });
}

/** 'mejalab-laporan-progres-uji-001': which copy it is can be told from the folder it lies in. */
function namaUnduhan(apa: string, now: Date): string {
  const slug = apa
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  return `mejalab-${slug}-${now.toISOString().slice(0, 10)}`;
}
