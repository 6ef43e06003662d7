import { Button } from '@mantine/core';
import { IconCalendarPlus, IconPlus, IconTools } from '@tabler/icons-react';
import { formatDate } from '#domain/core/format.ts';
import { check } from '#domain/core/workflow.ts';
import { keadaanPenambahan, keadaanPenelitian } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow, type PenelitianAksi } from '#domain/penelitian/workflow.ts';
import type { Penambahan } from '#domain/penggunaan/schema.ts';
import { penambahanWorkflow, type PenambahanAksi } from '#domain/penggunaan/workflow.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import { TombolUbahWaktu } from '#features/penelitian/laboran/TombolUbahWaktu.tsx';
import { UbahWaktuDialog } from '#features/penelitian/laboran/UbahWaktuDialog.tsx';
import type { CaraPenambahan } from './cara.ts';
import { alatDiurus } from './kembali.ts';
import { KembalikanDialog } from './KembalikanDialog.tsx';
import type { Meja } from './meja.ts';
import { PenambahanDialog } from './PenambahanDialog.tsx';
import { PerpanjangDialog } from './PerpanjangDialog.tsx';
import { TabPenggunaan } from './TabPenggunaan.tsx';
import { ikutTulisan, useBagianTertunda } from './tertunda.ts';
import { TombolTarik } from './TombolTarik.tsx';

export type MejaPenggunaanProps = { tampilan: Tampilan<Penelitian>; meja: Meja };

/**
 * The usage of a research with what its reader may do with it: its registrant, an officer of its laboratory, or nobody
 * (CONF-39). What the workflow does not allow is not offered.
 */
export function MejaPenggunaan({ tampilan, meja }: MejaPenggunaanProps) {
  const { data } = tampilan;
  const { actor } = useOrang();
  const boleh = (aksi: PenelitianAksi) => check(penelitianWorkflow, aksi, keadaanPenelitian(data), actor).ok;
  return (
    <>
      <TabPenggunaan
        tampilan={tampilan}
        ubahWaktu={<TombolUbahWaktu data={data} onClick={() => meja.waktu.open({ perbaiki: null })} />}
        tambah={
          boleh('catatPenambahan') ? (
            <>
              {boleh('perpanjang') ? (
                <Button
                  variant="default"
                  size="lg"
                  aria-haspopup="dialog"
                  leftSection={<IconCalendarPlus aria-hidden size="1.125rem" />}
                  onClick={() => meja.perpanjang.open({ perbaiki: null })}
                >
                  Tambah waktu sewa lab
                </Button>
              ) : null}
              <Button
                size="lg"
                aria-haspopup="dialog"
                leftSection={<IconPlus aria-hidden size="1.125rem" />}
                onClick={() => meja.penambahan.open({ cara: 'tambah', penambahan: null, perbaiki: null })}
              >
                Tambah alat/bahan/instrumen
              </Button>
            </>
          ) : null
        }
        aksiBaris={(satu) => <AksiBaris satu={satu} tampilan={tampilan} meja={meja} />}
        kembalikan={
          boleh('kembalikanAlat') && alatDiurus(data, actor).length > 0 ? (
            <Button
              size="lg"
              aria-haspopup="dialog"
              leftSection={<IconTools aria-hidden size="1.125rem" />}
              onClick={() => meja.kembalikan.open({ perbaiki: null })}
            >
              Ubah status pengembalian alat
            </Button>
          ) : null
        }
      />
      <PenambahanDialog dialog={meja.penambahan} tampilan={tampilan} />
      <KembalikanDialog dialog={meja.kembalikan} tampilan={tampilan} />
      <PerpanjangDialog dialog={meja.perpanjang} tampilan={tampilan} />
      <UbahWaktuDialog dialog={meja.waktu} tampilan={tampilan} />
    </>
  );
}

type AksiBarisProps = MejaPenggunaanProps & { satu: Penambahan };

/** What the reader may do with one addition besides looking at it (USAGE-13 to USAGE-15, GAP-101, GAP-125). */
function AksiBaris({ satu, tampilan, meja }: AksiBarisProps) {
  const { actor } = useOrang();
  const { data } = tampilan;
  const diPerangkat = useBagianTertunda(tampilan).has(satu.uuid);
  const keadaan = keadaanPenambahan(data, satu);
  const boleh = (aksi: PenambahanAksi) => check(penambahanWorkflow, aksi, keadaan, actor).ok;
  const tombol = (label: string, cara: CaraPenambahan, variant: string) => (
    <Button
      variant={variant}
      aria-haspopup="dialog"
      onClick={() => meja.penambahan.open({ cara, penambahan: satu, perbaiki: null })}
    >
      {label}
      <span className="mj-terdengar"> penambahan {formatDate(satu.tglPenggunaan)}</span>
    </Button>
  );
  const diperbaiki = satu.kdStatusPengajuan === penambahanWorkflow.states.perluPerbaikan.code;
  if (boleh('setujui')) return tombol('Verifikasi', 'verifikasi', 'filled');
  if (boleh('tolak')) return tombol('Tolak', 'verifikasi', 'default');
  // A correction needs the server, which must have the addition as it stands here.
  if (boleh('koreksi')) return diPerangkat ? null : tombol('Koreksi', 'koreksi', 'default');
  if (!boleh('ubah') || ikutTulisan(tampilan, satu)) return null;
  return (
    <>
      {tombol(diperbaiki ? 'Perbaiki' : 'Ubah', 'ubah', diperbaiki ? 'filled' : 'default')}
      <TombolTarik satu={satu} tampilan={tampilan} />
    </>
  );
}
