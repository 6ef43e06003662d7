import { pdf } from '#tests/support/berkas.ts';

/** A process of its own that sends as many pictures as a form takes: node bench/support/formulir-besar.ts URL TOKEN */
const [url, token] = process.argv.slice(2);
const mb = 1024 * 1024;
const isi = new Uint8Array(5 * mb);
isi.set(pdf());
const form = new FormData();
form.set('id_jenis_penggunaan', '2');
for (let ke = 0; ke < 12; ke++) form.set(`sampel[${ke}][file_gambar]`, new Blob([isi]), 'gambar.pdf');
await fetch(`${url}/api/test`, { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } });
