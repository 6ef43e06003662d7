import { formatRupiah } from '#domain/core/format.ts';
import { uangMuka } from '#domain/pengujian/biaya.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { statusSampel } from '#domain/pengujian/status-sampel.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { useAcuan } from '#data/acuan.ts';
import { useKonfigurasi } from '#data/config.ts';
import { Section } from '#kit/text/Section.tsx';
import classes from './SetelahDaftar.module.css';

const { diajukan, perluVerifikasiKalab, disetujui, perluDp, dpTerverifikasi } = pengujianWorkflow.states;
const dinilai: readonly number[] = [diajukan.code, perluVerifikasiKalab.code];
const belumDiuji: readonly number[] = [...dinilai, disetujui.code, perluDp.code, dpTerverifikasi.code];

/** What happens after a registration was sent, and where its samples go as long as some have not arrived. */
export function SetelahDaftar({ data }: { data: Pengujian }) {
  const { idPengujianStatusPengajuan: kode, sample, totalHarga } = data;
  const belumTiba = sample.some(
    ({ idPengujianStatusSampel }) => idPengujianStatusSampel === statusSampel.belumDiterima.code,
  );
  if (!belumTiba || !belumDiuji.includes(kode)) return null;
  const serahkan = <Serahkan data={data} />;
  if (!dinilai.includes(kode)) return <Section title="Serahkan sampel">{serahkan}</Section>;
  return (
    <Section title="Setelah ini">
      <ol className="mj-tumpuk-2 mj-rapi mj-butir">
        <li>{serahkan}</li>
        <li>Admin dan kepala laboratorium memeriksa pendaftaran ini. Anda tidak perlu menunggu di sini.</li>
        <li>
          Setelah disetujui, tagihan DP 50% (perkiraan{' '}
          <span className="mj-uang">{formatRupiah(uangMuka(totalHarga))}</span>) muncul di sini dan di halaman
          Pembayaran.
        </li>
      </ol>
    </Section>
  );
}

/** The way to the laboratory, as far as this installation knows it, and what to say there. */
function Serahkan({ data: { lab, nomor, idLaboratorium } }: { data: Pengujian }) {
  const { institutionName, institutionAddress } = useKonfigurasi();
  const profil = useAcuan('laboratorium').find(({ kode }) => kode === idLaboratorium)?.profil;
  return (
    <>
      Serahkan sampel ke <strong>{lab.namaLaboratorium}</strong> dan sebutkan nomor pendaftaran ini
      {nomor === null ? ', yang menyusul begitu terkirim' : ', '}
      {nomor === null ? null : <strong className={classes.number}>{nomor}</strong>}.
      <span className="mj-catatan mj-sendiri">
        {[institutionName, profil?.alamat ?? institutionAddress].filter(Boolean).join(', ')}
      </span>
    </>
  );
}
