import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconDownload, IconRefresh, IconSend } from '@tabler/icons-react';
import { useAntrean, useSekarang } from '#data/antrean.ts';
import { useOrang, useEngineStatus } from '#data/app.ts';
import type { Draf } from '#data/db.ts';
import { hapusDraf } from '#data/drafts.ts';
import { milikSendiri } from '#data/koleksi.ts';
import { isTertunda, perluKeputusan, type Baris } from '#data/baris.ts';
import type { HasilPutaran } from '#data/outbox/engine.ts';
import { muatUlang } from '#data/pembaruan.ts';
import { openConfirm } from '#kit/dialog/confirm.tsx';
import { EmptyState } from '#kit/notice/EmptyState.tsx';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { saveCopy } from '#kit/device/save-copy.ts';
import { SkeletonRows } from '#kit/notice/SkeletonRows.tsx';
import { tampilkan } from './alamat.ts';
import { BandingDialog } from './BandingDialog.tsx';
import { BarisDraf } from './BarisDraf.tsx';
import { BarisTulisan, type TindakanBaris } from './BarisTulisan.tsx';
import { BuangDialog } from './BuangDialog.tsx';
import { Kelompok, KelompokTertutup } from './Kelompok.tsx';
import { KeadaanPerangkat, PeringatanPerangkat } from './KeadaanPerangkat.tsx';
import { PerbaikiDialog } from './PerbaikiDialog.tsx';
import { kataHasil, kataIsi, semuaSampai } from './perangkat.ts';
import { alamatDraf, laneDraf, pengikut, perbaikanDari } from './pilihan.ts';
import { panggilanDari } from './panggilan-table.ts';
import { sandingkan } from './sandingan.ts';
import { usePutusan } from './use-putusan.ts';
import { tentangDraf, useRecords } from './use-records.ts';
import classes from './KotakKeluarPage.module.css';
import { useBaca } from '#data/use-baca.ts';

const icon = { size: '1.125rem', 'aria-hidden': true } as const;

