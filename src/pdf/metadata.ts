import { jsPDF } from 'jspdf';
import type { IsiKertas } from './kertas.ts';

/**
 * What the file says of itself, to viewers, searches and archives: title, from whom, by which program, when, in which
 * language. Once in the words of PDF and once as XMP, which PDF 2.0 goes by alone; the same in both.
 */
export function describeFile(doc: jsPDF, { judul, nomor, kop, id, saat }: IsiKertas): void {
  declareVersion(doc);
  const title = [judul, nomor].filter(Boolean).join(' ');
  const author = kop.namaLaboratorium ?? kop.institutionName;
  const pada = new Date(saat).toISOString().slice(0, 19);
  doc.setLanguage('id');
  doc.setProperties({ title, author, creator: kop.appName });
  doc.viewerPreferences({ DisplayDocTitle: true });
  doc.setFileId(id);
  // As text and in UTC: a Date would be written in the zone of the device that makes the paper.
  doc.setCreationDate(`D:${pada.replaceAll(/\D/g, '')}+00'00'`);
  doc.addMetadata(xmp({ title, author, creator: kop.appName, pada: `${pada}+00:00` }), true);
}

/** jsPDF says 1.3 of everything: papers use transparency and a language (1.4), and an e-meterai refuses below 1.6. */
function declareVersion(doc: jsPDF): void {
  const { __private__: settings } = doc as unknown as {
    __private__: { setPdfVersion: (version: string) => void };
  };
  settings.setPdfVersion('1.7');
}

type Isi = { title: string; author: string; creator: string; pada: string };

const xmp = ({ title, author, creator, pada }: Isi): string =>
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>id</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>${escaped(creator)}</xmp:CreatorTool>
<xmp:CreateDate>${pada}</xmp:CreateDate>
<pdf:Producer>jsPDF ${jsPDF.version}</pdf:Producer>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
