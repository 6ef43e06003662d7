import { useState } from 'react';
import { Button, Select } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { jenisBarang, type NamaJenisBarang } from '#domain/barang/schema.ts';
import { useRuangLaboratorium } from '#data/acuan.ts';
import { openConfirm } from '#kit/dialog/confirm.tsx';
import { useIsPhone } from '#kit/device/phone.ts';
import type { RecordForm } from '#kit/form/record-form.ts';
import { Section } from '#kit/text/Section.tsx';
import { PilihanBarang } from '#features/penelitian/bagian/PilihanBarang.tsx';
import { LihatJadwal } from '#features/penelitian/jadwal/LihatJadwal.tsx';
import { pindahLaboratorium, type IsianPenelitian } from './isian.ts';
import { JamIsian, TanggalIsian, type WaktuIsianProps } from './WaktuIsian.tsx';
import classes from './PenelitianForm.module.css';

export type RencanaIsianProps = {
  /** Its place, from 0. */
  ke: number;
  form: RecordForm<IsianPenelitian>;
  /** null where only this one is left. */
  onHapus: (() => void) | null;
};

/** One laboratory that is planned: where and when, then, as far as it is known, which hours and what of it (REG-30 to REG-33). */
export function RencanaIsian({ ke, form, onHapus }: RencanaIsianProps) {
  const rencana = form.values.rencanaPenggunaan[ke]!;
  const banyak = form.values.rencanaPenggunaan.length > 1;
  const nama = `rencanaPenggunaan[${ke}]` as const;
  const laboratorium = useRuangLaboratorium().map((satu) => ({
    value: String(satu.kode),
    label: satu.nama,
  }));
  const field: WaktuIsianProps['field'] = (satu, ...juga) =>
    form.field(`${nama}[${satu}]`, `${nama}[${satu}]`, ...juga.map((lain) => `${nama}[${lain}]`));
  const { alat, bahan, instrumen, jamMulai, jamSelesai } = rencana;
  const terisi = alat.length + bahan.length + instrumen.length > 0 || jamMulai !== '' || jamSelesai !== '';
  const keliru = Object.keys(form.errors).some(
    (satu) => satu.startsWith(nama) && /\[(jam|alat|bahan|instrumen)/.test(satu),
  );
  const phone = useIsPhone();
  const [terbuka, setTerbuka] = useState(terisi || !phone);
  // What is wrong is never out of sight.
  if (keliru && !terbuka) setTerbuka(true);
  const ganti = async (value: string | null) => {
    if (value === null || Number(value) === rencana.idLaboratorium) return;
    const terpilih = alat.length + bahan.length + instrumen.length > 0;
    const yes =
      !terpilih ||
      (await openConfirm({
        title: 'Ganti laboratorium ?',
        body: 'Alat, bahan, dan instrumen yang sudah dipilih dikosongkan, karena setiap laboratorium mempunyai barangnya sendiri. Tanggal dan jam tetap.',
        confirmLabel: 'Ya, ganti',
      }));
    if (!yes) return;
    const lama = Object.keys(form.errors).filter((satu) => satu.startsWith(nama) && !satu.includes('[tgl'));
    form.change(
      (now) => ({
        ...now,
        rencanaPenggunaan: now.rencanaPenggunaan.map((satu) =>
          satu.kunci === rencana.kunci ? pindahLaboratorium(satu, Number(value)) : satu,
        ),
      }),
      ...lama,
    );
  };
  return (
    <Section
      title={banyak ? `Rencana ${ke + 1}` : 'Rencana penggunaan'}
      action={
        onHapus ? (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash aria-hidden size="1.125rem" />}
            onClick={onHapus}
          >
            Hapus<span className="mj-terdengar"> rencana {ke + 1}</span>
          </Button>
        ) : null
      }
    >
      <div className="mj-dua">
        <Select
          id={form.id(`${nama}[idLaboratorium]`)}
          className="mj-penuh"
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
        <TanggalIsian field={field} begunAt={form.begunAt} />
        {rencana.idLaboratorium === null ? null : (
          <div className="mj-penuh">
            <LihatJadwal
              idLaboratorium={rencana.idLaboratorium}
              idInstrumen={null}
              hari={rencana.tglMulai}
              tampilan="minggu"
            />
          </div>
        )}
      </div>
      <details
        className={classes.more}
        open={terbuka}
        onToggle={({ currentTarget }) => setTerbuka(currentTarget.open)}
      >
        <summary>
          Jam dan barang <span className={classes.optional}>boleh dikosongkan</span>
        </summary>
        <div className="mj-tumpuk-4">
          <div className="mj-dua">
            <JamIsian field={field} />
          </div>
          <p className={classes.hint}>
            {rencana.idLaboratorium === null
              ? 'Pilih laboratorium dahulu untuk memilih alat, bahan, dan instrumennya.'
              : 'Pilih yang akan dipakai. Pemakaian sebenarnya dicatat nanti.'}
          </p>
          {jenisDaftar.map((satu) => (
            <Barang key={satu} ke={ke} form={form} jenis={satu} idLaboratorium={rencana.idLaboratorium} />
          ))}
        </div>
      </details>
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
