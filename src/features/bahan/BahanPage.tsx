import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Button, Tabs } from '@mantine/core';
import { IconArrowsUpDown } from '@tabler/icons-react';
import { bahanMaster, type Bahan } from '#domain/bahan/master.ts';
import { perhatian } from '#domain/barang/perhatian.ts';
import { useHariIni } from '#data/antrean.ts';
import { satuanMaster } from '#domain/satuan/master.ts';
import type { MasterRecord } from '#kit/master/master.ts';
import { MasterListPage } from '#kit/master/MasterListPage.tsx';
import { paths } from '#paths';
import { KodeBahanInput, SatuanInput, StokInput } from './IsianBahan.tsx';

const isian = { kdBahan: KodeBahanInput, satuan: SatuanInput, jmlStok: StokInput };
const judul = { tglExpired: 'Expired' };

/** The materials of a laboratory and what they are counted in (MASTER-05, MASTER-06). */
export default function BahanPage() {
  const [params] = useSearchParams();
  const hari = useHariIni();
  if (params.get('daftar') === 'satuan')
    return (
      <MasterListPage
        key={satuanMaster.jenis}
        master={satuanMaster}
        lead={<TabBahan alamat={satuanMaster.alamat} />}
        empty="Satuan yang dicatat di sini dapat dipilih untuk bahan laboratoriumnya."
      />
    );
  return (
    <MasterListPage
      key={bahanMaster.jenis}
      master={bahanMaster}
      lead={<TabBahan alamat={bahanMaster.alamat} />}
      marks={(bahan) => perhatian(bahan as unknown as Bahan, hari)}
      titles={judul}
      inputs={isian}
      more={(bahan) => <TombolStok bahan={bahan} />}
      empty="Bahan yang dicatat di sini dapat direncanakan dan dipakai untuk penelitian."
    />
  );
}

/** Each tab is a list of its own, with its own address. */
function TabBahan({ alamat }: { alamat: string }) {
  const navigate = useNavigate();
  return (
    <Tabs value={alamat} onChange={(tujuan) => void navigate(tujuan ?? alamat)} mb="md">
      <Tabs.List aria-label="Daftar yang dilihat">
        {[bahanMaster, satuanMaster].map((satu) => (
          <Tabs.Tab key={satu.jenis} value={satu.alamat}>
            {satu.judul}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}

const TombolStok = ({ bahan }: { bahan: MasterRecord }) => (
  <Button
    component={Link}
    to={paths.bahan.stok(bahan.uuid)}
    variant="default"
    leftSection={<IconArrowsUpDown aria-hidden size="1.125rem" />}
  >
    Stok dan pergerakannya
  </Button>
);
