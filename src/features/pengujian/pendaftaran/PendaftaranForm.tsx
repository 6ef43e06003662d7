import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import type { PendaftaranBody } from '#domain/pengujian/endpoints.ts';
import { useParameterUji } from '#data/parameter-uji.ts';
import type { PemegangDraf } from '#data/use-draft.ts';
import { confirmSave } from '#kit/confirm.tsx';
import { DraftMark, DraftNotices, writtenElsewhere } from '#kit/OldDraftBar.tsx';
import { OldFormMessages } from '#kit/OldFormMessages.tsx';
import { useLeaveGuard } from '#kit/leave-guard.ts';
import { Steps } from '#kit/Steps.tsx';
import { SubmitButton } from '#kit/SubmitButton.tsx';
import { announceWrite, type Write } from '#kit/use-write.ts';
import { paths } from '#paths';
import {
  bodyDari,
  labelIsian,
  langkahDaftar,
  langkahKeliru,
  namaSampelDari,
  pendaftaranKeliru,
  type IsianPendaftaran,
  type Langkah,
} from './isian.ts';
import { LangkahDataDiri } from './LangkahDataDiri.tsx';
import { LangkahRingkasan } from './LangkahRingkasan.tsx';
import { LangkahSampel } from './LangkahSampel.tsx';
import classes from './PendaftaranForm.module.css';

export type PendaftaranFormProps = {
  write: Write<typeof PendaftaranBody>;
  draft: PemegangDraf;
  awal: IsianPendaftaran;
  /** Changes when the fields are to be filled with `awal` again. */
  isianKe: number;
  /** When the draft that goes on here was begun, or null for a fresh one. */
  dilanjutkan: string | null;
  onDiscard: () => void;
  onSaved: () => void;
};

/** Samples are registered in three steps, the last of which shows everything before it is sent (REG-12, look.md). */
export function PendaftaranForm(props: PendaftaranFormProps) {
  const { write, draft, awal, isianKe, dilanjutkan, onDiscard, onSaved } = props;
  const [isian, setIsian] = useState(awal);
  const [diketik, setDiketik] = useState(false);
  const [diisiKe, setDiisiKe] = useState(isianKe);
  const [keliru, setKeliru] = useState(write.errors);
  const unsent = useRef(false);
  const judulLangkah = useRef<HTMLHeadingElement>(null);
  if (diisiKe !== isianKe) {
    setDiisiKe(isianKe);
    setIsian(awal);
    setDiketik(false);
  }
  // What is wrong is shown where it stands, also when only the server knew.
  if (keliru !== write.errors) {
    setKeliru(write.errors);
    const salah = langkahKeliru(write.errors);
    if (salah !== null && salah !== isian.langkah) setIsian({ ...isian, langkah: salah });
  }
  const { ketik } = draft;
  useEffect(() => {
    if (diketik) ketik(isian);
  }, [diketik, isian, ketik]);
  useLeaveGuard({
    isDirty: () => unsent.current,
    isUnkept: draft.gagal !== null,
    body: 'Isian Anda tersimpan sebagai draf di perangkat ini dan dapat dilanjutkan nanti.',
  });

  const uji = useParameterUji(isian.idLaboratorium);
  const pilihan = useMemo(() => new Map((uji ?? []).map((satu) => [satu.id, satu])), [uji]);
  const hanyaBaca = draft.keadaan.jenis === 'tabLain';
  const { langkah } = isian;

  const ubah = (change: Partial<IsianPendaftaran>) => {
    setIsian((now) => ({ ...now, ...change }));
    setDiketik(true);
    unsent.current = true;
  };
  const pindah = (ke: Langkah) => {
    setIsian((now) => ({ ...now, langkah: ke }));
    setTimeout(() => {
      window.scrollTo({ top: 0 });
      judulLangkah.current?.focus({ preventScroll: true });
    });
  };
  const diperiksa = () => ({ body: bodyDari(isian), alsoWrong: pendaftaranKeliru(isian, pilihan) });

  const lanjut = () => {
    if (langkah === 0) pindah(1);
    else if (write.check(diperiksa())) pindah(2);
  };
  const simpan = async () => {
    const hasil = await write.submit({
      ...diperiksa(),
      label: `Daftar · ${namaSampelDari(isian)}`,
      draf: draft.kunci,
      confirm: confirmSave,
      before: draft.simpanSekarang,
    });
    if (hasil.jenis !== 'terkirim' && hasil.jenis !== 'tersimpan') return;
    unsent.current = false;
    announceWrite(hasil);
    onSaved();
  };

  return (
    <form
      noValidate
      className={classes.form}
      inert={write.locked}
      onSubmit={(event) => {
        event.preventDefault();
        if (write.locked) return;
        if (langkah === 2) void simpan();
        else lanjut();
      }}
    >
      <Steps
        label="Langkah pendaftaran"
        steps={langkahDaftar.map((label, ke) => ({
          label,
          keadaan: ke < langkah ? 'selesai' : ke === langkah ? 'sekarang' : 'nanti',
          onOpen: ke < langkah ? () => pindah(ke as Langkah) : undefined,
        }))}
      />
      <DraftNotices
        form={{
          draft,
          resumed: dilanjutkan,
          discard: () => {
            unsent.current = false;
            onDiscard();
          },
        }}
      />
      <OldFormMessages write={write} labels={labelIsian(isian)} outboxPath={paths.kotakKeluar()} />
      <h2 ref={judulLangkah} tabIndex={-1} className={classes.heading}>
        {langkahDaftar[langkah]}
      </h2>
      <fieldset className={classes.step} disabled={hanyaBaca} aria-label={langkahDaftar[langkah]}>
        {langkah === 0 ? <LangkahDataDiri /> : null}
        {langkah === 1 ? (
          <LangkahSampel isian={isian} pilihan={pilihan} write={write} onChange={ubah} />
        ) : null}
        {langkah === 2 ? <LangkahRingkasan isian={isian} write={write} onChange={ubah} /> : null}
      </fieldset>
      <div className={classes.bar}>
        <span className={classes.mark}>{hanyaBaca ? null : <DraftMark draft={draft} />}</span>
        {langkah > 0 ? (
          <Button variant="default" size="lg" onClick={() => pindah((langkah - 1) as Langkah)}>
            Kembali
          </Button>
        ) : null}
        <SubmitButton
          label={langkah === 2 ? 'Daftar' : 'Lanjut'}
          busy={write.state.jenis === 'mengirim'}
          blocked={langkah === 2 && hanyaBaca ? writtenElsewhere : null}
        />
      </div>
    </form>
  );
}
