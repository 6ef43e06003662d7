import { Fragment } from 'react';
import { Skeleton } from '@mantine/core';
import { formatDate, withZone } from '#domain/core/format.ts';
import { jenisPembiayaan } from '#domain/pembayaran/schema.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { usePratinjauPenelitian } from '#data/penelitian.ts';
import { DataDiri } from '#features/pendaftaran/DataDiri.tsx';
import { IsiDokumen } from '#features/penelitian/bagian/DokumenPenelitian.tsx';
import type { RecordForm } from '#kit/form/record-form.ts';
import { ReviewSection, useReturnToReview } from '#kit/form/ReviewSection.tsx';
import { berkasIsian, bodyDari, diLaboratorium, type IsianPenelitian, type PokokIsian } from './isian.ts';
import classes from './LangkahRingkasan.module.css';

export type LangkahRingkasanProps = {
  form: RecordForm<IsianPenelitian>;
  pokok: PokokIsian;
  /** The field one comes back from: the button that led there is in view again. */
  kembaliKe: string | null;
  onUbah: (nama: string) => void;
};

/** Everything once more before it is sent, short enough to be read: what the server will make of it, and the documents. */
export function LangkahRingkasan({ form, pokok, kembaliKe, onUbah }: LangkahRingkasanProps) {
  const { values: isian } = form;
  const files = berkasIsian(isian, pokok);
  const semua = usePratinjauPenelitian({ body: bodyDari(isian, pokok), files });
  useReturnToReview(form, kembaliKe, semua !== undefined);
  const [pertama] = semua ?? [];
  if (!semua || !pertama) return <Skeleton height="26rem" radius="lg" aria-label="Menyusun ringkasan" />;
  const ubah = { form, onChange: onUbah };
  return (
    <>
      <ReviewSection {...ubah} title="Penelitian" name="judul">
        <p className={classes.name}>{pertama.judul}</p>
        <Baris isi={[['Judul payung', pertama.judulPayung]]} />
        <p className={classes.line}>
          {[
            pertama.researchType.jenisPenelitian,
            pertama.keteranganJenisPenelitian,
            pertama.map?.petaPenelitian,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Baris isi={[['Pembimbing', pertama.namaDosen ?? 'Tidak ada']]} />
        <Baris isi={[['Pembiayaan', pembiayaan(pertama)]]} />
      </ReviewSection>
      {diLaboratorium(isian) ? (
        <>
          {semua.map((satu, ke) => (
            <ReviewSection
              {...ubah}
              key={satu.uuid}
              title={satu.lab.namaLaboratorium}
              name={`rencanaPenggunaan[${ke}][idLaboratorium]`}
            >
              <p className={classes.line}>{masa(satu)}</p>
              <Baris isi={barang(satu)} />
            </ReviewSection>
          ))}
          <ReviewSection {...ubah} title="Dokumen" name="fileSertifikatPelatihan">
            <IsiDokumen data={pertama} />
          </ReviewSection>
        </>
      ) : (
        <ReviewSection {...ubah} title="Tempat penelitian" name="tempatPenelitian">
          <p className={classes.name}>{pertama.tempatPenelitian}</p>
          <p className={classes.line}>{masa(pertama)}</p>
        </ReviewSection>
      )}
      {semua.length > 1 ? (
        <p className={classes.line}>
          Menjadi {semua.length} pendaftaran, satu untuk setiap laboratorium, masing-masing dengan nomor dan
          persetujuannya sendiri.
        </p>
      ) : null}
      <DataDiri tercantumPada="pendaftaran serta tagihan" />
    </>
  );
}

type Butir = readonly [label: string, isi: string | null];

/** Short lines that say what they are; what is empty is not said. */
const Baris = ({ isi }: { isi: readonly Butir[] }) => (
  <>
    {isi.map(([label, nilai]) => (
      <Fragment key={label}>
        {nilai ? (
          <p className={classes.line}>
            {label}: {nilai}
          </p>
        ) : null}
      </Fragment>
    ))}
  </>
);

const pembiayaan = ({ paymentType, namaDosenPembiayaan, namaPembiayaan }: Penelitian): string =>
  paymentType.kdJenisPembiayaan === jenisPembiayaan.sendiri
    ? paymentType.jenisPembiayaan
    : `${paymentType.jenisPembiayaan}, ${namaDosenPembiayaan ?? namaPembiayaan}`;

const masa = ({ tglMulai, tglSelesai, jamMulai, jamSelesai }: Penelitian): string => {
  const hari = `${formatDate(tglMulai)} – ${formatDate(tglSelesai)}`;
  return jamMulai && jamSelesai ? `${hari}, ${withZone(`${jamMulai}–${jamSelesai}`)}` : hari;
};

const barang = (satu: Penelitian): Butir[] => [
  ['Alat', satu.researchLabTool.map(({ tool }) => tool.namaAlat).join(', ')],
  ['Bahan', satu.researchLabItem.map(({ item }) => item.namaBahan).join(', ')],
  ['Instrumen', satu.researchLabInstrument.map(({ instrument }) => instrument.namaInstrumen).join(', ')],
];
