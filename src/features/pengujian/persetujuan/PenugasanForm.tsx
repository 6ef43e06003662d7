import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { dapatDiganti } from '#domain/pengujian/penugasan.ts';
import type { ParameterSampel, Pengujian, Sampel } from '#domain/pengujian/schema.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { BadgeParameter } from '#features/pengujian/bagian/Badge.tsx';
import { LongField } from '#kit/field/LongField.tsx';
import { useHasSide } from '#kit/frame/RecordPage.tsx';
import type { RecordForm } from '#kit/form/record-form.ts';
import { Section } from '#kit/text/Section.tsx';
import { KartuPenerimaan, namaPenerimaan } from './IsianPenerimaan.tsx';
import { KerangkaFormulir } from './KerangkaFormulir.tsx';
import {
  akibatPenugasan,
  belumDimulai,
  bodyPenugasan,
  hasilPenugasan,
  labelPenugasan,
  namaIsian,
  pakaiUntukSemua,
  penugasanAwal,
  penugasanKeliru,
  tidakSesuai,
  yangKeluar,
  type IsianPenugasan,
} from './penugasan.ts';
import { usePetugas, type PilihanOrang } from './petugas.tsx';
import { BarisPetugas, KepalaPetugas, PilihanPetugas, TidakDiuji } from './PilihanPetugas.tsx';
import { useFormulir, type FormulirProps } from './use-formulir.ts';
import classes from './Formulir.module.css';

type Tugas = RecordForm<IsianPenugasan>;

const { code: pertama } = pengujianWorkflow.states.dpTerverifikasi;

/** Taking a parameter out is a change of an assignment that stands (GAP-124). */
const dapatKeluar = ({ idPengujianStatusPengajuan: kode }: Pengujian): boolean => kode !== pertama;

/** Analyst and supervisor of each parameter at code 6, and their change at 7, 11, 12 (TESTADM-13, GAP-123, GAP-124). */
export function PenugasanForm({ rekaman }: FormulirProps) {
  const { data } = rekaman;
  const orang = usePetugas();
  const form = useFormulir(rekaman, {
    endpoint: pengujianApi.tugaskan,
    label: `Penugasan · ${sebutan(data.nomor, data.namaSampel)}`,
    initial: penugasanAwal(data),
    body: (isian) => bodyPenugasan(data, isian),
    alsoWrong: (isian) => penugasanKeliru(data, isian, orang.petugas),
    akibat: (isian) => akibatPenugasan(data, isian),
    hasil: (jawaban) => hasilPenugasan(data, jawaban),
    verdict: (_, boleh) => {
      const verdict = boleh(data.idPengujianStatusPengajuan === pertama ? 'tugaskan' : 'ubahPenugasan');
      return verdict.ok && orang.info ? { ok: false, status: 409, reason: orang.info } : verdict;
    },
  });
  const adaSamping = useHasSide();
  const untukSemua = <UntukSemua form={form} data={data} orang={orang} />;
  const keluar = yangKeluar(data, form.values).length > 0;
  return (
    <KerangkaFormulir
      form={form}
      data={data}
      labels={labelPenugasan(data)}
      samping={
        <>
          {adaSamping ? untukSemua : null}
          <Section title="Catatan penugasan" dense>
            <LongField
              {...form.field('catatan', 'catatanTambahan')}
              label={keluar ? 'Alasan tidak diuji' : 'Catatan'}
              description={
                keluar
                  ? 'Mengapa sampel atau parameter ini tidak diuji; tampil di riwayat'
                  : 'Boleh kosong; tampil di riwayat pengujian'
              }
              withAsterisk={keluar}
              maxLength={2000}
            />
          </Section>
        </>
      }
    >
      {adaSamping ? null : untukSemua}
      {data.sample.map((sampel, ke) => (
        <SampelDitugaskan key={sampel.uuid} sampel={sampel} ke={ke} data={data} form={form} orang={orang} />
      ))}
    </KerangkaFormulir>
  );
}

type BagianProps = { form: Tugas; data: Pengujian; orang: PilihanOrang };

