import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { aturanDokumen, lhuApi } from '#domain/lhu/endpoints.ts';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import {
  KepalaPengujian,
  RekamanPengujian,
  TanpaPengujian,
} from '#features/pengujian/bagian/RekamanPengujian.tsx';
import { usePengujian } from '#features/pengujian/bagian/use-pengujian.ts';
import { bantuanDokumen, fotoDokumen } from '#features/pendaftaran/foto-pdf.ts';
import { FileField, type ChosenFile } from '#kit/field/FileField.tsx';
import { useRekaman } from '#kit/record/record.ts';
import { Section } from '#kit/text/Section.tsx';
import { paths } from '#paths';
import { KerangkaFormulir } from './KerangkaFormulir.tsx';
import { DaftarLhu, PermintaanDokumen } from './LaporanDokumen.tsx';
import { PesanLuring } from './luring.tsx';
import { TombolLhu } from './TombolLhu.tsx';
import { useFormulir, type FormulirProps } from './use-formulir.ts';
import type { Rekaman } from './use-tindakan.ts';

const kembali = { to: paths.persetujuan.list(), label: 'Persetujuan pengujian' };
const { code: menunggu } = pengujianWorkflow.states.permintaanDokumen;

/** The report to print, and the document asked for besides it (TESTADM-28 to TESTADM-33). */
export default function CetakLhuPage() {
  const hasil = usePengujian(useRekaman(paths.persetujuan.list()));
  if (hasil.jenis !== 'ada')
    return <TanpaPengujian kembali={kembali} gagal={hasil.jenis === 'gagal' ? hasil : null} />;
  return <Cetak key={hasil.data.uuid} rekaman={hasil} />;
}

function Cetak({ rekaman }: { rekaman: Rekaman }) {
  const { data, pada } = rekaman;
  const terbaru = data.lhu.at(-1);
  const cetak = (utama: boolean) =>
    terbaru ? <TombolLhu lhu={terbaru} label="Cetak LHU" utama={utama} /> : null;
  // Chosen once, as on the edit page: what is chosen stays in sight when the record moves on.
  const [unggah] = useState(data.idPengujianStatusPengajuan === menunggu);
  const kepala = { data, kembali, pesan: pada === null ? null : <PesanLuring pada={pada} /> };
  // While a document is awaited its 'Simpan' is the one thing to do here.
  if (unggah)
    return (
      <>
        <KepalaPengujian {...kepala} actions={cetak(false)} />
        <UnggahForm rekaman={rekaman} />
      </>
    );
  return (
    <RekamanPengujian {...kepala} mainAction={cetak(true)}>
      <PermintaanDokumen data={data} />
      <DaftarLhu lhu={data.lhu} />
      <div>
        <Button component={Link} to={paths.persetujuan.list()} variant="default" size="lg">
          Kembali
        </Button>
      </div>
    </RekamanPengujian>
  );
}

type IsianUnggah = { berkas: ChosenFile | null };
const kosong: IsianUnggah = { berkas: null };

function UnggahForm({ rekaman }: FormulirProps) {
  const { data } = rekaman;
  const form = useFormulir(rekaman, {
    endpoint: lhuApi.unggahDokumen,
    label: `Dokumen tambahan · ${sebutan(data.nomor, data.namaSampel)}`,
    initial: kosong,
    body: ({ berkas }) => ({
      uuid: data.uuid,
      // Without a file the call's own schema says so.
      fileDokumenTambahan: (berkas ? { sha256: berkas.sha256, name: berkas.name } : undefined)!,
    }),
    akibat: ({ berkas }) => ({ kata: `Pendaftar akan langsung dapat membuka '${berkas!.name}'.` }),
    hasil: ({ fileDokumenTambahan }) =>
      fileDokumenTambahan ? `Pendaftar dapat membuka '${fileDokumenTambahan.name}'.` : undefined,
    verdict: (_, boleh) => boleh('unggahDokumen'),
  });
  return (
    <KerangkaFormulir form={form} data={data} labels={{ fileDokumenTambahan: 'Dokumen tambahan' }}>
      <PermintaanDokumen data={data} />
      <Section title="Unggah dokumen tambahan">
        <FileField
          {...form.slowField('berkas', 'fileDokumenTambahan')}
          label="Dokumen tambahan"
          help={bantuanDokumen}
          rule={aturanDokumen}
          pictures={fotoDokumen}
          required
        />
      </Section>
      <DaftarLhu lhu={data.lhu} />
    </KerangkaFormulir>
  );
}
