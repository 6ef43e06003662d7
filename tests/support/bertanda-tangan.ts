import type { JalurUji } from './server.ts';

const huruf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const angka = (isi: string, pola: RegExp) => Number(pola.exec(isi)![1]);

/**
 * A PDF as an app for signatures gives it back: the same bytes, and behind them a signature that covers all but itself.
 * What is signed with is made up: whether a signature is a true one, PDF readers tell.
 */
export function bertandaTangan(bytes: Uint8Array): Uint8Array {
  const semula = huruf(bytes);
  const root = angka(semula, /\/Root (\d+) 0 R/);
  const size = angka(semula, /\/Size (\d+)/);
  const sebelumnya = angka(semula.slice(semula.lastIndexOf('startxref')), /startxref\s+(\d+)/);
  const katalog = new RegExp(String.raw`\n${root} 0 obj\n<<([\s\S]*?)\n>>\nendobj`).exec(semula)![1];
  const kosong = '[0 0000000000 0000000000 0000000000]';
  const objek = [
    [root, `<<${katalog}\n/AcroForm <</SigFlags 3 /Fields [${size} 0 R]>>\n>>`],
    [
      size,
      `<</Type /Annot /Subtype /Widget /FT /Sig /T (Tanda tangan) /V ${size + 1} 0 R /Rect [0 0 0 0] /P 3 0 R>>`,
    ],
    [
      size + 1,
      `<</Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange ${kosong} /Contents <3082${'5a'.repeat(64)}${'0'.repeat(256)}>>>`,
    ],
  ] as const;
  let tambahan = '\n';
  const letak = objek.map(([nomor, isi]) => {
    const pada = semula.length + tambahan.length;
    tambahan += `${nomor} 0 obj\n${isi}\nendobj\n`;
    return `${nomor} 1\n${String(pada).padStart(10, '0')} 00000 n \n`;
  });
  const xref = semula.length + tambahan.length;
  tambahan += `xref\n${letak.join('')}trailer\n<</Size ${size + 2} /Root ${root} 0 R /Prev ${sebelumnya}>>\nstartxref\n${xref}\n%%EOF\n`;
  const isi = semula + tambahan;
  const awal = isi.indexOf('/Contents <3082') + '/Contents '.length;
  const lanjut = isi.indexOf('>', awal) + 1;
  const tiga = [awal, lanjut, isi.length - lanjut].map((satu) => String(satu).padStart(10, '0'));
  return Uint8Array.from(isi.replace(kosong, `[0 ${tiga.join(' ')}]`), (satu) => satu.charCodeAt(0));
}

/** The bytes of a stored file as this person downloads them. */
export async function unduhBerkas(
  uji: JalurUji,
  sha256: string,
  as: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await uji.api.request(`/api/file-test?url=${sha256}`, {
    headers: { authorization: `Bearer ${await uji.signIn(as)}` },
  });
  if (response.status !== 200) throw new Error(`${sha256}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
