import { useState, type ComponentType } from 'react';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import { callName } from '#domain/core/endpoint.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { RekamanPengujian, TanpaPengujian } from '#features/pengujian/bagian/RekamanPengujian.tsx';
import { usePengujian } from '#features/pengujian/bagian/use-pengujian.ts';
import { useRekaman } from '#kit/record.ts';
import { paths } from '#paths';
import { DenganDraf } from './DenganDraf.tsx';
import { PesanLuring } from './luring.tsx';
import type { FormulirProps, Rekaman } from './use-formulir.ts';
import { VerifikasiForm } from './VerifikasiForm.tsx';

const kembali = { to: paths.persetujuan.list(), label: 'Persetujuan pengujian' };

type Isian = { label: string; endpoint: AnyEndpoint; Form: ComponentType<FormulirProps> };

const verifikasi: Isian = {
  label: 'Verifikasi',
  endpoint: pengujianApi.verifikasi as unknown as AnyEndpoint,
  Form: VerifikasiForm,
};

/** The form of each code of W1 that has one (TESTADM-15 to TESTADM-18). */
const isianList: Partial<Record<number, Isian>> = { 1: verifikasi };

/** One submission as Admin works on it: the form its code asks for, else the record to read (TESTADM-07, TESTADM-08). */
export default function PersetujuanEditPage() {
  const hasil = usePengujian(useRekaman(paths.persetujuan.list()));
  if (hasil.jenis !== 'ada')
    return <TanpaPengujian kembali={kembali} gagal={hasil.jenis === 'gagal' ? hasil : null} />;
  return <Kerja key={hasil.data.uuid} rekaman={hasil} />;
}

function Kerja({ rekaman }: { rekaman: Rekaman }) {
  const { data, pada } = rekaman;
  // Chosen once: a record that moves on meanwhile must not take an open form away with what was typed.
  const [isian] = useState(() => isianList[data.idPengujianStatusPengajuan]);
  return (
    <RekamanPengujian
      data={data}
      kembali={kembali}
      pesan={pada === null ? null : <PesanLuring pada={pada} />}
    >
      {isian ? (
        <DenganDraf
          pokok={{
            call: callName(isian.endpoint),
            record: data.uuid,
            label: `${isian.label} · ${data.namaSampel}`,
          }}
        >
          {(draf) => <isian.Form rekaman={rekaman} draf={draf} />}
        </DenganDraf>
      ) : null}
    </RekamanPengujian>
  );
}
