import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconGavel } from '@tabler/icons-react';
import { suratApi } from '#domain/surat/endpoints.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { useOrang } from '#data/app.ts';
import type { Baris } from '#data/baris.ts';
import { useSuratPokok } from '#data/surat.ts';
import type { Tampilan } from '#data/view.ts';
import type { BackLink } from '#kit/frame/BackTo.tsx';
import { useMode, useRekaman } from '#kit/record/record.ts';
import { WriteMarks } from '#kit/notice/WriteMarks.tsx';
import { DecisionNotices, hasNotices } from '#kit/form/DecisionNotices.tsx';
import { useRepair } from '#kit/record/repair.ts';
import { RekamanSurat, TanpaSurat } from './RekamanSurat.tsx';
import { SuratTerbit } from './SuratTerbit.tsx';
import { Syarat } from './Syarat.tsx';
import { useSatuSurat } from './use-satu.ts';
import { bolehMemutuskan, dapatDiputuskan, putusanBaru } from './putusan.ts';
import { PutusanForm } from './PutusanForm.tsx';

export type AlamatPetugas = { list: () => string; edit: (uuid: string) => string };

/** One letter as an officer reads and decides it (LETTER-13 to LETTER-16, LETTER-18 to LETTER-20, CONF-30). */
export function PutusanSurat({ alamat }: { alamat: AlamatPetugas }) {
  const kembali = { to: alamat.list(), label: 'Surat bebas lab' };
  const hasil = useSatuSurat(useRekaman(kembali.to));
  const mode = useMode();
  if (hasil.jenis !== 'ada')
    return <TanpaSurat kembali={kembali} gagal={hasil.jenis === 'gagal' ? hasil : null} />;
  const { tampilan, pada } = hasil;
  const isi = { key: tampilan.data.uuid, tampilan, pada, kembali, alamat };
  return mode === 'edit' ? <Putuskan {...isi} /> : <Lihat {...isi} />;
}

type IsiProps = {
  tampilan: Tampilan<Surat>;
  pada: string | null;
  kembali: BackLink;
  alamat: AlamatPetugas;
};

/** The form, once it may be opened; it stays while the record changes under it, so that nothing typed is lost. */
function Putuskan(props: IsiProps) {
  const { tampilan, pada, kembali } = props;
  const { actor } = useOrang();
  const perbaikan = useRepair(suratApi.putuskan, tampilan, useSuratPokok);
  const dibuka = perbaikan?.tampilan ?? tampilan;
  const verdict = bolehMemutuskan(putusanBaru, dibuka.data, actor);
  const [formulir, setFormulir] = useState<{ perbaiki: Baris | null } | null>(null);
  // A decision that was refused while its form was open is already the form's own to repair.
  if (verdict.ok && formulir === null) setFormulir({ perbaiki: perbaikan?.row ?? null });
  if (!formulir) return <Lihat {...props} alasan={verdict.ok ? null : verdict.reason} />;
  const pesan = { tampilan: tanpa(dibuka, formulir.perbaiki), readAt: pada, reason: null };
  return (
    <PutusanForm
      tampilan={dibuka}
      kembali={kembali}
      perbaiki={formulir.perbaiki}
      pesan={hasNotices(pesan) ? <DecisionNotices {...pesan} what="Surat" repair={() => null} /> : null}
    />
  );
}

/** The form itself says why the decision it repairs was refused. */
const tanpa = (tampilan: Tampilan<Surat>, perbaiki: Baris | null): Tampilan<Surat> => ({
  ...tampilan,
  keputusan: tampilan.keputusan.filter(({ opId }) => opId !== perbaiki?.opId),
});

/** `alasan`: why the decision that was asked for is not this reader's to make. */
function Lihat({ tampilan, pada, kembali, alamat, alasan = null }: IsiProps & { alasan?: string | null }) {
  const { actor } = useOrang();
  const { data } = tampilan;
  const menunggu = dapatDiputuskan(data, actor);
  const pesan = { tampilan, readAt: pada, reason: alasan };
  return (
    <RekamanSurat
      data={data}
      kembali={kembali}
      giliran={menunggu}
      tanda={<WriteMarks tampilan={tampilan} />}
      mainAction={
        menunggu ? (
          <Button
            component={Link}
            size="lg"
            to={alamat.edit(data.uuid)}
            leftSection={<IconGavel aria-hidden size="1.125rem" />}
          >
            Putuskan
          </Button>
        ) : null
      }
      pesan={
        hasNotices(pesan) ? (
          <DecisionNotices
            {...pesan}
            what="Surat"
            repair={() =>
              menunggu ? (
                <Button component={Link} to={alamat.edit(data.uuid)}>
                  Putuskan lagi
                </Button>
              ) : null
            }
          />
        ) : null
      }
    >
      {data.terbit ? <SuratTerbit terbit={data.terbit} /> : <Syarat />}
    </RekamanSurat>
  );
}
