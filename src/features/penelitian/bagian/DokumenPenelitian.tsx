import { jenisPenelitian } from '#domain/penelitian/keadaan.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { FilePreview } from '#kit/field/FilePreview.tsx';
import { Section } from '#kit/text/Section.tsx';
import classes from './DokumenPenelitian.module.css';

/** The lecturer's approval or the proposal, and the safety certificate (REG-51); research done elsewhere has none. */
export function DokumenPenelitian({ data }: { data: Penelitian }) {
  if (data.researchType.kdJenisPenelitian === jenisPenelitian.luarLaboratorium) return null;
  return (
    <Section title="Dokumen" dense>
      <IsiDokumen data={data} />
    </Section>
  );
}

/** Each document under what it is called, with its name and its first page. */
export function IsiDokumen({ data }: { data: Penelitian }) {
  const dokumen = [
    { label: 'Surat persetujuan dosen', file: data.filePersetujuanDosen },
    { label: 'Proposal', file: data.fileProposal },
    { label: 'Sertifikat pelatihan keselamatan', file: data.fileSertifikatPelatihan },
  ];
  return (
    <div className={classes.files}>
      {dokumen.map(({ label, file }) =>
        file ? (
          <div key={label} className={classes.file}>
            <p className={classes.label}>{label}</p>
            <FilePreview file={file} label={label} />
          </div>
        ) : null,
      )}
    </div>
  );
}
