import { Skeleton, Textarea } from '@mantine/core';
import { uangMuka } from '#domain/pengujian/biaya.ts';
import { usePratinjauPendaftaran } from '#data/pendaftaran.ts';
import { KartuSampel } from '#features/pengujian/bagian/KartuSampel.tsx';
import { RincianBiaya } from '#features/pengujian/bagian/RincianBiaya.tsx';
import { Callout } from '#kit/Callout.tsx';
import type { RecordForm } from '#kit/record-form.ts';
import { Section } from '#kit/Section.tsx';
import { bodyDari, type IsianPendaftaran } from './isian.ts';
import classes from './PendaftaranForm.module.css';

export type LangkahRingkasanProps = { form: RecordForm<IsianPendaftaran> };

/** Everything once more before it is sent: the note, the samples, and what it will cost (REG-46, GAP-14). */
export function LangkahRingkasan({ form }: LangkahRingkasanProps) {
  const { values: isian } = form;
  const pratinjau = usePratinjauPendaftaran({
    body: bodyDari(isian),
    files: isian.sampel.flatMap(({ fileGambar }) => fileGambar ?? []),
  });
  return (
    <>
      <Section title="Catatan">
        <Textarea
          {...form.field('catatanTambahan')}
          label="Catatan tambahan"
          description="Boleh dikosongkan. Misalnya tujuan pengujian atau cara menyiapkan sampel"
          autosize
          minRows={3}
          maxLength={2000}
        />
      </Section>
      {pratinjau ? (
        <>
          {pratinjau.sample.map((sampel, ke) => (
            <KartuSampel key={sampel.uuid} sampel={sampel} nomor={ke + 1} perParameter={() => null} />
          ))}
          <Section title={`Perkiraan biaya, ${pratinjau.lab.namaLaboratorium}`}>
            <RincianBiaya
              baris={pratinjau.bill}
              jumlah={[
                {
                  label: `Total, tarif ${pratinjau.golonganTarif}`,
                  nilai: pratinjau.totalHarga,
                  utama: true,
                },
                { label: 'DP 50% setelah disetujui', nilai: uangMuka(pratinjau.totalHarga) },
              ]}
            />
            <div className={classes.estimate}>
              <Callout tone="info" title="Ini perkiraan dengan tarif hari ini">
                Admin menetapkan harga saat pendaftaran disetujui. Setelah itu tagihan DP 50% terbit dan Anda
                membayarnya di halaman Pembayaran.
              </Callout>
            </div>
          </Section>
        </>
      ) : (
        <Skeleton height="26rem" radius="lg" aria-label="Menyusun ringkasan" />
      )}
    </>
  );
}