/** Everything of this person that is not on the server, and what they may do about it (GAP-115). */
export default function KotakKeluarPage() {
  const orang = useOrang();
  const { pageEngine, actor, db } = orang;
  const antrean = useAntrean();
  const [params, setParams] = useSearchParams();
  const status = useEngineStatus(pageEngine);
  const now = useSekarang();
  const putusan = usePutusan();
  const records = useRecords(antrean);
  const [hasil, setHasil] = useState<HasilPutaran | null>(null);
  const [dibuang, setDibuang] = useState<{ row: Baris; cara: 'buang' | 'ambil' } | null>(null);

  const { rows, draf } = antrean;
  const ringkas = kataIsi(antrean);
  const keputusan = rows.filter(perluKeputusan);
  const parkir = rows.filter(({ state }) => state === 'diparkir');
  const menunggu = rows.filter((row) => isTertunda(row) && row.state !== 'diparkir');
  const buangan = rows.filter(({ state }) => state === 'dibuang').toReversed();
  const tutup = () => setParams({}, { replace: true });

  const unduh = (apa: string, isi: { rows: readonly Baris[]; draf: readonly Draf[] }) =>
    void saveCopy(orang, apa, isi);
  const pembaca = { actor, milik: useMilik() };

  const kirim = async () => {
    setHasil(null);
    setHasil(await pageEngine.picu());
  };
  const tindakan: TindakanBaris = {
    buang: (row) => setDibuang({ row, cara: 'buang' }),
    unduh: (row) => unduh(row.label, { rows: [row], draf: [] }),
    banding: (row) => setParams(tampilkan.banding(row.opId)),
    perbaiki: (row) => setParams(tampilkan.perbaiki(row.opId)),
    lanjutkan: (row) => void putusan.buang(row, 'ini', 'Dilanjutkan'),
  };
  const apaDraf = (satu: Draf) => tentangDraf(satu, records);
  const buangDraf = async (satu: Draf) => {
    const yes = await openConfirm({
      title: 'Buang draf ini ?',
      body: `${[satu.label, apaDraf(satu)].filter(Boolean).join(', ')}. Isi draf dihapus dari perangkat ini dan tidak dapat dikembalikan.`,
      confirmLabel: 'Ya, buang',
      danger: true,
    });
    if (yes) await hapusDraf(db, satu.kunci);
  };
  const tentang = (row: Baris) => panggilanDari(row.call)?.tentang(row.label, records?.get(row.lane)) ?? null;
  const baris = (row: Baris) => {
    const base = records?.get(row.lane);
    const sandingan = sandingkan(row, base, actor);
    return (
      <BarisTulisan
        key={row.opId}
        row={row}
        tentang={tentang(row)}
        tertahan={antrean.tertahan.has(row.opId)}
        now={now}
        sudahDimulai={sandingan?.sudahDimulai ?? null}
        hilang={perluKeputusan(row) && base?.hilang === 1}
        dapatDibandingkan={sandingan !== null}
        perbaikan={perbaikanDari(row, pembaca, base)}
        tindakan={tindakan}
      />
    );
  };
  const banding = rows.find(({ opId }) => opId === params.get('banding')) ?? null;

  return (
    <div className={classes.page}>
      <PageHeader
        title="Kotak keluar"
        status={ringkas ? <strong className="mj-tebal">{ringkas}</strong> : null}
        mainAction={
          antrean.menunggu === 0 && status.tersambung !== false ? null : (
            <Button
              leftSection={<IconSend {...icon} />}
              loading={status.mengirim}
              onClick={() => void kirim()}
            >
              Kirim sekarang
            </Button>
          )
        }
        actions={
          rows.length + draf.length > 0 ? (
            <Button
              variant="default"
              leftSection={<IconDownload {...icon} />}
              onClick={() => unduh('kotak keluar', { rows, draf })}
            >
              Unduh semua
            </Button>
          ) : null
        }
      />
      <PeringatanPerangkat antrean={antrean} status={status} />
      <p className={classes.result} role="status">
        {hasil && !status.mengirim ? kataHasil(hasil, antrean, status.akunDitolak) : null}
      </p>
      {records ? (
        <>
          <div className={classes.groups}>
            {semuaSampai(antrean) ? (
              <EmptyState
                title="Semua tulisan sudah sampai di server"
                reason="Yang Anda simpan tanpa jaringan menunggu di sini sampai diterima server."
              />
            ) : null}
            <Kelompok
              title="Perlu keputusan"
              rows={keputusan}
              hint="Server belum menerima tulisan ini. Tulisan sesudahnya pada data yang sama menunggu keputusan Anda."
            >
              {baris}
            </Kelompok>
            <Kelompok
              title="Menunggu"
              rows={menunggu}
              hint="Tersimpan di perangkat dan dikirim sendiri saat tersambung, menurut urutan dibuatnya."
            >
              {baris}
            </Kelompok>
            <Kelompok
              title="Diparkir"
              rows={parkir}
              hint="Perlu versi aplikasi yang lebih baru. Muat ulang saat tersambung, lalu tulisan ini dikirim lagi."
              action={<MuatUlang />}
            >
              {baris}
            </Kelompok>
            <Kelompok
              title="Draf"
              rows={draf}
              hint="Sudah diketik, belum disimpan sebagai tulisan. Hanya ada di perangkat ini."
            >
              {(satu) => (
                <BarisDraf
                  key={satu.kunci}
                  draf={satu}
                  tentang={apaDraf(satu)}
                  tujuan={alamatDraf(satu, rows, pembaca, records?.get(laneDraf(satu)))}
                  onBuang={() => void buangDraf(satu)}
                  onUnduh={() => unduh(`draf ${satu.label}`, { rows: [], draf: [satu] })}
                />
              )}
            </Kelompok>
            <KelompokTertutup title="Dibuang" rows={buangan} hint="Salinan disimpan 90 hari sejak dibuang.">
              {baris}
            </KelompokTertutup>
          </div>
          <KeadaanPerangkat status={status} />
        </>
      ) : (
        <SkeletonRows rows={3} label="Memuat kotak keluar" />
      )}

      <BandingDialog
        row={banding}
        base={banding ? records?.get(banding.lane) : undefined}
        tentang={tentang}
        putusan={putusan}
        onClose={tutup}
        onAmbil={(row) => setDibuang({ row, cara: 'ambil' })}
        onGabung={(row) => setParams({ ...tampilkan.perbaiki(row.opId), gabung: '1' })}
      />
      <PerbaikiDialog
        opId={params.get('perbaiki')}
        rows={rows}
        terbaca={antrean.terbaca}
        baseOf={(lane) => records?.get(lane)}
        tentang={tentang}
        gabung={params.has('gabung')}
        onClose={tutup}
      />
      <BuangDialog
        row={dibuang?.row ?? null}
        cara={dibuang?.cara ?? 'buang'}
        pengikut={dibuang ? pengikut(dibuang.row, rows) : []}
        tentang={tentang}
        putusan={putusan}
        onClose={() => setDibuang(null)}
        onDone={() => {
          setDibuang(null);
          tutup();
        }}
      />
    </div>
  );
}

/** What the server does not know yet leaves with the newest version, also one that was offered before and waits. */
function MuatUlang() {
  const { uuid } = useOrang();
  const [sedang, setSedang] = useState(false);
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh {...icon} />}
      loading={sedang}
      onClick={() => {
        setSedang(true);
        void muatUlang(uuid);
      }}
    >
      Muat ulang
    </Button>
  );
}

/** The own records by the ids of all their lanes. */
function useMilik(): ReadonlyMap<string, string> {
  const { db } = useOrang();
  return useBaca(() => milikSendiri(db), [db]) ?? new Map();
}