/** One choice for every parameter, to be changed below where it differs. */
function UntukSemua({ form, data, orang }: BagianProps) {
  const [pilihan, setPilihan] = useState({ analis: '', penyelia: '' });
  const bantuan = form.id('semua-bantuan');
  const parameter = new Map(
    data.sample.flatMap((sampel) => sampel.parameter).map((satu) => [satu.uuid, satu]),
  );
  const pakai = () =>
    form.change(
      (now) =>
        pakaiUntukSemua(now, pilihan, (uuid, sebagai) =>
          dapatDiganti[sebagai](parameter.get(uuid)?.idStatusProgresParameter ?? 0),
        ),
      ...Object.keys(form.errors),
    );
  return (
    <Section title="Petugas untuk semua parameter" dense>
      <div className="mj-tumpuk-4">
        {(['analis', 'penyelia'] as const).map((sebagai) => (
          <PilihanPetugas
            key={sebagai}
            id={form.id(`semua-${sebagai}`)}
            sebagai={sebagai}
            orang={orang}
            bukan={[data.user.uuid, pilihan[sebagai === 'analis' ? 'penyelia' : 'analis']]}
            tercatat={null}
            required={false}
            idLaboratorium={data.idLaboratorium}
            value={pilihan[sebagai]}
            readOnly={form.readOnly}
            onChange={(uuid) => setPilihan((now) => ({ ...now, [sebagai]: uuid }))}
          />
        ))}
      </div>
      <p className={classes.lead} id={bantuan}>
        Pilih analis, penyelia, atau keduanya; di tiap parameter masih dapat diganti.
      </p>
      <Button
        variant="default"
        leftSection={<IconUsers aria-hidden size="1.125rem" />}
        disabled={form.readOnly || (!pilihan.analis && !pilihan.penyelia)}
        aria-describedby={bantuan}
        onClick={pakai}
      >
        Pakai untuk semua parameter
      </Button>
    </Section>
  );
}

type SampelProps = BagianProps & { sampel: Sampel; ke: number };

function SampelDitugaskan({ sampel, ke, data, form, orang }: SampelProps) {
  const { values: isian } = form;
  const nama = namaPenerimaan(ke);
  return (
    <KartuPenerimaan
      sampel={sampel}
      ke={ke}
      status={form.field(`sampel[${sampel.uuid}][status]`, nama.status, 'catatanTambahan')}
      tanggal={form.field(`sampel[${sampel.uuid}][tanggal]`, nama.tanggal, 'catatanTambahan')}
      kondisi={form.field(`sampel[${sampel.uuid}][kondisi]`, nama.kondisi, 'catatanTambahan')}
      catatan={form.field(`sampel[${sampel.uuid}][catatan]`, nama.catatan, 'catatanTambahan')}
      gambar={form.slowField(`sampel[${sampel.uuid}][gambar]`, nama.gambar, 'catatanTambahan')}
      kolom={<KepalaPetugas keluar={dapatKeluar(data)} />}
      bawah
      perParameter={(parameter) =>
        isian.parameter[parameter.uuid] && !tidakSesuai(isian, sampel.uuid) ? (
          <ParameterDitugaskan
            parameter={parameter}
            at={sampel.parameter.indexOf(parameter)}
            ke={ke}
            data={data}
            form={form}
            orang={orang}
          />
        ) : (
          <Ditolak />
        )
      }
    />
  );
}

type ParameterProps = BagianProps & { parameter: ParameterSampel; ke: number; at: number };

function ParameterDitugaskan({ parameter, ke, at, data, form, orang }: ParameterProps) {
  const tugas = form.values.parameter[parameter.uuid]!;
  const keluar = form.field(
    `parameter[${parameter.uuid}][keluar]`,
    namaIsian(ke, at, 'idStatusSampelParameter'),
    'catatanTambahan',
  );
  const progres = parameter.idStatusProgresParameter ?? 0;
  const pilihan = [
    { sebagai: 'analis', field: 'idUserAnalisis', lain: tugas.penyelia, tercatat: parameter.userAnalyst },
    { sebagai: 'penyelia', field: 'idUserPenyelia', lain: tugas.analis, tercatat: parameter.userSupervisor },
  ] as const;
  return (
    <BarisPetugas keluar={dapatKeluar(data)}>
      {tugas.keluar ? (
        <Ditolak />
      ) : (
        pilihan.map(({ sebagai, field, lain, tercatat }) => (
          <PilihanPetugas
            {...form.field(
              `parameter[${parameter.uuid}][${sebagai}]`,
              namaIsian(ke, at, field),
              'catatanTambahan',
            )}
            key={sebagai}
            sebagai={sebagai}
            orang={orang}
            bukan={[data.user.uuid, lain]}
            tercatat={tercatat}
            required
            idLaboratorium={data.idLaboratorium}
            readOnly={form.readOnly || !dapatDiganti[sebagai](progres)}
          />
        ))
      )}
      {dapatKeluar(data) && belumDimulai(parameter) ? <TidakDiuji {...keluar} /> : null}
    </BarisPetugas>
  );
}

const Ditolak = () => (
  <div className={classes.badge}>
    <BadgeParameter kode={statusSampelParameter.ditolak.code} />
  </div>
);
