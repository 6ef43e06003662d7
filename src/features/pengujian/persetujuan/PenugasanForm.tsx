import { useState } from 'react';
import { Button, Checkbox, Textarea } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { dapatDiganti } from '#domain/pengujian/rules.ts';
import type { ParameterSampel, Pengujian, Sampel } from '#domain/pengujian/schema.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { BadgeParameter } from '#features/pengujian/bagian/Badge.tsx';
import { KartuSampel } from '#features/pengujian/bagian/KartuSampel.tsx';
import { Section } from '#kit/Section.tsx';
import { IsianPenerimaan } from './IsianPenerimaan.tsx';
import { KerangkaFormulir } from './KerangkaFormulir.tsx';
import {
  adaYangKeluar,
  belumDimulai,
  bodyPenugasan,
  labelPenugasan,
  namaIsian,
  pakaiUntukSemua,
  penugasanAwal,
  penugasanKeliru,
  tidakSesuai,
  type IsianPenugasan,
  type Penugasan,
} from './penugasan.ts';
import { usePetugas, type PilihanOrang } from './petugas.tsx';
import { PilihanPetugas } from './PilihanPetugas.tsx';
import { useFormulir, type Formulir, type FormulirProps } from './use-formulir.ts';
import classes from './Formulir.module.css';

type Tugas = Formulir<
  NonNullable<typeof pengujianApi.tugaskan.body>,
  typeof pengujianApi.tugaskan.output,
  IsianPenugasan
>;

const { code: pertama } = pengujianWorkflow.states.dpTerverifikasi;

/** Analyst and supervisor of each parameter at code 6, and their change at 7, 11, 12 (TESTADM-13, GAP-123, GAP-124). */
export function PenugasanForm(props: FormulirProps) {
  const { data } = props.rekaman;
  const orang = usePetugas();
  const formulir = useFormulir(props, pengujianApi.tugaskan, penugasanAwal(data));
  const { isian, ubah, write, hanyaBaca } = formulir;
  const keluar = adaYangKeluar(data, isian);
  const terhalang =
    formulir.terhalang(data.idPengujianStatusPengajuan === pertama ? 'tugaskan' : 'ubahPenugasan') ??
    orang.info;
  return (
    <KerangkaFormulir
      {...props}
      formulir={formulir}
      labels={labelPenugasan(data)}
      terhalang={terhalang}
      onSubmit={() =>
        void formulir.kirim(bodyPenugasan(data, isian), penugasanKeliru(data, isian, orang.petugas))
      }
    >
      <UntukSemua formulir={formulir} data={data} orang={orang} />
      {data.sample.map((sampel, ke) => (
        <SampelDitugaskan
          key={sampel.uuid}
          sampel={sampel}
          ke={ke}
          data={data}
          formulir={formulir}
          orang={orang}
        />
      ))}
      <Section title="Catatan penugasan">
        <Textarea
          id={write.id('catatanTambahan')}
          label={keluar ? 'Alasan tidak diuji' : 'Catatan'}
          description={
            keluar
              ? 'Mengapa sampel atau parameter ini tidak diuji; tampil di riwayat'
              : 'Boleh kosong; tampil di riwayat pengujian'
          }
          withAsterisk={keluar}
          autosize
          minRows={2}
          maxLength={2000}
          readOnly={hanyaBaca}
          value={isian.catatan}
          error={write.errors['catatanTambahan']}
          onChange={({ currentTarget: { value } }) =>
            ubah((now) => ({ ...now, catatan: value }), 'catatanTambahan')
          }
        />
      </Section>
    </KerangkaFormulir>
  );
}

type BagianProps = { formulir: Tugas; data: Pengujian; orang: PilihanOrang };

