import type { ReactNode } from 'react';
import { Button, Tabs } from '@mantine/core';
import { menungguPenambahan } from '#domain/penelitian/giliran.ts';
import { adaPenggunaan } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { Penambahan } from '#domain/penggunaan/schema.ts';
import { useOrang } from '#data/app.ts';
import { useLaboratoriumLain } from '#data/nama-laboratorium.ts';
import type { Tampilan } from '#data/view.ts';
import { withZone } from '#domain/core/format.ts';
import { FactList } from '#kit/text/FactList.tsx';
import { Section } from '#kit/text/Section.tsx';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { MasaPenggunaan } from '#features/penelitian/bagian/DaftarPenelitian.tsx';
import { DetailPenambahanDialog } from './DetailPenambahanDialog.tsx';
import { PengembalianAlat } from './PengembalianAlat.tsx';
import { RiwayatPenambahan } from './RiwayatPenambahan.tsx';
import { TotalPenggunaan } from './TotalPenggunaan.tsx';
import classes from './TabPenggunaan.module.css';

export type TabPenggunaanProps = {
  tampilan: Tampilan<Penelitian>;
  /** Beside the heading, over the days it was granted for (LABORAN-06). */
  ubahWaktu?: ReactNode;
  /** Above the additions (LABORAN-17). */
  tambah?: ReactNode;
  /** Beside 'Lihat' in the row of one (USAGE-15). */
  aksiBaris?: ((penambahan: Penambahan) => ReactNode) | undefined;
  /** Above the returned tools (LABORAN-19). */
  kembalikan?: ReactNode;
};

/** What a research was granted and has used, the same for everybody who may see it (USAGE-01, USAGE-02, LABORAN-16). */
export function TabPenggunaan({ tampilan, ubahWaktu, tambah, aksiBaris, kembalikan }: TabPenggunaanProps) {
  const { data } = tampilan;
  const { actor } = useOrang();
  const lihat = useDialog<string>();
  const labLain = useLaboratoriumLain(data);
  const dilihat = data.penambahan.find(({ uuid }) => uuid === lihat.isi);
  if (!adaPenggunaan(data)) return null;
  return (
    <Section title="Penggunaan disetujui" action={ubahWaktu}>
      <FactList
        facts={[
          { label: 'Judul', value: data.judul, wide: true },
          { label: 'Laboratorium', value: data.lab.namaLaboratorium },
          { label: 'Tanggal', value: <MasaPenggunaan {...data} /> },
          { label: 'Jam per hari', value: jamPerHari(data) },
        ]}
      />
      <Tabs defaultValue="riwayat" keepMounted={false} className={classes.tabs ?? ''}>
        <Tabs.List aria-label="Penggunaan">
          <Tabs.Tab value="riwayat">Riwayat penambahan</Tabs.Tab>
          <Tabs.Tab value="total">Total penggunaan</Tabs.Tab>
          <Tabs.Tab value="pengembalian">Pengembalian alat</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="riwayat">
          <RiwayatPenambahan
            tampilan={tampilan}
            tambah={tambah}
            aksi={(satu) => (
              <>
                <Button variant="default" aria-haspopup="dialog" onClick={() => lihat.open(satu.uuid)}>
                  Lihat
                </Button>
                {aksiBaris?.(satu)}
              </>
            )}
          />
        </Tabs.Panel>
        <Tabs.Panel value="total">
          <TotalPenggunaan data={data} />
        </Tabs.Panel>
        <Tabs.Panel value="pengembalian">
          <PengembalianAlat tampilan={tampilan} kembalikan={kembalikan} />
        </Tabs.Panel>
      </Tabs>
      {dilihat ? (
        <DetailPenambahanDialog
          dialog={lihat}
          penambahan={dilihat}
          lab={labLain(dilihat.idLaboratorium)}
          giliran={menungguPenambahan(data, dilihat, actor)}
        />
      ) : null}
    </Section>
  );
}

const jamPerHari = ({ jamMulai, jamSelesai }: Penelitian): string | null =>
  jamMulai && jamSelesai ? withZone(`${jamMulai} – ${jamSelesai}`) : null;
