import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { TextInput } from '@mantine/core';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import { versiLembarApi } from '#domain/lembar-kerja/versi-endpoints.ts';
import { kodeVersi } from '#domain/lembar-kerja/kode-versi.ts';
import { parameterUjiApi } from '#domain/parameter-uji/endpoints.ts';
import type { ParameterUji } from '#domain/parameter-uji/schema.ts';
import { useLive } from '#data/use-live.ts';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { RecordMissing } from '#kit/frame/RecordPage.tsx';
import { loadPiece } from '#kit/notice/piece.ts';
import { useRekaman } from '#kit/record/record.ts';
import { Section } from '#kit/text/Section.tsx';
import { paths } from '#paths';
import { isianBaru, isianDari, type IsianVersi } from './bidang-lembar.ts';
import { VersiForm } from './VersiForm.tsx';
import classes from './Lembar.module.css';

const bacaSiap = () => loadPiece(async () => (await import('#domain/lembar-kerja/siap/semua.ts')).lembarSiap);
type Siap = Awaited<ReturnType<typeof bacaSiap>>;

/** The ready sheets, which come with the page that offers them. */
function useSiap(): Siap | null {
  const [siap, setSiap] = useState<Siap | null>(null);
  useEffect(() => {
    let pergi = false;
    void bacaSiap().then((semua) => pergi || setSiap(semua));
    return () => void (pergi = true);
  }, []);
  return siap;
}

/** Where a version is written: a draft, or a new one that begins empty, with a ready sheet or with an earlier version. */
export default function VersiEditPage() {
  const uuid = useRekaman(paths.parameterUji.list()) ?? '';
  const [params] = useSearchParams();
  const uji = useLive(parameterUjiApi.list, { uuid });
  const versi = useLive(versiLembarApi.list, { uuidParameterUji: uuid });
  const siap = useSiap();
  const kembali = { to: paths.parameterUji.detail(uuid), label: 'Parameter uji' };
  const gagal = [uji, versi].find(({ hasil }) => hasil.jenis === 'gagal');
  if (uji.hasil.jenis !== 'ada' || versi.hasil.jenis !== 'ada' || !siap)
    return (
      <RecordMissing
        what="Lembar kerja"
        back={kembali}
        failed={gagal?.hasil.jenis === 'gagal' ? { ...gagal.hasil, muatUlang: gagal.muatUlang } : null}
      />
    );
  const parameter = uji.hasil.jawaban.data as ParameterUji;
  const semua = versi.hasil.jawaban.data as VersiLembar[];
  const draf = semua.find((satu) => satu.uuid === params.get('versi')) ?? null;
  const dari = params.get('dari');
  const awal = draf ? isianDari(draf.isi, draf.contoh) : dari && awalDari(dari, parameter, semua, siap);
  const judul = draf ? `Ubah lembar kerja versi ${draf.nomor}` : 'Buat lembar kerja';
  return (
    <>
      <PageHeader title={judul} code={parameter.namaParameterUji} back={kembali} />
      {awal ? (
        <VersiForm key={draf?.uuid ?? dari} uji={parameter} versi={draf} awal={awal} dari={dari ?? ''} />
      ) : (
        <MulaiDari uji={parameter} semua={semua} siap={siap} />
      )}
    </>
  );
}

/** What a new version begins with: nothing, a ready sheet, or the version with this uuid. */
function awalDari(
  dari: string,
  { satuanHasil }: ParameterUji,
  semua: readonly VersiLembar[],
  siap: Siap,
): IsianVersi | null {
  if (dari === 'kosong') return isianBaru(satuanHasil);
  const lama = semua.find(({ uuid }) => uuid === dari);
  if (lama) return isianDari(lama.isi, lama.contoh);
  const jadi = siap.find(({ kunci }) => kunci === dari);
  return jadi ? isianDari(jadi.isi, jadi.contoh) : null;
}

type MulaiDariProps = { uji: ParameterUji; semua: readonly VersiLembar[]; siap: Siap };

function MulaiDari({ uji, semua, siap }: MulaiDariProps) {
  const [cari, setCari] = useState('');
  const terakhir = semua.find(({ statusVersi }) => statusVersi.kdStatusVersi !== kodeVersi.rancangan);
  const cocok = siap
    .filter(({ nama }) => nama.toLowerCase().includes(cari.toLowerCase()))
    .toSorted((a, b) => Number(untuk(b, uji)) - Number(untuk(a, uji)));
  return (
    <Section title="Mulai dari">
      <ul className="mj-bergaris">
        {terakhir ? (
          <Mulai to={paths.parameterUji.buatVersi(uji.uuid, terakhir.uuid)} nama={`Versi ${terakhir.nomor}`}>
            Salinan versi terakhir, untuk diubah
          </Mulai>
        ) : null}
        <Mulai to={paths.parameterUji.buatVersi(uji.uuid, 'kosong')} nama="Lembar kosong">
          Tulis masukan dan rumusnya sendiri
        </Mulai>
      </ul>
      <h3 className="mj-atas-4">Lembar siap pakai</h3>
      <p className="mj-catatan mj-rapi mj-bawah-3">
        Sudah lengkap dengan contoh kerja. Batasnya belum diperiksa terhadap sumber: isi edisi dan halamannya.
      </p>
      <TextInput
        label="Cari lembar siap"
        value={cari}
        autoComplete="off"
        onChange={({ currentTarget }) => setCari(currentTarget.value)}
      />
      <ul className={classes.siap}>
        {cocok.map((satu) => (
          <Mulai key={satu.kunci} to={paths.parameterUji.buatVersi(uji.uuid, satu.kunci)} nama={satu.nama}>
            {untuk(satu, uji) ? `Untuk ${uji.kdParameterUji}` : null}
          </Mulai>
        ))}
      </ul>
    </Section>
  );
}

const untuk = (satu: Siap[number], { kdParameterUji }: ParameterUji): boolean =>
  satu.untuk.includes(kdParameterUji);

const Mulai = ({ to, nama, children }: { to: string; nama: string; children: React.ReactNode }) => (
  <li>
    <Link to={to} className={classes.versi ?? ''}>
      <span>
        <strong className="mj-tautan mj-sendiri">{nama}</strong>
        <small className="mj-redup">{children}</small>
      </span>
    </Link>
  </li>
);
