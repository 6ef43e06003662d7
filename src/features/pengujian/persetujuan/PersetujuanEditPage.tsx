import { useState, type ComponentType } from 'react';
import {
  KepalaPengujian,
  RekamanPengujian,
  TanpaPengujian,
} from '#features/pengujian/bagian/RekamanPengujian.tsx';
import { usePengujian } from '#features/pengujian/bagian/use-pengujian.ts';
import { useRekaman } from '#kit/record/record.ts';
import { paths } from '#paths';
import { IsiRekaman } from './IsiRekaman.tsx';
import { PesanLuring } from './luring.tsx';
import { PelunasanForm } from './PelunasanForm.tsx';
import { PenugasanForm } from './PenugasanForm.tsx';
import type { FormulirProps } from './use-formulir.ts';
import type { Rekaman } from './use-tindakan.ts';
import { VerifikasiForm } from './VerifikasiForm.tsx';

const kembali = { to: paths.persetujuan.list(), label: 'Persetujuan pengujian' };

/** The form of each code of W1 that has one (TESTADM-15 to TESTADM-18, GAP-123, GAP-127). */
const formulirList: Partial<Record<number, ComponentType<FormulirProps>>> = {
  1: VerifikasiForm,
  6: PenugasanForm,
  7: PenugasanForm,
  8: PelunasanForm,
  9: PelunasanForm,
  11: PenugasanForm,
  12: PenugasanForm,
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
  const [formulir] = useState(() => ({ Form: formulirList[data.idPengujianStatusPengajuan] }));
  const kepala = { data, kembali, pesan: pada === null ? null : <PesanLuring pada={pada} /> };
  if (!formulir.Form)
    return (
      <RekamanPengujian {...kepala}>
        <IsiRekaman data={data} />
      </RekamanPengujian>
    );
  return (
    <>
      <KepalaPengujian {...kepala} padat />
      <formulir.Form rekaman={rekaman} />
    </>
  );
}
