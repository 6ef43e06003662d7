import { useState } from 'react';
import { Anchor, Button, Select, Stack, TextInput, type TextInputProps } from '@mantine/core';
import { useForm } from '@mantine/form';
import { v7 as uuidv7 } from 'uuid';
import { acuanApi } from '#domain/acuan/endpoints.ts';
import { formatNpwp } from '#domain/akun/alamat.ts';
import { akunApi } from '#domain/akun/endpoints.ts';
import { aturanProfil, bacaProfil, kataDigit, type Isian, type IsianProfil } from '#domain/akun/rules.ts';
import { emailBerdomain } from '#domain/akun/surel.ts';
import type { Profil } from '#domain/akun/schema.ts';
import { Refusal } from '#domain/core/errors.ts';
import { formatTelepon, nomorNasional } from '#domain/core/telepon.ts';
import { useAplikasi, type OrangMasuk } from '#data/app.ts';
import { useKonfigurasi } from '#data/config.ts';
import { confirmSave } from '#kit/dialog/confirm.tsx';
import { valueOf } from '#kit/field/field.ts';
import { errorsOfRefusal } from '#kit/field/field-errors.ts';
import { showError, showSuccess } from '#kit/notice/toast.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { BidangAlamat } from './BidangAlamat.tsx';
import { useDrafProfil } from './draf-profil.ts';
import { TautanPrivasi } from './TautanPrivasi.tsx';
import { useAcuan, type Acuan } from './use-acuan.ts';

/**
 * The profile form. Which fields it shows, requires and offers as a list follows from the same rules the server checks
 * by (AUTH-15 to AUTH-28).
 */
export function ProfilForm({ orang }: { orang: OrangMasuk }) {
  const aplikasi = useAplikasi();
  const konfigurasi = useKonfigurasi();
  const { profil, email } = orang;
  const dasar = {
    internal: emailBerdomain(email, konfigurasi.institutionDomains),
    namaUniversitas: konfigurasi.institutionName,
  };
  const form = useForm<IsianProfil>({
    initialValues: awal(profil, orang.nama),
    onValuesChange: (values) => draf.ketik(values),
    validate: (values) => {
      const hasil = bacaProfil(dasar, terkirim(values));
      return hasil.ok ? {} : Object.fromEntries(hasil.errors.map(({ field, message }) => [field, message]));
    },
  });
  const draf = useDrafProfil(orang.db, (isian) => form.setValues(isian));
  const { values } = form;
  const aturan = aturanProfil({ ...dasar, kdStatus: values.kdStatus, kdInstitusi: values.kdInstitusi });
  const status = useAcuan(acuanApi.status, undefined, (row) => ({ kode: row.kdStatus, nama: row.status }));
  const institusi = useAcuan(acuanApi.institutes, undefined, (row) => ({
    kode: row.kdInstitusi,
    nama: row.institusi,
  }));
  const organisasi = (row: { kdOrganisasi: number; namaOrganisasi: string }) => ({
    kode: row.kdOrganisasi,
    nama: row.namaOrganisasi,
  });
  const fakultas = useAcuan(acuanApi.organization, { kdLevel: 'fakultas' }, organisasi);
  const prodi = useAcuan(
    acuanApi.organization,
    values.kdFakultas === null ? null : { kdLevel: 'prodi', kdOrganisasi: values.kdFakultas },
    organisasi,
  );
  const [busy, setBusy] = useState(false);
  // One key for this form: a second press after a lost answer cannot make a second profile.
  const [key, setKey] = useState(() => uuidv7());

  async function simpan(isian: IsianProfil): Promise<void> {
    if (!(await confirmSave())) return;
    setBusy(true);
    try {
      const { info } = await aplikasi.klien.panggil(akunApi.create, {
        body: {
          ...terkirim(isian),
          kdStatus: isian.kdStatus ?? '',
          noHp: nomorNasional(isian.noHp ?? ''),
          nama: isian.nama ?? '',
        },
        idempotencyKey: key,
      });
      showSuccess(info);
      await draf.buang();
      await aplikasi.muatProfil();
    } catch (error) {
      if (error instanceof Refusal) {
        setKey(uuidv7());
        form.setErrors(errorsOfRefusal(error.errors));
      }
      showError(error instanceof Error ? error.message : String(error), {
        next: 'Isian Anda tetap ada; perbaiki lalu simpan lagi.',
      });
    } finally {
      setBusy(false);
    }
  }

  const pilihan = (
    field: keyof IsianProfil,
    rule: Isian,
    { pilihan: data, keadaan: daftar, ulangi }: Acuan,
  ) =>
    rule.tampil && (rule.cara === 'pilih' || rule.cara === 'tetap') ? (
      <Select
        key={field}
        label={rule.label}
        required
        searchable
        allowDeselect={false}
        readOnly={rule.cara === 'tetap'}
        // A list that grows while it is open jumps away under the finger.
        disabled={rule.cara === 'pilih' && daftar !== 'ada'}
        placeholder={rule.cara === 'pilih' ? menunggu[daftar] : undefined}
        description={daftar === 'gagal' ? <MuatLagi label={rule.label} onClick={ulangi} /> : undefined}
        data={data.map(({ kode, nama }) => ({ value: String(kode), label: nama }))}
        value={
          rule.cara === 'tetap' ? String(rule.nilai) : values[field] === null ? null : String(values[field])
        }
        error={form.errors[field]}
        onChange={(value) => {
          form.setFieldValue(field, value === null ? null : Number(value));
          // A programme belongs to its faculty (AUTH-28).
          if (field === 'kdFakultas') form.setFieldValue('kdProgramStudi', null);
        }}
      />
    ) : null;
  const teks = (
    field: keyof IsianProfil,
    rule: Isian,
    props: Pick<TextInputProps, 'inputMode' | 'autoComplete'> = {},
  ) =>
    rule.tampil && rule.cara !== 'pilih' ? (
      <TextInput
        key={field}
        label={rule.label}
        required
        readOnly={rule.cara === 'tetap'}
        {...props}
        {...(rule.cara === 'digit' ? { description: kataDigit(rule) } : {})}
        value={rule.cara === 'tetap' ? String(rule.nilai) : ((values[field] as string | null) ?? '')}
        error={form.errors[field]}
        onChange={(event) => form.setFieldValue(field, event.currentTarget.value)}
      />
    ) : null;

  return (
    <form onSubmit={form.onSubmit((isian) => void simpan(isian))} noValidate>
      <Stack>
        {pilihan('kdStatus', aturan.kdStatus, status)}
        {teks('nama', aturan.nama, { autoComplete: 'name' })}
        <TextInput
          label="Email aktif"
          value={email}
          readOnly
          required
          description="Dari akun yang Anda pakai untuk masuk"
        />
        {teks('noInduk', aturan.noInduk, { inputMode: 'numeric', autoComplete: 'off' })}
        {teks('noHp', aturan.noHp, { inputMode: 'tel', autoComplete: 'tel' })}
        {pilihan('kdInstitusi', aturan.kdInstitusi, institusi)}
        {teks('namaPerguruanTinggi', aturan.namaPerguruanTinggi, { autoComplete: 'organization' })}
        {pilihan('kdFakultas', aturan.fakultas, fakultas)}
        {teks('namaFakultas', aturan.fakultas)}
        {pilihan('kdProgramStudi', aturan.programStudi, prodi)}
        {teks('namaProgramStudi', aturan.programStudi)}
        <BidangAlamat
          aturan={aturan}
          field={(field) => ({
            value: values[field] ?? '',
            error: form.errors[field],
            onChange: (event) => form.setFieldValue(field, valueOf(event) as string),
          })}
        />
        {draf.gagal ? (
          <Callout tone="bahaya" title="Ketikan ini belum tersimpan di perangkat">
            Penyimpanan perangkat tidak menjawab. Jangan tutup halaman ini sebelum isian disimpan.
          </Callout>
        ) : null}
        <p className="mj-catatan mj-rapi">
          Dengan mengirim data ini, Anda sudah diberi tahu apa yang disimpan, untuk apa, dan apa hak Anda:{' '}
          <TautanPrivasi />.
        </p>
        <Button type="submit" size="lg" loading={busy}>
          Simpan
        </Button>
      </Stack>
    </form>
  );
}

