import { Button, Textarea } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import type { ParameterSampel, Pengujian, Sampel } from '#domain/pengujian/schema.ts';
import { RadioField } from '#kit/RadioField.tsx';
import {
  pilihanStatusParameter,
  statusDariKode,
  statusSampelParameter,
} from '#domain/pengujian/status-sampel.ts';
import { KartuSampel } from '#features/pengujian/bagian/KartuSampel.tsx';
import { RincianBiaya } from '#features/pengujian/bagian/RincianBiaya.tsx';
import type { RecordForm } from '#kit/record-form.ts';
import { Section } from '#kit/Section.tsx';
import { IsianPenerimaan, namaPenerimaan } from './IsianPenerimaan.tsx';
import { KerangkaFormulir } from './KerangkaFormulir.tsx';
import { PilihanKalab } from './PilihanKalab.tsx';
import { PilihanLencana } from './PilihanLencana.tsx';
import { useFormulir, type FormulirProps } from './use-formulir.ts';
import {
  bodyVerifikasi,
  labelVerifikasi,
  namaStatusParameter,
  persetujuan,
  setujuiSemua,
  tagihanSementara,
  verifikasiAwal,
  verifikasiKeliru,
  type IsianVerifikasi,
} from './verifikasi.ts';
import classes from './Formulir.module.css';

type Verifikasi = RecordForm<IsianVerifikasi>;

/** The verification at code 1: receipt, a status for each parameter, approval (TESTADM-08 to TESTADM-15). */
export function VerifikasiForm({ rekaman }: FormulirProps) {
  const { data } = rekaman;
  const form = useFormulir(rekaman, {
    endpoint: pengujianApi.verifikasi,
    label: `Verifikasi · ${sebutan(data.nomor, data.namaSampel)}`,
    initial: verifikasiAwal(data),
    body: (isian) => bodyVerifikasi(data, isian),
    alsoWrong: (isian) => verifikasiKeliru(data, isian),
    verdict: ({ flag }, boleh) => boleh(persetujuan[flag].aksi),
  });
  const { values: isian } = form;
  const menolak = persetujuan[isian.flag].aksi === 'tolak';
  return (
    <KerangkaFormulir
      form={form}
      data={data}
      labels={labelVerifikasi(data)}
      submit={{ label: 'Simpan', danger: menolak }}
    >
      {menolak ? null : (
        <div className={classes.shortcut}>
          <p>{hitungDitentukan(isian)}</p>
          <Button
            variant="default"
            disabled={form.readOnly}
            leftSection={<IconChecks aria-hidden size="1.125rem" />}
            onClick={() => form.change(setujuiSemua, ...Object.keys(labelVerifikasi(data)))}
          >
            Setujui semua parameter
          </Button>
        </div>
      )}
      {data.sample.map((sampel, ke) => (
        <SampelDiverifikasi key={sampel.uuid} sampel={sampel} ke={ke} form={form} />
      ))}
      <Persetujuan form={form} data={data} />
      {menolak ? null : <TagihanSementara {...tagihanSementara(data, isian)} />}
    </KerangkaFormulir>
  );
}

const { perluVerifikasiKalab, belumDiverifikasi } = statusSampelParameter;

function hitungDitentukan({ parameter }: IsianVerifikasi): string {
  const kode = Object.values(parameter);
  const belum = kode.filter((satu) => satu === belumDiverifikasi.code).length;
  return belum === 0
    ? `Semua ${kode.length} parameter sudah ditentukan.`
    : `${kode.length - belum} dari ${kode.length} parameter sudah ditentukan.`;
}

/** Admin's choices (W7), the decisions before passing it on. */
const pilihanParameter = pilihanStatusParameter('Admin')
  .map((kode) => statusDariKode(statusSampelParameter, kode))
  .toSorted((a, b) => Number(a === perluVerifikasiKalab) - Number(b === perluVerifikasiKalab));

function SampelDiverifikasi({ sampel, ke, form }: { sampel: Sampel; ke: number; form: Verifikasi }) {
  if (form.values.flag === '0') return <KartuSampel sampel={sampel} nomor={ke + 1} />;
  const nama = namaPenerimaan(ke);
  const pilihan = (parameter: ParameterSampel) => (
    <PilihanLencana
      {...form.field(
        `parameter[${parameter.uuid}]`,
        namaStatusParameter(ke, sampel.parameter.indexOf(parameter)),
        'flagPersetujuan',
      )}
      label={
        <>
          Status<span className="mj-terdengar"> {parameter.parameterTest.namaParameterUji}</span>
        </>
      }
      options={pilihanParameter}
    />
  );
  return (
    <KartuSampel
      sampel={sampel}
      nomor={ke + 1}
      isian={
        <IsianPenerimaan
          ke={ke}
          status={form.field(`sampel[${sampel.uuid}][status]`, nama.status)}
          tanggal={form.field(`sampel[${sampel.uuid}][tanggal]`, nama.tanggal)}
          gambar={form.field(`sampel[${sampel.uuid}][gambar]`, nama.gambar)}
        />
      }
      perParameter={pilihan}
    />
  );
}

function Persetujuan({ form, data }: { form: Verifikasi; data: Pengujian }) {
  const { flag } = form.values;
  return (
    <Section title="Persetujuan">
      <div className={classes.stack}>
        <RadioField
          {...form.field('flag', 'flagPersetujuan')}
          label="Keputusan"
          withAsterisk
          options={(['1', '2', '0'] as const).map((value) => ({
            value,
            label: persetujuan[value].label,
            disabled: form.readOnly,
          }))}
        />
        {flag === '2' ? <PilihanKalab {...form.field('kalab', 'idUserVerifikasiKalab')} data={data} /> : null}
        <Textarea
          {...form.field('catatan', 'catatanTambahan')}
          label="Catatan"
          description={
            flag === '0'
              ? 'Mengapa pendaftaran ditolak (boleh kosong); tampil di riwayat pendaftar'
              : 'Boleh kosong; tampil di riwayat pengujian'
          }
          autosize
          minRows={2}
          maxLength={2000}
        />
      </div>
    </Section>
  );
}

function TagihanSementara({ baris, total, dp }: ReturnType<typeof tagihanSementara>) {
  return (
    <Section title="Tagihan yang akan dibuat">
      {baris.length === 0 ? (
        <p className={classes.empty}>Setujui paling sedikit satu parameter untuk melihat tagihannya.</p>
      ) : (
        <RincianBiaya
          baris={baris}
          jumlah={[
            { label: 'Total biaya', nilai: total },
            { label: 'Uang muka (DP 50%)', nilai: dp, utama: true },
          ]}
        />
      )}
    </Section>
  );
}
