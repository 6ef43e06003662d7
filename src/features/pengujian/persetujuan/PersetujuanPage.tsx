import { useNavigate } from 'react-router-dom';
import { check } from '#domain/core/workflow.ts';
import { keadaanDari } from '#domain/pengujian/keadaan.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { useOrang } from '#data/app.ts';
import { useJedaJanji } from '#features/pendaftaran/JedaJanji.tsx';
import { RekamanPengujian, TanpaPengujian } from '#features/pengujian/bagian/RekamanPengujian.tsx';
import { usePengujian } from '#features/pengujian/bagian/use-pengujian.ts';
import { useRekaman } from '#kit/record/record.ts';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { WorkflowActions, WorkflowButton, type WorkflowAction } from '#kit/record/WorkflowActions.tsx';
import { paths } from '#paths';
import { AlasanDialog } from './AlasanDialog.tsx';
import { GantiKalabDialog } from './GantiKalabDialog.tsx';
import { IsiRekaman } from './IsiRekaman.tsx';
import { KePembayaran } from './KePembayaran.tsx';
import { PesanLuring, useAlasanLuring } from './luring.tsx';
import { batalkanPendaftaran, tarikDokumen, tolakDokumen } from './tindakan-beralasan.ts';
import { ditawarkanPada, tindakanDetail, type TempatTindakan } from './tindakan-detail.ts';
import type { Rekaman } from './use-tindakan.ts';

const kembali = { to: paths.persetujuan.list(), label: 'Persetujuan pengujian' };

/** One submission with everything that belongs to it, and the acts of Admin that have no page (TESTADM-07, TESTADM-08). */
export default function PersetujuanPage() {
  const hasil = usePengujian(useRekaman(paths.persetujuan.list()));
  if (hasil.jenis !== 'ada')
    return <TanpaPengujian kembali={kembali} gagal={hasil.jenis === 'gagal' ? hasil : null} />;
  return <Lihat key={hasil.data.uuid} rekaman={hasil} />;
}

function Lihat({ rekaman }: { rekaman: Rekaman }) {
  const { data, pada } = rekaman;
  const { actor } = useOrang();
  const navigate = useNavigate();
  const luring = useAlasanLuring(pada);
  const jeda = useJedaJanji({ data, onBerubah: rekaman.muatUlang });
  const dialog = {
    gantiKalab: useDialog<true>(),
    batalkan: useDialog<true>(),
    tolakDokumen: useDialog<true>(),
    tarikDokumen: useDialog<true>(),
  };
  const buka = (di: TempatTindakan) => {
    if (di === 'edit' || di === 'cetak') void navigate(paths.persetujuan[di](data.uuid));
    else dialog[di].open(true);
  };
  const keadaan = keadaanDari(data);
  const ditawarkan = tindakanDetail
    .filter((tindakan) => ditawarkanPada(tindakan, data.idPengujianStatusPengajuan))
    .map(({ aksi, label, icon, tone, di }): WorkflowAction => ({
      label,
      icon,
      tone,
      onClick: () => buka(di),
      verdict: luring
        ? { ok: false, status: 409, reason: luring }
        : check(pengujianWorkflow, aksi, keadaan, actor),
    }));
  const utama = ditawarkan.find(({ tone }) => tone === 'utama');
  return (
    <>
      <RekamanPengujian
        data={data}
        kembali={kembali}
        pesan={pada === null ? null : <PesanLuring pada={pada} />}
        mainAction={utama ? <WorkflowButton {...utama} /> : <KePembayaran data={data} />}
        actions={
          <WorkflowActions actions={[...ditawarkan.filter((tindakan) => tindakan !== utama), ...jeda.aksi]} />
        }
      >
        <IsiRekaman data={data} />
      </RekamanPengujian>
      {jeda.dialog}
      <GantiKalabDialog dialog={dialog.gantiKalab} rekaman={rekaman} />
      <AlasanDialog dialog={dialog.batalkan} rekaman={rekaman} tindakan={batalkanPendaftaran} />
      <AlasanDialog dialog={dialog.tolakDokumen} rekaman={rekaman} tindakan={tolakDokumen} />
      <AlasanDialog dialog={dialog.tarikDokumen} rekaman={rekaman} tindakan={tarikDokumen} />
    </>
  );
}
