import { templatMeta } from '#server/modules/kabar/whatsapp/isi.ts';

// Says the templates of WhatsApp messages as Meta takes them in, one a line, for an installation at this address:
// npm run -s whatsapp:templates -- https://lab.kampus.example (docs/whatsapp.md).
const address = process.argv[2]?.replace(/\/+$/, '');
if (!address?.startsWith('https://')) {
  console.error('Sebutkan PUBLIC_URL pemasangannya, yang diawali https://.');
  process.exit(1);
}
for (const templat of templatMeta(address)) console.log(JSON.stringify(templat));
