import { check } from '#domain/core/workflow.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { menungguPendaftarPenelitian } from '#domain/penelitian/giliran.ts';
import { keadaanPenelitian } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { useOrang } from '#data/app.ts';
import { usePenelitian } from '#data/penelitian.ts';
import type { Tampilan } from '#data/view.ts';
import { kembaliKePendaftaran, PendaftaranSendiri } from '#features/pendaftaran/PendaftaranSendiri.tsx';
import { PesanPendaftaran } from '#features/pendaftaran/PesanPendaftaran.tsx';
import { useSatu } from '#features/pendaftaran/satu.ts';
import { BadgePendaftar } from '#features/penelitian/bagian/BadgePendaftar.tsx';
import { DokumenPenelitian } from '#features/penelitian/bagian/DokumenPenelitian.tsx';
import { RekamanPenelitian, TanpaPenelitian } from '#features/penelitian/bagian/RekamanPenelitian.tsx';
import { RencanaPenggunaan } from '#features/penelitian/bagian/RencanaPenggunaan.tsx';
import { TabPenggunaan } from '#features/penelitian/penggunaan/TabPenggunaan.tsx';
import { useRekaman } from '#kit/record/record.ts';
import { paths } from '#paths';
import { sekarang } from './sekarang.ts';
import { SetelahDaftar } from './SetelahDaftar.tsx';

/** The own research with its journey and what its registrant must do now (REG-48 to REG-55). */
export default function PenelitianPage() {
  const uuid = useRekaman(paths.pendaftaran.list());
  const hasil = useSatu(uuid, usePenelitian(uuid));
  return hasil.jenis === 'ada' ? (
    <Ada tampilan={hasil.tampilan} />
  ) : (
    <TanpaPenelitian kembali={kembaliKePendaftaran} gagal={hasil.jenis === 'gagal' ? hasil : null} />
  );
}

function Ada({ tampilan }: { tampilan: Tampilan<Penelitian> }) {
  const { actor } = useOrang();
  const { data, tertunda, keputusan } = tampilan;
  const kini = sekarang(tampilan);
  return (
    <PendaftaranSendiri
      tampilan={tampilan}
      kini={kini}
      workflow={penelitianWorkflow}
      boleh={check(penelitianWorkflow, 'batalkanPendaftaran', keadaanPenelitian(data), actor)}
      judul={data.judul}
      endpoint={penelitianApi.verifikasi}
      body={(catatan) => ({ uuidPenelitian: data.uuid, flagPersetujuan: 2, catatan })}
      namaAlasan="catatan"
      akibat="Laboratorium tidak jadi disiapkan untuk Anda, dan pendaftaran ini tidak dapat dibuka lagi."
      rekaman={(kepala) => (
        <RekamanPenelitian
          {...kepala}
          data={data}
          status={<BadgePendaftar tampilan={tampilan} />}
          belum={{ tertunda, perluKeputusan: keputusan.length > 0 }}
          giliran={menungguPendaftarPenelitian(data)}
          pesan={
            <PesanPendaftaran
              tampilan={tampilan}
              kini={kini}
              daftar={penelitianApi.daftar}
              perbaiki={paths.pendaftaran.perbaikiPenelitian}
              setelahDaftar={<SetelahDaftar data={data} />}
            />
          }
        >
          <TabPenggunaan tampilan={tampilan} />
          <RencanaPenggunaan data={data} />
          <DokumenPenelitian data={data} />
        </RekamanPenelitian>
      )}
    />
  );
}
