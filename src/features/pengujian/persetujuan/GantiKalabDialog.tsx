import { useState } from 'react';
import { callName } from '#domain/core/endpoint.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { DraftTextarea, useDraftText } from '#kit/DraftTextarea.tsx';
import type { Dialog } from '#kit/use-dialog.ts';
import { DialogTindakan } from './DialogTindakan.tsx';
import { PilihanKalab } from './PilihanKalab.tsx';
import { useKirim, type Rekaman } from './use-kirim.ts';

export type GantiKalabDialogProps = { dialog: Dialog<true>; rekaman: Rekaman };

/** Another Kalab verifies it: the appointed one is gone or cannot (GAP-131). */
export function GantiKalabDialog(props: GantiKalabDialogProps) {
  return props.dialog.isi ? <GantiKalab key={props.dialog.key} {...props} /> : null;
}

function GantiKalab({ dialog, rekaman }: GantiKalabDialogProps) {
  const { data, muatUlang } = rekaman;
  const { write, version, terhalang, kirim } = useKirim(rekaman, pengujianApi.verifikasi);
  const [kalab, setKalab] = useState('');
  const catatan = useDraftText(
    {
      call: `${callName(pengujianApi.verifikasi)} gantiKalab`,
      record: data.uuid,
      label: `Ganti kalab · ${data.namaSampel}`,
    },
    'catatan',
  );
  const simpan = async () => {
    const terkirim = await kirim({
      body: {
        uuid: data.uuid,
        flagPersetujuan: 2,
        idUserVerifikasiKalab: kalab,
        catatanTambahan: catatan.value,
      },
      alsoWrong: {},
      draft: catatan.draft,
    });
    if (!terkirim) return;
    muatUlang();
    dialog.close();
  };
  return (
    <DialogTindakan
      dialog={dialog}
      judul="Ganti kalab"
      tentang={`Verifikasi ini sekarang ada pada ${data.userVerifikasiKalab?.nama ?? 'kalab'}, lalu berpindah ke kalab yang Anda pilih.`}
      write={write}
      version={version}
      labels={{ idUserVerifikasiKalab: 'Kalab', catatanTambahan: 'Catatan' }}
      typed={catatan}
      terhalang={terhalang('mintaVerifikasiKalab')}
      danger={false}
      onSubmit={() => void simpan()}
    >
      <PilihanKalab
        id={write.id('idUserVerifikasiKalab')}
        data={data}
        value={kalab}
        disabled={false}
        error={write.errors['idUserVerifikasiKalab']}
        onChange={(uuid) => {
          setKalab(uuid);
          write.clearError('idUserVerifikasiKalab');
        }}
      />
      <DraftTextarea
        id={write.id('catatanTambahan')}
        label="Catatan"
        description="Boleh kosong; tampil di riwayat pengujian"
        minRows={2}
        maxLength={2000}
        text={catatan}
        error={write.errors['catatanTambahan']}
        onEdit={() => write.clearError('catatanTambahan')}
      />
    </DialogTindakan>
  );
}
