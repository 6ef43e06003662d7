import { check } from '#domain/core/workflow.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { keadaanDari } from '#domain/pengujian/keadaan.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { useOrang } from '#data/app.ts';
import { usePendaftaran } from '#data/pendaftaran.ts';
import type { Tampilan } from '#data/view.ts';
import { kembaliKePendaftaran, PendaftaranSendiri } from '#features/pendaftaran/PendaftaranSendiri.tsx';
import { PesanPendaftaran } from '#features/pendaftaran/PesanPendaftaran.tsx';
import { useSatu } from '#features/pendaftaran/satu.ts';
import { akibatTolak, hasilPutusan } from '#features/pengujian/bagian/akibat.ts';
import { BadgePendaftaran } from '#features/pengujian/bagian/BadgePendaftaran.tsx';
import { KartuSampel } from '#features/pengujian/bagian/KartuSampel.tsx';
import { RekamanPengujian, TanpaPengujian } from '#features/pengujian/bagian/RekamanPengujian.tsx';
import { useRekaman } from '#kit/record/record.ts';
import { paths } from '#paths';
import { BiayaPendaftaran } from './BiayaPendaftaran.tsx';
import { sekarang } from './sekarang.ts';
import { SetelahDaftar } from './SetelahDaftar.tsx';

/** The own registration with its journey and what its registrant must do now (REG-56 to REG-60). */
export default function PengujianPage() {
  const uuid = useRekaman(paths.pendaftaran.list());
  const hasil = useSatu(uuid, usePendaftaran(uuid));
  return hasil.jenis === 'ada' ? (
    <Ada tampilan={hasil.tampilan} />
  ) : (
    <TanpaPengujian kembali={kembaliKePendaftaran} gagal={hasil.jenis === 'gagal' ? hasil : null} />
  );
}

function Ada({ tampilan }: { tampilan: Tampilan<Pengujian> }) {
  const { actor } = useOrang();
  const { data, tertunda, keputusan } = tampilan;
  const kini = sekarang(tampilan, actor.role);
  return (
    <PendaftaranSendiri
      tampilan={tampilan}
      kini={kini}
      workflow={pengujianWorkflow}
      boleh={check(pengujianWorkflow, 'batalkanPendaftaran', keadaanDari(data), actor)}
      judul={data.namaSampel}
      endpoint={pengujianApi.verifikasi}
      body={(catatanTambahan) => ({ uuid: data.uuid, flagPersetujuan: 0, catatanTambahan })}
      namaAlasan="catatanTambahan"
      akibat={akibatTolak(data)}
      hasil={(jawaban) => hasilPutusan(jawaban as Pengujian)}
      rekaman={(kepala) => (
        <RekamanPengujian
          {...kepala}
          data={data}
          status={<BadgePendaftaran tampilan={tampilan} />}
          belum={{ tertunda, perluKeputusan: keputusan.length > 0 }}
          pesan={
            <PesanPendaftaran
              tampilan={tampilan}
              kini={kini}
              daftar={pengujianApi.daftar}
              perbaiki={paths.pendaftaran.perbaiki}
              setelahDaftar={<SetelahDaftar data={data} />}
            />
          }
          samping={<BiayaPendaftaran tampilan={tampilan} />}
        >
          {data.sample.map((sampel, ke) => (
            <KartuSampel key={sampel.uuid} sampel={sampel} nomor={ke + 1} />
          ))}
        </RekamanPengujian>
      )}
    />
  );
}
