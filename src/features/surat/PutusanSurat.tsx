import { suratApi } from '#domain/surat/endpoints.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { useOrang } from '#data/app.ts';
import { useSurat, useSuratPokok } from '#data/surat.ts';
import type { Tampilan } from '#data/view.ts';
import type { BackLink } from '#kit/frame/BackTo.tsx';
import { useMode, useRekaman } from '#kit/record/record.ts';
import { WriteMarks } from '#kit/notice/WriteMarks.tsx';
import { useOpenedDecision } from '#kit/form/decision.ts';
import { DecideAgain, DecideButton, decisionNotices } from '#kit/form/DecisionNotices.tsx';
import { useOneRecord } from '#kit/record/one-record.ts';
import { RekamanSurat, TanpaSurat } from './RekamanSurat.tsx';
import { SuratTerbit } from './SuratTerbit.tsx';
import { Syarat } from './Syarat.tsx';
import { bolehMemutuskan, dapatDiputuskan, putusanBaru } from './putusan.ts';
import { PutusanForm } from './PutusanForm.tsx';

export type AlamatPetugas = { list: () => string; edit: (uuid: string) => string };

/** One letter as an officer reads and decides it (LETTER-13 to LETTER-16, LETTER-18 to LETTER-20, CONF-30). */
export function PutusanSurat({ alamat }: { alamat: AlamatPetugas }) {
  const kembali = { to: alamat.list(), label: 'Surat bebas lab' };
  const uuid = useRekaman(kembali.to);
  const hasil = useOneRecord(suratApi.list, uuid, useSurat(uuid));
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

function Putuskan(props: IsiProps) {
  const { pada, kembali } = props;
  const { actor } = useOrang();
  const putusan = useOpenedDecision(suratApi.putuskan, props.tampilan, useSuratPokok, (data) =>
    bolehMemutuskan(putusanBaru, data, actor),
  );
  if (!putusan.opened) return <Lihat {...props} alasan={putusan.reason} />;
  const { tampilan, repairs, others } = putusan;
  return (
    <PutusanForm
      tampilan={tampilan}
      kembali={kembali}
      perbaiki={repairs}
      pesan={decisionNotices({
        tampilan: others,
        what: 'Surat',
        readAt: pada,
        reason: null,
        repair: () => null,
      })}
    />
  );
}

/** `alasan`: why the decision that was asked for is not this reader's to make. */
function Lihat({ tampilan, pada, kembali, alamat, alasan = null }: IsiProps & { alasan?: string | null }) {
  const { actor } = useOrang();
  const { data } = tampilan;
  const menunggu = dapatDiputuskan(data, actor);
  return (
    <RekamanSurat
      data={data}
      kembali={kembali}
      giliran={menunggu}
      tanda={<WriteMarks tampilan={tampilan} />}
      mainAction={menunggu ? <DecideButton to={alamat.edit(data.uuid)} /> : null}
      pesan={decisionNotices({
        tampilan,
        what: 'Surat',
        readAt: pada,
        reason: alasan,
        repair: () => (menunggu ? <DecideAgain to={alamat.edit(data.uuid)} /> : null),
      })}
    >
      {data.terbit ? <SuratTerbit terbit={data.terbit} /> : <Syarat />}
    </RekamanSurat>
  );
}
