import { Button, Select } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { jenisBarang, type NamaJenisBarang } from '#domain/barang/schema.ts';
import { useAcuan } from '#data/acuan.ts';
import { openConfirm } from '#kit/confirm.tsx';
import type { RecordForm } from '#kit/record-form.ts';
import { Section } from '#kit/Section.tsx';
import { PilihanBarang } from '#features/penelitian/bagian/PilihanBarang.tsx';
import { pindahLaboratorium, type IsianPenelitian } from './isian.ts';
import { WaktuIsian } from './WaktuIsian.tsx';
import classes from './PenelitianForm.module.css';

export type RencanaIsianProps = {
  /** Its place, from 0. */
  ke: number;
  form: RecordForm<IsianPenelitian>;
  /** null where there is no room for another, or only this one is left. */
  onGandakan: (() => void) | null;
  onHapus: (() => void) | null;
};

/** One laboratory that is planned: where and when first, then what of it (REG-30 to REG-33). */
export function RencanaIsian({ ke, form, onGandakan, onHapus }: RencanaIsianProps) {
  const rencana = form.values.rencanaPenggunaan[ke]!;
  const banyak = form.values.rencanaPenggunaan.length > 1;
  const nama = `rencanaPenggunaan[${ke}]` as const;
  const laboratorium = useAcuan('laboratorium').map((satu) => ({
    value: String(satu.kode),
    label: satu.nama,
  }));
  const ganti = async (value: string | null) => {
    if (value === null || Number(value) === rencana.idLaboratorium) return;
    const terpilih = rencana.alat.length + rencana.bahan.length + rencana.instrumen.length > 0;
    const yes =
      !terpilih ||
      (await openConfirm({
        title: 'Ganti laboratorium ?',
        body: 'Alat, bahan, dan instrumen yang sudah dipilih dikosongkan, karena setiap laboratorium mempunyai barangnya sendiri. Tanggal dan jam tetap.',
        confirmLabel: 'Ya, ganti',
      }));
    if (!yes) return;
    const keliru = Object.keys(form.errors).filter((satu) => satu.startsWith(nama) && !satu.includes('[tgl'));
    form.change(
      (now) => ({
        ...now,
        rencanaPenggunaan: now.rencanaPenggunaan.with(ke, pindahLaboratorium(rencana, Number(value))),
      }),
      ...keliru,
    );
  };
  const tentang = banyak ? <span className="mj-terdengar"> rencana {ke + 1}</span> : null;
  return (
    <Section
      title={banyak ? `Rencana ${ke + 1}` : 'Rencana penggunaan'}
      action={
        <span className={classes.acts}>
          {onGandakan ? (
            <Button
              variant="default"
              leftSection={<IconCopy aria-hidden size="1.125rem" />}
              onClick={onGandakan}
            >
              Gandakan{tentang}
            </Button>
          ) : null}
          {onHapus ? (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash aria-hidden size="1.125rem" />}
              onClick={onHapus}
            >
              Hapus{tentang}
            </Button>
          ) : null}
        </span>
      }
    >
      <div className={classes.fields}>
        <Select
          id={form.id(`${nama}[idLaboratorium]`)}
          className={classes.wide ?? ''}
          label="Laboratorium"
          placeholder="Pilih laboratorium"
          withAsterisk
          allowDeselect={false}
          disabled={form.readOnly}
          data={laboratorium}
          value={rencana.idLaboratorium === null ? null : String(rencana.idLaboratorium)}
          error={form.errors[`${nama}[idLaboratorium]`]}
          onChange={(value) => void ganti(value)}
        />
        <WaktuIsian
          begunAt={form.begunAt}
          field={(satu, ...juga) =>
            form.field(`${nama}[${satu}]`, `${nama}[${satu}]`, ...juga.map((lain) => `${nama}[${lain}]`))
          }
        />
      </div>
      <div className={classes.items}>
        <h3 className={classes.subheading}>Yang akan dipakai</h3>
        <p className={classes.hint}>
          {rencana.idLaboratorium === null
            ? 'Pilih laboratorium dahulu.'
            : 'Boleh dikosongkan. Yang dipakai sebenarnya dicatat nanti.'}
        </p>
        {jenisDaftar.map((satu) => (
          <Barang key={satu} ke={ke} form={form} jenis={satu} idLaboratorium={rencana.idLaboratorium} />
        ))}
      </div>
    </Section>
  );
}

const jenisDaftar: readonly NamaJenisBarang[] = ['alat', 'bahan', 'instrumen'];

type BarangProps = Pick<RencanaIsianProps, 'ke' | 'form'> & {
  jenis: NamaJenisBarang;
  idLaboratorium: number | null;
};

/** What is wrong with one of them is said at the field, which is where they are chosen. */
function Barang({ ke, form, jenis, idLaboratorium }: BarangProps) {
  const nama = `rencanaPenggunaan[${ke}][${jenis}]` as const;
  const keliru = Object.keys(form.errors).filter((satu) => satu.startsWith(`${nama}[`));
  const field = form.field(nama, nama, ...keliru);
  const [pertama = nama] = keliru;
  return (
    <PilihanBarang
      {...field}
      error={field.error ?? form.errors[pertama]}
      idLaboratorium={idLaboratorium}
      idJenisBarang={jenisBarang[jenis]}
    />
  );
}
