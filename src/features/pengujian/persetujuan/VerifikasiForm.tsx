import { Button, Textarea } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
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
import { Section } from '#kit/Section.tsx';
import { IsianPenerimaan } from './IsianPenerimaan.tsx';
import { KerangkaFormulir } from './KerangkaFormulir.tsx';
import { PilihanKalab } from './PilihanKalab.tsx';
import { PilihanLencana } from './PilihanLencana.tsx';
import { useFormulir, type Formulir, type FormulirProps } from './use-formulir.ts';
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

type Verifikasi = Formulir<
  NonNullable<typeof pengujianApi.verifikasi.body>,
  typeof pengujianApi.verifikasi.output,
  IsianVerifikasi
>;

/** The verification at code 1: receipt, a status for each parameter, approval (TESTADM-08 to TESTADM-15). */
export function VerifikasiForm(props: FormulirProps) {
  const { data } = props.rekaman;
  const formulir = useFormulir(props, pengujianApi.verifikasi, verifikasiAwal(data));
  const { isian, ubah, hanyaBaca } = formulir;
  const { aksi } = persetujuan[isian.flag];
  return (
    <KerangkaFormulir
      {...props}
      formulir={formulir}
      labels={labelVerifikasi(data)}
      terhalang={formulir.terhalang(aksi)}
      menolak={aksi === 'tolak'}
      onSubmit={() => void formulir.kirim(bodyVerifikasi(data, isian), verifikasiKeliru(data, isian))}
    >
      {aksi === 'tolak' ? null : (
        <div className={classes.shortcut}>
          <p>{hitungDitentukan(isian)}</p>
          <Button
            variant="default"
            disabled={hanyaBaca}
            leftSection={<IconChecks aria-hidden size="1.125rem" />}
            onClick={() => ubah(setujuiSemua, ...Object.keys(labelVerifikasi(data)))}
          >
            Setujui semua parameter
          </Button>
        </div>
      )}
      {data.sample.map((sampel, ke) => (
        <SampelDiverifikasi key={sampel.uuid} sampel={sampel} ke={ke} formulir={formulir} />
      ))}
      <Persetujuan formulir={formulir} data={data} />
      {aksi === 'tolak' ? null : <TagihanSementara {...tagihanSementara(data, isian)} />}
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

function SampelDiverifikasi({ sampel, ke, formulir }: { sampel: Sampel; ke: number; formulir: Verifikasi }) {
  const { isian, ubah, write, hanyaBaca } = formulir;
  if (isian.flag === '0') return <KartuSampel sampel={sampel} nomor={ke + 1} />;
  const pilihan = (parameter: ParameterSampel) => {
    const nama = namaStatusParameter(ke, sampel.parameter.indexOf(parameter));
    return (
      <PilihanLencana
        id={write.id(nama)}
        label={
          <>
            Status<span className="mj-terdengar"> {parameter.parameterTest.namaParameterUji}</span>
          </>
        }
        options={pilihanParameter}
        value={isian.parameter[parameter.uuid]!}
        error={write.errors[nama]}
        disabled={hanyaBaca}
        onChange={(kode) =>
          ubah(
            (now) => ({ ...now, parameter: { ...now.parameter, [parameter.uuid]: kode } }),
            nama,
            'flagPersetujuan',
          )
        }
      />
    );
  };
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
            ubah((now) => ({ ...now, sampel: { ...now.sampel, [sampel.uuid]: nilai } }), field)
          }
        />
      }
      perParameter={pilihan}
    />
  );
}

function Persetujuan({ formulir, data }: { formulir: Verifikasi; data: Pengujian }) {
  const { isian, ubah, write, hanyaBaca } = formulir;
  return (
    <Section title="Persetujuan">
      <div className={classes.stack}>
        <RadioField
          id={write.id('flagPersetujuan')}
          label="Keputusan"
          withAsterisk
          value={isian.flag}
          error={write.errors['flagPersetujuan']}
          onChange={(flag) =>
            ubah((now) => ({ ...now, flag: flag as IsianVerifikasi['flag'] }), 'flagPersetujuan')
          }
          options={(['1', '2', '0'] as const).map((flag) => ({
            value: flag,
            label: persetujuan[flag].label,
            disabled: hanyaBaca,
          }))}
        />
        {isian.flag === '2' ? (
          <PilihanKalab
            id={write.id('idUserVerifikasiKalab')}
            data={data}
            value={isian.kalab}
            disabled={hanyaBaca}
            error={write.errors['idUserVerifikasiKalab']}
            onChange={(kalab) => ubah((now) => ({ ...now, kalab }), 'idUserVerifikasiKalab')}
          />
        ) : null}
        <Textarea
          id={write.id('catatanTambahan')}
          label="Catatan"
          description={
            isian.flag === '0'
              ? 'Mengapa pendaftaran ditolak (boleh kosong); tampil di riwayat pendaftar'
              : 'Boleh kosong; tampil di riwayat pengujian'
          }
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
