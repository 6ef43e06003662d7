import { useState, type ComponentType } from 'react';
import { callName } from '#domain/core/endpoint.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { RekamanPengujian, TanpaPengujian } from '#features/pengujian/bagian/RekamanPengujian.tsx';
import { usePengujian } from '#features/pengujian/bagian/use-pengujian.ts';
import { useRekaman } from '#kit/record.ts';
import { paths } from '#paths';
import { DenganDraf } from './DenganDraf.tsx';
import { IsiRekaman } from './IsiRekaman.tsx';
import { PesanLuring } from './luring.tsx';
import { PelunasanForm } from './PelunasanForm.tsx';
import { PenugasanForm } from './PenugasanForm.tsx';
import type { FormulirProps } from './use-formulir.ts';
import type { Rekaman } from './use-kirim.ts';
import { VerifikasiForm } from './VerifikasiForm.tsx';

const kembali = { to: paths.persetujuan.list(), label: 'Persetujuan pengujian' };

type Isian = { aksi: string; call: string; Form: ComponentType<FormulirProps> };

const verifikasi: Isian = {
  aksi: 'Verifikasi',
  call: callName(pengujianApi.verifikasi),
  Form: VerifikasiForm,
};
const penugasan: Isian = {
  aksi: 'Penugasan',
  call: callName(pengujianApi.tugaskan),
  Form: PenugasanForm,
};
const pelunasan: Isian = {
  aksi: 'Tagihan pelunasan',
  call: callName(pengujianApi.pelunasan),
  Form: PelunasanForm,
};

/** The form of each code of W1 that has one (TESTADM-15 to TESTADM-18, GAP-123, GAP-127). */
const isianList: Partial<Record<number, Isian>> = {
  1: verifikasi,
  6: penugasan,
  7: penugasan,
  8: pelunasan,
  9: pelunasan,
  11: penugasan,
  12: penugasan,
};

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
            call: isian.call,
            record: data.uuid,
            label: `${isian.aksi} · ${data.namaSampel}`,
          }}
        >
          {(draf) => <isian.Form rekaman={rekaman} draf={draf} />}
        </DenganDraf>
      ) : (
        <IsiRekaman data={data} />
      )}
    </RekamanPengujian>
  );
}
