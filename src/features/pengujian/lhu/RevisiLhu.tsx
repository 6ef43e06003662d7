import type { ReactNode } from 'react';
import { Anchor, Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Lhu } from '#domain/pengujian/lhu.ts';
import { DateText } from '#kit/text/DateText.tsx';
import { FactList, type Fact } from '#kit/text/FactList.tsx';
import { Section } from '#kit/text/Section.tsx';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { kataBertandaTangan, labelCatatan } from './laporan.ts';
import { useUnduhLhu } from './unduh.ts';
import classes from './RevisiLhu.module.css';

/** Every issued report of a submission, newest first, with what can be done with that; replaced ones stay printable and say so (GAP-139). */
export function RevisiLhu({ lhu, aksi }: { lhu: readonly Lhu[]; aksi?: ReactNode }) {
  return (
    <Section title={lhu.length > 1 ? `LHU dan revisinya (${lhu.length})` : 'LHU terbit'}>
      <ol>
        {lhu.toReversed().map((satu) => (
          <Terbitan key={satu.uuid} lhu={satu} aksi={satu.digantikan ? null : aksi} />
        ))}
      </ol>
    </Section>
  );
}

function Terbitan({ lhu, aksi }: { lhu: Lhu; aksi: ReactNode }) {
  const unduh = useUnduhLhu();
  const {
    noSurat,
    digantikan,
    menggantikan,
    catatanSurat,
    pendapat,
    keterangan,
    signer,
    bertandaTangan,
    kode,
  } = lhu;
  const alamat = `/cek-lhu/${kode}`;
  return (
    <li className={classes.report}>
      <div className={classes.head}>
        <h3 className="mj-patah">{noSurat}</h3>
        {digantikan ? (
          <StatusBadge warna="netral" label={`digantikan oleh ${digantikan}`} />
        ) : (
          <StatusBadge warna="selesai" label="berlaku" />
        )}
      </div>
      <FactList
        facts={[
          { label: 'Terbit', value: <DateText value={signer.createdAt} as="tanggal-waktu" /> },
          {
            label: 'Penanda tangan',
            value: signer.noInduk ? `${signer.nama} (${signer.noInduk})` : signer.nama,
          },
          ...(bertandaTangan
            ? [{ label: 'Tanda tangan elektronik', value: kataBertandaTangan(bertandaTangan) }]
            : []),
          ...(menggantikan ? [{ label: 'Menggantikan', value: menggantikan }] : []),
          ...(catatanSurat ? [{ label: labelCatatan(lhu), value: catatanSurat, wide: true }] : []),
          ...faktaPerubahan(lhu),
          ...(pendapat ? [{ label: 'Pendapat dan tafsiran', value: pendapat, wide: true }] : []),
          ...(keterangan ? [{ label: 'Keterangan', value: keterangan, wide: true }] : []),
          {
            label: 'Alamat pemeriksaan keaslian',
            value: (
              <Anchor href={alamat} target="_blank" rel="noreferrer" className={classes.address ?? ''}>
                {location.host}
                {alamat}
              </Anchor>
            ),
            wide: true,
          },
        ]}
      />
      <div className={classes.acts}>
        <Button
          variant="default"
          leftSection={<IconDownload aria-hidden size="1.125rem" />}
          onClick={() => unduh(lhu)}
        >
          Unduh
          <span className="mj-terdengar"> {noSurat}</span>
        </Button>
        {aksi}
      </div>
    </li>
  );
}

/** What a revision says otherwise than the report it replaces, as far as that is known. */
export const faktaPerubahan = ({ perubahan }: Pick<Lhu, 'perubahan'>): Fact[] =>
  perubahan?.length
    ? [
        {
          label: 'Perubahan',
          value: (
            <ul>
              {perubahan.map((satu) => (
                <li key={satu}>{satu}</li>
              ))}
            </ul>
          ),
          wide: true,
        },
      ]
    : [];
