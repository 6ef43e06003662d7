import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { aturanDokumen, maksRencana } from '#domain/penelitian/endpoints.ts';
import { LongField } from '#kit/field/LongField.tsx';
import { openConfirm } from '#kit/dialog/confirm.tsx';
import { bantuanDokumen, fotoDokumen } from '#features/pendaftaran/foto-pdf.ts';
import { FileField } from '#kit/field/FileField.tsx';
import { focusField } from '#kit/field/focus-field.ts';
import { Section } from '#kit/text/Section.tsx';
import { diLaboratorium, rencanaLagi, type IsianRencana } from './isian.ts';
import type { LangkahProps } from './LangkahPenelitian.tsx';
import { RencanaIsian } from './RencanaIsian.tsx';
import { JamIsian, TanggalIsian, type WaktuIsianProps } from './WaktuIsian.tsx';
import classes from './PenelitianForm.module.css';

/** Where and when, and the documents a laboratory asks for (REG-30 to REG-39). */
export const LangkahTempat = (props: LangkahProps) =>
  diLaboratorium(props.form.values) ? (
    <>
      <Rencana {...props} />
      <Dokumen {...props} />
    </>
  ) : (
    <Tempat {...props} />
  );

function Rencana({ form }: LangkahProps) {
  const { rencanaPenggunaan } = form.values;
  /** Rows change their places, out of those there are by then: what was wrong is named by place and is checked anew. */
  const susun = (baru: (kini: IsianRencana[]) => IsianRencana[], fokus: number) => {
    const keliru = Object.keys(form.errors).filter((nama) => nama.startsWith('rencanaPenggunaan'));
    form.change((now) => ({ ...now, rencanaPenggunaan: baru(now.rencanaPenggunaan) }), ...keliru);
    setTimeout(() => focusField(form.id(`rencanaPenggunaan[${fokus}][idLaboratorium]`)));
  };
  const hapus = async ({ kunci }: IsianRencana, ke: number) => {
    const yes = await openConfirm({
      title: `Hapus rencana ${ke + 1} ?`,
      body: 'Laboratorium, waktu, dan barang yang dipilih di rencana ini dihapus dari pendaftaran.',
      confirmLabel: 'Ya, hapus',
      danger: true,
    });
    if (yes) susun((kini) => kini.filter((satu) => satu.kunci !== kunci), Math.max(0, ke - 1));
  };
  const penuh = rencanaPenggunaan.length >= maksRencana;
  return (
    <>
      {rencanaPenggunaan.map((satu, ke) => (
        <RencanaIsian
          key={satu.kunci}
          ke={ke}
          form={form}
          onHapus={rencanaPenggunaan.length > 1 ? () => void hapus(satu, ke) : null}
        />
      ))}
      {penuh ? (
        <p className={classes.hint}>Paling banyak {maksRencana} laboratorium dalam satu pendaftaran.</p>
      ) : (
        <div>
          <Button
            variant="default"
            size="lg"
            leftSection={<IconPlus aria-hidden size="1.125rem" />}
            onClick={() => susun((kini) => [...kini, rencanaLagi(kini.at(-1)!)], rencanaPenggunaan.length)}
          >
            Tambah laboratorium
          </Button>
          <p className={classes.hint}>
            Setiap laboratorium menjadi pendaftaran tersendiri dengan judul dan dokumen yang sama.
          </p>
        </div>
      )}
    </>
  );
}

/** The lecturer's approval of who is from here, the proposal of who is not, and everybody's certificate (REG-37, REG-38). */
function Dokumen({ form, pokok }: LangkahProps) {
  return (
    <Section title="Dokumen">
      <div className="mj-dua">
        {pokok.internal ? (
          <FileField
            {...form.slowField('filePersetujuanDosen')}
            label="Surat persetujuan dosen"
            help={bantuanDokumen}
            rule={aturanDokumen.filePersetujuanDosen}
            pictures={fotoDokumen}
            required
          />
        ) : (
          <FileField
            {...form.slowField('fileProposal')}
            label="Proposal"
            help={bantuanDokumen}
            rule={aturanDokumen.fileProposal}
            pictures={fotoDokumen}
            required
          />
        )}
        <FileField
          {...form.slowField('fileSertifikatPelatihan')}
          label="Sertifikat pelatihan keselamatan"
          help={bantuanDokumen}
          rule={aturanDokumen.fileSertifikatPelatihan}
          pictures={fotoDokumen}
          required
        />
      </div>
    </Section>
  );
}

/** Of research done elsewhere: where, and from when to when (REG-34). */
function Tempat({ form }: LangkahProps) {
  const field: WaktuIsianProps['field'] = (nama, ...juga) => form.field(nama, nama, ...juga);
  return (
    <Section title="Tempat penelitian">
      <div className="mj-dua">
        <LongField
          {...form.field('tempatPenelitian')}
          className="mj-penuh"
          label="Tempat"
          description="Nama tempat dan kotanya"
          withAsterisk
          maxLength={500}
        />
        <TanggalIsian field={field} begunAt={form.begunAt} />
        <JamIsian field={field} />
      </div>
    </Section>
  );
}
