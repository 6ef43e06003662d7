import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import {
  IconArrowsDiff,
  IconDownload,
  IconPencil,
  IconPlayerTrackNext,
  IconTrash,
} from '@tabler/icons-react';
import { dapatDiubah, type Baris } from '#data/baris.ts';
import { DateText } from '#kit/text/DateText.tsx';
import { formatDateTime } from '#domain/core/format.ts';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { IsianSalah } from './IsianSalah.tsx';
import { hasilBelumPasti, jawabanServer, keadaanBaris } from './keadaan-baris.ts';
import type { Perbaikan } from './pilihan.ts';
import { whole } from '#kit/text/whole.tsx';
import classes from './Baris.module.css';

export type TindakanBaris = {
  buang: (row: Baris) => void;
  unduh: (row: Baris) => void;
  banding: (row: Baris) => void;
  perbaiki: (row: Baris) => void;
  lanjutkan: (row: Baris) => void;
};

export type BarisTulisanProps = {
  row: Baris;
  /** What it is about, where its name does not say it. */
  tentang: string | null;
  tertahan: boolean;
  now: number;
  /** When the same analyst had started it elsewhere, or null: then there is nothing to decide but to go on. */
  sudahDimulai: string | null;
  /** The record left the person's scope while this write was unresolved. */
  hilang: boolean;
  /** The server's record is known, so that mine can be put beside it. */
  dapatDibandingkan: boolean;
  perbaikan: Perbaikan;
  tindakan: TindakanBaris;
};

const icon = { size: '1.125rem', 'aria-hidden': true } as const;

/** One write that is not on the server: what it is, where it stands and why, and what its author may do. */
export function BarisTulisan({
  row,
  tentang,
  tertahan,
  now,
  sudahDimulai,
  hilang,
  dapatDibandingkan,
  perbaikan,
  tindakan,
}: BarisTulisanProps) {
  const keadaan = keadaanBaris(row, tertahan, now);
  const { kalimat, isian } = jawabanServer(row);
  const sebabId = useId();
  const belumPasti = hasilBelumPasti(row, now);
  const utama =
    sudahDimulai !== null ? 'lanjutkan' : row.state === 'bentrok' && dapatDibandingkan ? 'banding' : null;
  return (
    <li className={classes.row}>
      <div>
        <h3 className={classes.name}>{whole(row.label)}</h3>
        {tentang ? <p className={classes.about}>{whole(tentang)}</p> : null}
        <p className={classes.meta}>
          <StatusBadge warna={keadaan.warna} label={keadaan.label} icon={keadaan.icon} />
          <DateText value={row.capturedAt} as="tanggal-waktu" />
        </p>
        <div className={classes.why} id={sebabId}>
          {sudahDimulai !== null ? (
            <p>
              Pengujian ini sudah Anda mulai dari perangkat lain pada {formatDateTime(sudahDimulai)}.
              Lanjutkan dengan tulisan sesudahnya.
            </p>
          ) : (
            <>
              {row.state !== 'diparkir' && kalimat ? <p>{kalimat}</p> : null}
              {keadaan.sebab ? <p>{keadaan.sebab}</p> : null}
              <IsianSalah isian={isian} />
            </>
          )}
          {hilang ? (
            <p>
              Data ini sudah di luar kewenangan Anda. Tulisan ini tetap di sini sampai Anda memutuskannya.
            </p>
          ) : null}
        </div>
      </div>
      <div className={classes.actions}>
        {utama === 'lanjutkan' ? (
          <Button
            variant="filled"
            leftSection={<IconPlayerTrackNext {...icon} />}
            onClick={() => tindakan.lanjutkan(row)}
          >
            Lanjutkan
          </Button>
        ) : null}
        {utama === 'banding' ? (
          <Button
            variant="filled"
            leftSection={<IconArrowsDiff {...icon} />}
            onClick={() => tindakan.banding(row)}
          >
            Bandingkan
          </Button>
        ) : null}
        {utama === 'lanjutkan' ? null : (
          <TombolPerbaiki
            perbaikan={perbaikan}
            belumPasti={belumPasti}
            sebabId={sebabId}
            utama={row.state === 'ditolak'}
            onClick={() => tindakan.perbaiki(row)}
          />
        )}
        {row.state === 'dibuang' || row.state === 'mengirim' || utama === 'lanjutkan' ? null : (
          <Button
            variant="default"
            leftSection={<IconTrash {...icon} />}
            disabled={!dapatDiubah(row)}
            aria-describedby={sebabId}
            onClick={() => tindakan.buang(row)}
          >
            Buang
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconDownload {...icon} />}
          onClick={() => tindakan.unduh(row)}
        >
          Unduh
        </Button>
      </div>
    </li>
  );
}

type TombolPerbaikiProps = {
  perbaikan: Perbaikan;
  belumPasti: boolean;
  sebabId: string;
  utama: boolean;
  onClick: () => void;
};

/** While its outcome is not known the button stays, disabled, beside the reason. */
function TombolPerbaiki({ perbaikan, belumPasti, sebabId, utama, onClick }: TombolPerbaikiProps): ReactNode {
  if (!perbaikan) return null;
  const look = { variant: utama ? 'filled' : 'default', leftSection: <IconPencil {...icon} /> } as const;
  if (belumPasti)
    return (
      <Button {...look} disabled aria-describedby={sebabId}>
        Perbaiki
      </Button>
    );
  if (perbaikan.jenis === 'isian')
    return (
      <Button {...look} onClick={onClick}>
        Perbaiki
      </Button>
    );
  return (
    <Button {...look} component={Link} to={perbaikan.to}>
      Perbaiki
    </Button>
  );
}
