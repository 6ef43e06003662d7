import { Button, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ParameterUji } from '#domain/parameter-uji/schema.ts';
import { useAcuan } from '#data/acuan.ts';
import { useLaboratoriumUji } from '#data/parameter-uji.ts';
import { LongField } from '#kit/field/LongField.tsx';
import { openConfirm } from '#kit/dialog/confirm.tsx';
import { focusField } from '#kit/field/focus-field.ts';
import { FormRow } from '#kit/form/FormRow.tsx';
import type { RecordForm } from '#kit/form/record-form.ts';
import { Section } from '#kit/text/Section.tsx';
import { gandakan, sampelBaru, type IsianPendaftaran, type IsianSampel } from './isian.ts';
import { SampelIsian } from './SampelIsian.tsx';
import classes from './PendaftaranForm.module.css';

/** As many as one registration takes (PendaftaranBody). */
const maksSampel = 50;

export type LangkahSampelProps = {
  form: RecordForm<IsianPendaftaran>;
  /** The tests of the chosen laboratory, by id. */
  pilihan: ReadonlyMap<number, ParameterUji>;
};

/** The laboratory first, since all tests of a registration are of one (GAP-20), then its samples (REG-41) and the note (REG-46). */
export function LangkahSampel({ form, pilihan }: LangkahSampelProps) {
  const { sampel, idLaboratorium } = form.values;
  const menawarkan = useLaboratoriumUji();
  const laboratorium = useAcuan('laboratorium')
    .filter(({ kode }) => menawarkan?.has(kode))
    .map(({ kode, nama }) => ({ value: String(kode), label: nama }));

  const gantiLaboratorium = async (value: string | null) => {
    if (value === null || Number(value) === idLaboratorium) return;
    const terpilih = sampel.some(({ parameterUji }) => parameterUji.length > 0);
    const yes =
      !terpilih ||
      (await openConfirm({
        title: 'Ganti laboratorium ?',
        body: 'Parameter uji yang sudah dipilih dikosongkan, karena setiap laboratorium menawarkan parameternya sendiri. Isian sampel lainnya tetap.',
        confirmLabel: 'Ya, ganti',
      }));
    if (!yes) return;
    form.change(
      (now) => ({
        ...now,
        idLaboratorium: Number(value),
        sampel: now.sampel.map((satu) => ({ ...satu, parameterUji: [] })),
      }),
      'idLaboratorium',
    );
  };

  /**
   * Samples change their places, out of those there are by then: what was wrong is named by place and is checked anew.
   */
  const susun = (baru: (kini: IsianSampel[]) => IsianSampel[], fokus: number, salinan = false) => {
    const keliru = Object.keys(form.errors).filter((nama) => nama.startsWith('sampel'));
    form.change((now) => ({ ...now, sampel: baru(now.sampel) }), ...keliru);
    setTimeout(() => focusField(form.id(`sampel[${fokus}][nama]`), { replace: salinan }));
  };
  const hapus = async ({ kunci, nama }: IsianSampel, ke: number) => {
    const yes = await openConfirm({
      title: `Hapus sampel ${ke + 1} ?`,
      body: nama ? `${nama} beserta parameternya dihapus dari pendaftaran ini.` : null,
      confirmLabel: 'Ya, hapus',
      danger: true,
    });
    if (yes) susun((kini) => kini.filter((satu) => satu.kunci !== kunci), Math.max(0, ke - 1));
  };
  const penuh = sampel.length >= maksSampel;

  return (
    <>
      <Section title="Laboratorium">
        <Select
          id={form.id('idLaboratorium')}
          label="Laboratorium penguji"
          description="Semua parameter dalam satu pendaftaran diuji di satu laboratorium"
          placeholder="Pilih laboratorium"
          withAsterisk
          allowDeselect={false}
          data={laboratorium}
          value={idLaboratorium === null ? null : String(idLaboratorium)}
          error={form.errors['idLaboratorium']}
          onChange={(value) => void gantiLaboratorium(value)}
        />
      </Section>
      {sampel.map((satu, ke) => (
        <FormRow
          key={satu.kunci}
          shows={form.shownAt(`sampel[${ke}]`)}
          also={[pilihan, idLaboratorium, penuh, sampel.length > 1]}
        >
          {() => (
            <SampelIsian
              ke={ke}
              form={form}
              pilihan={pilihan}
              onGandakan={
                penuh
                  ? null
                  : () => susun((kini) => kini.toSpliced(ke + 1, 0, gandakan(kini[ke]!)), ke + 1, true)
              }
              onHapus={sampel.length > 1 ? () => void hapus(satu, ke) : null}
            />
          )}
        </FormRow>
      ))}
      {penuh ? (
        <p className="mj-catatan mj-atas-4">Paling banyak {maksSampel} sampel dalam satu pendaftaran.</p>
      ) : (
        <Button
          variant="default"
          size="lg"
          className={classes.add ?? ''}
          leftSection={<IconPlus aria-hidden size="1.125rem" />}
          onClick={() => susun((kini) => [...kini, sampelBaru()], sampel.length)}
        >
          Tambah sampel
        </Button>
      )}
      <Section title="Catatan">
        <LongField
          {...form.field('catatanTambahan')}
          label="Catatan tambahan"
          description="Boleh dikosongkan. Misalnya tujuan pengujian atau cara menyiapkan sampel"
          maxLength={2000}
        />
      </Section>
    </>
  );
}
