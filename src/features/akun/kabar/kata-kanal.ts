import { IconBrandWhatsapp, IconMail, type Icon } from '@tabler/icons-react';
import { formatTelepon, nomorNasional } from '#domain/core/telepon.ts';
import { tanpaPonsel } from '#domain/kabar/kanal.ts';
import type { NamaKanal } from '#domain/kabar/pilihan.ts';

type Kata = {
  ikon: Icon;
  /** As a sentence begins with it, and where it goes to. */
  sebutan: string;
  tempat: 'alamat' | 'nomor';
  /** What is in its messages, and what never is. */
  isi: string;
  /** Where it reaches a person, as people read it. */
  alamat: (alamat: string) => string;
  /** Why nothing is to be switched on where it reaches them nowhere. */
  tanpaAlamat: string;
  /** From where it was ended, and what to do where the address was refused. */
  berhenti: string;
  ditolak: string;
};

/** What each channel that reaches a person at one address says of itself on the profile. */
export const kataKanal: Record<Exclude<NamaKanal, 'dorong'>, Kata> = {
  surel: {
    ikon: IconMail,
    sebutan: 'Surel',
    tempat: 'alamat',
    isi: 'Surel memuat kalimat kabarnya, nomor dan nama pendaftarannya, dan tautannya; tidak pernah hasil uji, jumlah uang, atau nomor rekening.',
    alamat: (alamat) => alamat,
    tanpaAlamat: 'Akun Anda tidak mempunyai alamat surel.',
    berhenti: 'Dari tautan di salah satu surel. Nyalakan lagi bila Anda menginginkannya kembali.',
    ditolak: 'Kotak surat penuh atau ditutup? Bereskan, lalu nyalakan lagi.',
  },
  whatsapp: {
    ikon: IconBrandWhatsapp,
    sebutan: 'WhatsApp',
    tempat: 'nomor',
    isi: 'Pesan memuat kalimat kabarnya, nomor pendaftarannya, dan tautannya; tidak pernah judul, hasil uji, jumlah uang, atau nomor rekening. Balasan Anda tidak dibaca siapa pun, kecuali BERHENTI.',
    alamat: (alamat) => formatTelepon(nomorNasional(alamat)),
    tanpaAlamat: tanpaPonsel,
    berhenti: 'Anda membalas BERHENTI. Nyalakan lagi bila Anda menginginkannya kembali.',
    ditolak: 'Pastikan nomor itu ada di WhatsApp dan tidak memblokir kami, lalu nyalakan lagi.',
  },
};