/** One choice for every parameter, to be changed below where it differs. */
function UntukSemua({ formulir: { ubah, hanyaBaca, write }, data, orang }: BagianProps) {
  const [pilihan, setPilihan] = useState({ analis: '', penyelia: '' });
  const parameter = new Map(
    data.sample.flatMap((sampel) => sampel.parameter).map((satu) => [satu.uuid, satu]),
  );
  const pakai = () =>
    ubah(
      (now) =>
        pakaiUntukSemua(now, pilihan, (uuid, sebagai) =>
          dapatDiganti[sebagai](parameter.get(uuid)?.idStatusProgresParameter ?? 0),
        ),
      ...Object.keys(write.errors),
    );
  return (
    <Section title="Petugas untuk semua parameter">
      <div className={classes.pair}>
        {(['analis', 'penyelia'] as const).map((sebagai) => (
          <PilihanPetugas
            key={sebagai}
            id={write.id(`semua-${sebagai}`)}
            sebagai={sebagai}
            orang={orang}
            bukan={[data.user.uuid, pilihan[sebagai === 'analis' ? 'penyelia' : 'analis']]}
            tercatat={null}
            required={false}
            idLaboratorium={data.idLaboratorium}
            value={pilihan[sebagai]}
            disabled={hanyaBaca}
            onChange={(uuid) => setPilihan((now) => ({ ...now, [sebagai]: uuid }))}
          />
        ))}
      </div>
      <Button
        className={classes.apply ?? ''}
        variant="default"
        leftSection={<IconUsers aria-hidden size="1.125rem" />}
        disabled={hanyaBaca || (!pilihan.analis && !pilihan.penyelia)}
        onClick={pakai}
      >
        Pakai untuk semua parameter
      </Button>
    </Section>
  );
}

type SampelProps = BagianProps & { sampel: Sampel; ke: number };

function SampelDitugaskan({ sampel, ke, data, formulir, orang }: SampelProps) {
  const { isian, ubah, write, hanyaBaca } = formulir;
  return (
    <KartuSampel
      sampel={sampel}
      nomor={ke + 1}
      isian={
        <IsianPenerimaan
          ke={ke}
          nilai={isian.sampel[sampel.uuid]!}
          write={write}
          disabled={hanyaBaca}
          onChange={(nilai, field) =>
            ubah(
              (now) => ({ ...now, sampel: { ...now.sampel, [sampel.uuid]: nilai } }),
              field,
              'catatanTambahan',
            )
          }
        />
      }
      perParameter={(parameter) =>
        isian.parameter[parameter.uuid] && !tidakSesuai(isian, sampel.uuid) ? (
          <ParameterDitugaskan
            parameter={parameter}
            at={sampel.parameter.indexOf(parameter)}
            ke={ke}
            data={data}
            formulir={formulir}
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

function ParameterDitugaskan({ parameter, ke, at, data, formulir, orang }: ParameterProps) {
  const { isian, ubah, write, hanyaBaca } = formulir;
  const tugas = isian.parameter[parameter.uuid]!;
  const set = (isi: Partial<Penugasan>, field: string) =>
    ubah(
      (now) => ({
        ...now,
        parameter: { ...now.parameter, [parameter.uuid]: { ...now.parameter[parameter.uuid]!, ...isi } },
      }),
      namaIsian(ke, at, field),
      'catatanTambahan',
    );
  const progres = parameter.idStatusProgresParameter ?? 0;
  const pilihan = [
    { sebagai: 'analis', field: 'idUserAnalisis', lain: tugas.penyelia, tercatat: parameter.userAnalyst },
    { sebagai: 'penyelia', field: 'idUserPenyelia', lain: tugas.analis, tercatat: parameter.userSupervisor },
  ] as const;
  return (
    <div className={classes.stack}>
      {tugas.keluar ? (
        <Ditolak />
      ) : (
        <div className={classes.stack}>
          {pilihan.map(({ sebagai, field, lain, tercatat }) => (
            <PilihanPetugas
              key={sebagai}
              id={write.id(namaIsian(ke, at, field))}
              sebagai={sebagai}
              orang={orang}
              bukan={[data.user.uuid, lain]}
              tercatat={tercatat}
              required
              idLaboratorium={data.idLaboratorium}
              value={tugas[sebagai]}
              disabled={hanyaBaca || !dapatDiganti[sebagai](progres)}
              error={write.errors[namaIsian(ke, at, field)]}
              onChange={(uuid) => set({ [sebagai]: uuid }, field)}
            />
          ))}
        </div>
      )}
      {data.idPengujianStatusPengajuan !== pertama && belumDimulai(parameter) ? (
        <Checkbox
          id={write.id(namaIsian(ke, at, 'idStatusSampelParameter'))}
          className={classes.check ?? ''}
          label="Tidak dapat diuji"
          checked={tugas.keluar}
          disabled={hanyaBaca}
          error={write.errors[namaIsian(ke, at, 'idStatusSampelParameter')]}
          onChange={({ currentTarget: { checked } }) => set({ keluar: checked }, 'idStatusSampelParameter')}
        />
      ) : null}
    </div>
  );
}

const Ditolak = () => (
  <div className={classes.badge}>
    <BadgeParameter kode={statusSampelParameter.ditolak.code} />
  </div>
);
