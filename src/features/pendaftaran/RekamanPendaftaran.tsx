import type { ReactNode } from 'react';
import { formatDate } from '#domain/core/format.ts';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import { jedaBerjalan, sebabJeda } from '#domain/perjalanan/jeda.ts';
import { ringkasKini, type Konteks } from '#domain/perjalanan/perjalanan.ts';
import { berjanji } from '#domain/tables/berjanji.ts';
import type { Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { perjalananDari } from '#domain/tables/perjalanan.ts';
import { useHariIni } from '#data/antrean.ts';
import { useOrang } from '#data/app.ts';
import type { BackLink } from '#kit/frame/BackTo.tsx';
import { RecordHead } from '#kit/frame/RecordPage.tsx';
import { Callout } from '#kit/text/Callout.tsx';
import { ShareNumber } from '#kit/record/ShareNumber.tsx';
import { JanjiBadge } from './JanjiBadge.tsx';
import { Perjalanan } from './Perjalanan.tsx';

/** What a page puts into the head of a registration. */
export type IsiKepala = {
  kembali: BackLink;
  /** How it stands and what comes next, where its reader knows more than its code says. */
  status?: ReactNode;
  next?: string;
  /** Beside the status: unsent, data per 14.02. */
  tanda?: ReactNode;
  mainAction?: ReactNode;
  actions?: ReactNode;
  /** Between the head and the record: what the reader must know or do now. */
  pesan?: ReactNode;
  /** What is decided must fit below it. */
  padat?: boolean;
  /** The whole journey below it; where a form is worked on there, one line of it says what waits and for how long. */
  perjalanan?: boolean;
  /** What of it its registrant's device has not sent. */
  belum?: Pick<Konteks, 'tertunda' | 'perluKeputusan'>;
};

/** What it puts beside and below it. */
export type IsiLajur = {
  /** Samples, plan, documents, forms, bills. */
  children: ReactNode;
  /** Beside them on wide screens, before facts and history. */
  samping?: ReactNode;
};

type KepalaPendaftaranProps = IsiKepala & {
  data: Pendaftaran;
  judul: string;
};

/** The head of a registration of either kind and what its reader must know before the rest (look.md, Records). */
export function KepalaPendaftaran({
  data,
  judul,
  kembali,
  padat = false,
  perjalanan = false,
  belum = {},
  ...isi
}: KepalaPendaftaranProps) {
  const { actor } = useOrang();
  const hariIni = useHariIni();
  const kini = perjalananDari(data, { pembaca: actor, ...belum });
  return (
    <RecordHead
      title={judul}
      code={data.nomor ?? nomorMenyusul}
      back={kembali}
      status={isi.status}
      next={perjalanan ? null : (isi.next ?? ringkasKini(kini, hariIni))}
      marks={
        <>
          {perjalanan ? null : <JanjiBadge {...data} berlaku={berjanji(data)} />}
          {isi.tanda}
          {data.nomor ? <ShareNumber text={`${judul}: ${data.nomor}`} /> : null}
        </>
      }
      mainAction={isi.mainAction}
      actions={isi.actions}
      messages={
        <>
          <PesanJeda data={data} />
          {perjalanan ? <Perjalanan data={data} isi={kini} /> : null}
          {isi.pesan}
        </>
      }
      dense={padat}
    />
  );
}

/** Why its promise does not run, for both sides (BEYOND-31). */
function PesanJeda({ data }: { data: Pendaftaran }) {
  const dijeda = berjanji(data) ? jedaBerjalan(data.jeda) : [];
  return dijeda.length === 0 ? null : (
    <Callout tone="menunggu" title="Janji selesai dijeda">
      {dijeda.map(({ uuid, sebab, mulai, alasan }) => (
        <p key={uuid}>
          Sejak {formatDate(mulai)}, {sebabJeda[sebab]}: {alasan}
        </p>
      ))}
      <p>Setelah jeda berakhir, janji bergeser sebanyak hari kerja yang terjeda.</p>
    </Callout>
  );
}
