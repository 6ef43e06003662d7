import type { ReactNode } from 'react';
import { Anchor } from '@mantine/core';
import { denganSatuan } from '#domain/analisis/hasil.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { Orang } from '#domain/core/orang.ts';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import { kataJeda } from '#domain/perjalanan/jeda.ts';
import { faktaKeterangan } from '#domain/pengujian/keterangan.ts';
import { faktaKondisi, jumlahSampel } from '#domain/pengujian/rules.ts';
import { useWhatsApp } from '#data/pesan.ts';
import { DateText } from '#kit/text/DateText.tsx';
import { PhoneLink } from '#kit/text/PhoneLink.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { FilePreview } from '#kit/field/FilePreview.tsx';
import { Section } from '#kit/text/Section.tsx';
import { WhatsAppLink } from '#kit/text/WhatsAppLink.tsx';
import { paths } from '#paths';
import classes from './FaktaAnalisis.module.css';

const orang = (value: Orang | null): string | null =>
  value?.noInduk ? `${value.nama} (${value.noInduk})` : (value?.nama ?? null);

/** Parameter, method, analyst and supervisor (ANALYSIS-02, REVIEW-02). `methodAction` edits the method where one may. */
export function FaktaParameter({ data, methodAction }: { data: Analisis; methodAction?: ReactNode }) {
  const { parameter, metodeUji, hasilPengujian, jumlahReplikasi, userAnalyst, userSupervisor } = data;
  return (
    <Section title="Parameter uji" action={methodAction}>
      <FactList
        facts={[
          { label: 'Metode uji', value: metodeUji, wide: true },
          { label: 'Analis', value: orang(userAnalyst) },
          { label: 'Penyelia', value: orang(userSupervisor) },
          { label: 'Satuan', value: parameter.satuan },
          { label: 'Replikasi', value: `${jumlahReplikasi} kali` },
          { label: 'Hasil pengujian', value: denganSatuan(hasilPengujian, parameter.satuan), wide: true },
        ]}
      />
    </Section>
  );
}

/** The sample as it was received, with its picture or document in place (FILES-07). */
export function FaktaSampel({ data: { sampel } }: { data: Analisis }) {
  return (
    <Section title="Sampel">
      <div className={classes.sample} data-picture={sampel.fileGambar !== null || undefined}>
        {sampel.fileGambar ? <FilePreview file={sampel.fileGambar} label="Gambar sampel" /> : null}
        <FactList
          facts={[
            { label: 'Nama sampel', value: sampel.nama },
            {
              label: 'Kode sampel',
              value: sampel.kodeSampel ? <span className="mj-kode">{sampel.kodeSampel}</span> : null,
            },
            { label: 'Jumlah', value: jumlahSampel(sampel.jumlah) },
            { label: 'Bentuk sampel', value: sampel.phase.namaBentukSampel },
            { label: 'Kemasan', value: sampel.kemasan },
            ...faktaKeterangan(sampel),
            { label: 'Penyimpanan', value: sampel.storage.namaPenyimpananSampel },
            ...faktaKondisi(sampel),
            { label: 'Penerimaan', value: sampel.status.statusSampel },
            { label: 'Tanggal penerimaan', value: <DateText value={sampel.tglPenerimaanSampel} /> },
          ]}
        />
      </div>
    </Section>
  );
}

/** Who registered the test, and what they said about it. */
export function FaktaPendaftaran({ data: { pengujian } }: { data: Analisis }) {
  const { user, nomor, namaLaboratorium } = pengujian;
  const pesan = useWhatsApp({
    user,
    perihal: `Pengujian ${nomor ?? ''}`.trim(),
    ajakan: null,
    alamat: paths.pendaftaran.pengujian(pengujian.uuid),
    dari: namaLaboratorium,
  });
  return (
    <Section title="Pendaftaran" action={<WhatsAppLink {...pesan} />}>
      <FactList
        facts={[
          { label: 'Pendaftar', value: user.nama },
          {
            label: 'Nomor pengujian',
            value: pengujian.nomor ? <span className="mj-kode">{pengujian.nomor}</span> : nomorMenyusul,
          },
          {
            label: 'ID registrasi',
            value: user.idRegistrasi ? <span className="mj-kode">{user.idRegistrasi}</span> : null,
          },
          { label: 'Institusi', value: user.namaPerguruanTinggi ?? user.namaInstitusi },
          {
            label: 'Fakultas dan program studi',
            value: [user.namaFakultas, user.namaProgramStudi].filter(Boolean).join(', '),
          },
          {
            label: 'Nomor WhatsApp',
            value: user.noHp ? <PhoneLink number={user.noHp} /> : null,
          },
          { label: 'Email', value: <Anchor href={`mailto:${user.email}`}>{user.email}</Anchor> },
          { label: 'Laboratorium', value: pengujian.namaLaboratorium },
          { label: 'Jenis penggunaan', value: pengujian.usageType.jenisPenggunaan },
          { label: 'Tanggal daftar', value: <DateText value={pengujian.createdAt} /> },
          { label: 'Janji selesai', value: kataJeda(pengujian.jeda) ?? <DateText value={pengujian.janji} /> },
          { label: 'Status pengujian', value: pengujian.statusSubmission.statusPengajuan },
          { label: 'Semua sampel pengujian ini', value: pengujian.namaSampel, wide: true },
          { label: 'Catatan pendaftar', value: pengujian.catatanTambahan, wide: true },
        ]}
      />
    </Section>
  );
}