/** As it is sent: a number may be typed as people write it (GAP-168). */
const terkirim = (isian: IsianProfil): IsianProfil => ({
  ...isian,
  noHp: isian.noHp === null ? null : nomorNasional(isian.noHp),
});

const menunggu: Record<Acuan['keadaan'], string> = {
  'belum ditanya': 'Pilih fakultas lebih dahulu',
  memuat: 'Memuat pilihan …',
  ada: 'Pilih',
  gagal: 'Pilihan belum dapat dimuat',
};

function MuatLagi({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <>
      Pilihan belum dapat dimuat. Periksa jaringan, lalu{' '}
      <Anchor
        component="button"
        type="button"
        size="sm"
        onClick={onClick}
        aria-label={`Muat pilihan ${label}`}
      >
        muat lagi
      </Anchor>
      .
    </>
  );
}

const awal = (profil: Profil | null, nama: string): IsianProfil => ({
  kdStatus: profil?.kdStatus ?? null,
  nama: profil?.nama ?? nama,
  noInduk: profil?.noInduk ?? null,
  noHp: profil?.noHp ? formatTelepon(profil.noHp) : null,
  alamat: profil?.alamat ?? '',
  npwp: profil?.npwp ? formatNpwp(profil.npwp) : '',
  kdInstitusi: profil?.kdInstitusi ?? null,
  namaPerguruanTinggi: profil?.namaPerguruanTinggi ?? null,
  kdFakultas: profil?.kdFakultas ?? null,
  namaFakultas: profil?.namaFakultas ?? null,
  kdProgramStudi: profil?.kdProgramStudi ?? null,
  namaProgramStudi: profil?.namaProgramStudi ?? null,
});
