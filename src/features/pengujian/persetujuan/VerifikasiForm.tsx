import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconChecks, IconPackageImport } from '@tabler/icons-react';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import type { ParameterSampel, Pengujian, Sampel } from '#domain/pengujian/schema.ts';
import { pilihanStatusParameter, statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { useHariIni } from '#data/antrean.ts';
import { hasilPutusan } from '#features/pengujian/bagian/akibat.ts';
import { CatatanPendaftar } from '#features/pengujian/bagian/CatatanPendaftar.tsx';
import { KartuSampel } from '#features/pengujian/bagian/KartuSampel.tsx';
import { KepalaPilihan, PilihanBaris } from '#features/pengujian/bagian/PilihanBaris.tsx';
import { useHasSide } from '#kit/frame/RecordPage.tsx';
import { RincianBiaya } from '#features/pengujian/bagian/RincianBiaya.tsx';
import { RingkasanPutusan } from '#features/pengujian/bagian/RingkasanPutusan.tsx';
import { NoteField } from '#kit/field/NoteField.tsx';
import { RadioField } from '#kit/field/RadioField.tsx';
import type { RecordForm } from '#kit/form/record-form.ts';
import { Section } from '#kit/text/Section.tsx';
import { KartuPenerimaan, namaPenerimaan } from './IsianPenerimaan.tsx';
import { KerangkaFormulir } from './KerangkaFormulir.tsx';
import { PilihanKalab } from './PilihanKalab.tsx';
import { useFormulir, type FormulirProps } from './use-formulir.ts';
import {
  akibatVerifikasi,
  bodyVerifikasi,
  diterimaSemua,
  labelVerifikasi,
  namaStatusParameter,
  persetujuan,
  pratinjauTagihan,
  setujuiSemua,
  verifikasiAwal,
  verifikasiKeliru,
  type IsianVerifikasi,
} from './verifikasi.ts';
import classes from './Formulir.module.css';

type Verifikasi = RecordForm<IsianVerifikasi>;

const { perluVerifikasiKalab } = statusSampelParameter;

/** The verification at code 1: receipt, a status for each parameter, approval (TESTADM-08 to TESTADM-15). */
export function VerifikasiForm({ rekaman }: FormulirProps) {
  const { data } = rekaman;
  const form = useFormulir(rekaman, {
    endpoint: pengujianApi.verifikasi,
    label: `Verifikasi · ${sebutan(data.nomor, data.namaSampel)}`,
    initial: verifikasiAwal(data),
    body: (isian) => bodyVerifikasi(data, isian),
    alsoWrong: (isian) => verifikasiKeliru(data, isian),
    akibat: (isian) => akibatVerifikasi(data, isian),
    hasil: hasilPutusan,
    verdict: ({ flag }, boleh) => boleh(persetujuan[flag].aksi),
  });
  const { values: isian } = form;
  const menolak = persetujuan[isian.flag].aksi === 'tolak';
  const { tagihan, ...pratinjau } = pratinjauTagihan(data, isian);
  const adaSamping = useHasSide();
  return (
    <KerangkaFormulir
      form={form}
      data={data}
      labels={labelVerifikasi(data)}
      submit={{ label: 'Simpan', danger: menolak }}
      summary={menolak ? null : <RingkasanPutusan kode={Object.values(isian.parameter)} tagihan={tagihan} />}
      samping={
        <Persetujuan form={form} data={data}>
          {menolak || !adaSamping ? null : <Sekaligus form={form} data={data} />}
        </Persetujuan>
      }
    >
      <CatatanPendaftar data={data} />
      {menolak || adaSamping ? null : <Sekaligus form={form} data={data} />}
      {data.sample.map((sampel, ke) => (
        <SampelDiverifikasi key={sampel.uuid} sampel={sampel} ke={ke} form={form} />
      ))}
      {menolak ? null : <TagihanSementara {...pratinjau} />}
    </KerangkaFormulir>
  );
}

/** Admin's choices (W7), the decisions before passing it on. */
const pilihanParameter = pilihanStatusParameter('Admin').toSorted(
  (a, b) => Number(a === perluVerifikasiKalab.code) - Number(b === perluVerifikasiKalab.code),
);

function SampelDiverifikasi({ sampel, ke, form }: { sampel: Sampel; ke: number; form: Verifikasi }) {
  if (form.values.flag === '0') return <KartuSampel sampel={sampel} nomor={ke + 1} />;
  const nama = namaPenerimaan(ke);
  const pilihan = (parameter: ParameterSampel) => (
    <PilihanBaris
      {...form.field(
        `parameter[${parameter.uuid}]`,
        namaStatusParameter(ke, sampel.parameter.indexOf(parameter)),
        'flagPersetujuan',
      )}
      label={`Status ${parameter.parameterTest.namaParameterUji}`}
      kode={pilihanParameter}
    />
  );
  return (
    <KartuPenerimaan
      sampel={sampel}
      ke={ke}
      status={form.field(`sampel[${sampel.uuid}][status]`, nama.status)}
      tanggal={form.field(`sampel[${sampel.uuid}][tanggal]`, nama.tanggal)}
      kondisi={form.field(`sampel[${sampel.uuid}][kondisi]`, nama.kondisi)}
      catatan={form.field(`sampel[${sampel.uuid}][catatan]`, nama.catatan)}
      gambar={form.slowField(`sampel[${sampel.uuid}][gambar]`, nama.gambar)}
      perParameter={pilihan}
      kolom={<KepalaPilihan kode={pilihanParameter} />}
    />
  );
}

type BagianProps = { form: Verifikasi; data: Pengujian };

function Persetujuan({ form, data, children }: BagianProps & { children: ReactNode }) {
  const { flag } = form.values;
  return (
    <Section title="Persetujuan" dense>
      <div className="mj-tumpuk-4">
        {children}
        <RadioField
          {...form.field('flag', 'flagPersetujuan')}
          label="Keputusan"
          withAsterisk
          arrange="lajur"
          options={(['1', '2', '0'] as const).map((value) => ({
            value,
            label: persetujuan[value].label,
            disabled: form.readOnly,
          }))}
        />
        {flag === '2' ? <PilihanKalab {...form.field('kalab', 'idUserVerifikasiKalab')} data={data} /> : null}
        <NoteField
          {...form.field('catatan', 'catatanTambahan')}
          label="Catatan"
          description={
            flag === '0'
              ? 'Mengapa pendaftaran ditolak (boleh kosong); tampil di riwayat pendaftar'
              : 'Boleh kosong; tampil di riwayat pengujian'
          }
        />
      </div>
    </Section>
  );
}

/** What mostly is said of all of them, in one press each. */
function Sekaligus({ form, data }: BagianProps) {
  const hariIni = useHariIni();
  const semua = Object.keys(labelVerifikasi(data));
  return (
    <div className={classes.shortcuts}>
      <Button
        variant="default"
        disabled={form.readOnly}
        leftSection={<IconPackageImport aria-hidden size="1.125rem" />}
        onClick={() => form.change((now) => diterimaSemua(now, hariIni), ...semua)}
      >
        Semua sampel diterima
      </Button>
      <Button
        variant="default"
        disabled={form.readOnly}
        leftSection={<IconChecks aria-hidden size="1.125rem" />}
        onClick={() => form.change(setujuiSemua, ...semua)}
      >
        Setujui semua parameter
      </Button>
    </div>
  );
}

type TagihanSementaraProps = Omit<ReturnType<typeof pratinjauTagihan>, 'tagihan'>;

function TagihanSementara({ judul, baris, jumlah }: TagihanSementaraProps) {
  return (
    <Section title={judul}>
      {baris.length === 0 ? (
        <p className="mj-redup">Setujui paling sedikit satu parameter untuk melihat biayanya.</p>
      ) : (
        <RincianBiaya baris={baris} jumlah={jumlah} />
      )}
    </Section>
  );
}
