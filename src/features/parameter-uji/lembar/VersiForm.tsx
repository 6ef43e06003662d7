import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { versiLembarApi } from '#domain/lembar-kerja/versi-endpoints.ts';
import { versiWorkflow } from '#domain/lembar-kerja/versi-workflow.ts';
import { check } from '#domain/core/workflow.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import { useOrang } from '#data/app.ts';
import { FormPage } from '#kit/form/FormPage.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { RefusedNotice } from '#kit/form/RefusedNotice.tsx';
import { showSuccess } from '#kit/notice/toast.ts';
import { Section } from '#kit/text/Section.tsx';
import { paths } from '#paths';
import { BersamaIsian, TetapanIsian } from './BersamaIsian.tsx';
import { BlokMasukan, BlokRumus } from './BlokIsian.tsx';
import { cek } from './cek.ts';
import { ContohIsian } from './ContohIsian.tsx';
import { CekKini } from './form.ts';
import { BatasIsian, HasilIsian, KriteriaIsian } from './HasilIsian.tsx';
import { isiDari, type IsianVersi } from './isian.ts';
import { sebutTempat } from './kata.ts';
import { TeksPanjang } from './Medan.tsx';

export type VersiFormProps = {
  /** The test it is of. */
  uji: { uuid: string; namaParameterUji: string };
  /** The draft that is written on; null for a new version. */
  versi: VersiLembar | null;
  /** What a new one begins with, and what that is called: its draft lies beside that of another beginning. */
  awal: IsianVersi;
  dari: string;
};

/** A version of a test's sheet as its author writes it; faults stand at their fields while it is typed (BEYOND-02). */
export function VersiForm({ uji, versi, awal, dari }: VersiFormProps) {
  const form = useFormVersi({ uji, versi, awal, dari });
  const tenang = useDeferredValue(form.values);
  const kini = useMemo(() => cek(tenang), [tenang]);
  const labels = Object.fromEntries(Object.keys(form.errors).map((nama) => [nama, sebutTempat(nama)]));
  return (
    <CekKini value={kini}>
      <FormPage
        form={form}
        labels={labels}
        notices={<RefusedNotice form={form} title="Tidak dapat diubah" />}
        leave={{ to: paths.parameterUji.detail(uji.uuid) }}
      >
        <Section title="Petunjuk">
          <TeksPanjang
            form={form}
            di="isi[petunjuk]"
            label="Petunjuk kerja"
            description="Tampil di atas lembar, juga tanpa jaringan"
            maxLength={4000}
          />
        </Section>
        <Bagian
          judul="Tetapan"
          catatan="Bobot ekivalen, kesetaraan, A1%1cm, volume labu: nilai dan sumbernya hanya berubah dalam versi baru."
        >
          <TetapanIsian form={form} />
        </Bagian>
        <Bagian
          judul="Data bersama"
          catatan="Kurva baku, pembakuan, blangko, dan kesesuaian sistem diisi sekali sehari untuk semua sampel."
        >
          <BersamaIsian form={form} />
        </Bagian>
        <Section title="Masukan">
          <BlokMasukan form={form} di="isi" />
        </Section>
        <Bagian
          judul="Rumus"
          catatan="Tulis seperti di kertas: 2,4 * x; argumen fungsi dipisahkan titik koma. Fungsi: akar, pangkat, ln, log10, abs, rerata, jumlah, sd, rsd, n, median, min, maks, selisih, kemiringan, potong, korelasi, cacah_luar, cacah_bawah, lengkap, apm, jika, ada."
        >
          <BlokRumus
            form={form}
            di="isi"
            akhir="Di sini nama dari ulangan adalah daftar nilainya. Baris terakhir adalah hasil; tanpa baris: rerata hasil ulangan."
          />
        </Bagian>
        <Bagian
          judul="Hasil dan pembulatan"
          catatan="Tidak ada yang dibulatkan sebelum hasil akhir; hasil dibulatkan sekali untuk dicetak dan sekali untuk dibandingkan dengan batas."
        >
          <HasilIsian form={form} />
        </Bagian>
        <Section title="Kriteria">
          <KriteriaIsian form={form} />
        </Section>
        <Bagian
          judul="Batas"
          catatan="Satu dipilih untuk setiap sampel. Tulis angkanya seperti di sumbernya: 10 dan 10,0 adalah batas yang berbeda."
        >
          <BatasIsian form={form} />
        </Bagian>
        <Bagian
          judul="Contoh kerja"
          catatan="Versi baru dapat dirilis setelah contohnya menghasilkan yang diharapkan (ISO/IEC 17025, 7.11.2)."
        >
          <ContohIsian form={form} />
        </Bagian>
      </FormPage>
    </CekKini>
  );
}

const Bagian = ({ judul, catatan, children }: { judul: string; catatan: string; children: ReactNode }) => (
  <Section title={judul}>
    <p className="mj-catatan mj-rapi mj-bawah-4">{catatan}</p>
    {children}
  </Section>
);

function useFormVersi({ uji, versi, awal, dari }: VersiFormProps) {
  const { actor } = useOrang();
  const navigate = useNavigate();
  return useRecordForm({
    endpoint: (versi ? versiLembarApi.ubah : versiLembarApi.buat) as typeof versiLembarApi.buat,
    record: versi?.uuid ?? null,
    ...(versi ? {} : { from: uji.uuid, act: dari }),
    label: `${versi ? `Ubah lembar kerja versi ${versi.nomor}` : 'Buat lembar kerja'} · ${uji.namaParameterUji}`,
    initial: awal,
    body: (isian) => ({
      ...(versi ? { uuid: versi.uuid } : {}),
      uuidParameterUji: uji.uuid,
      // What is typed is judged by the schema, not by the compiler.
      isi: isiDari(isian) as never,
      contoh: isian.contoh,
    }),
    alsoWrong: (isian) => cek(isian).galat,
    version: versi ? { rev: versi.rev, tertunda: [], tanda: versi.rev } : undefined,
    verdict: () => (versi ? check(versiWorkflow, 'ubah', { ...versi, keliru: null }, actor) : { ok: true }),
    onSaved: (info, jawaban) => {
      showSuccess(info);
      const { uuid } = jawaban as VersiLembar;
      void navigate(paths.parameterUji.versi(uji.uuid, uuid), { replace: true });
    },
  });
}
