import {
  IconArrowBackUp,
  IconBottle,
  IconCalendarOff,
  IconCalendarTime,
  IconCertificate,
  IconChartLine,
  IconChecklist,
  IconClipboardCheck,
  IconCreditCard,
  IconFileCertificate,
  IconFlask,
  IconHeartbeat,
  IconHistory,
  IconHome,
  IconListDetails,
  IconMicroscope,
  IconReceipt,
  IconTestPipe,
  IconTools,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import { emailBerdomain } from '#domain/akun/surel.ts';
import type { Actor, Role } from '#domain/core/roles.ts';

type Butir = { path: string; label: string; icon: Icon };

const butir = {
  beranda: { path: '/beranda', label: 'Beranda', icon: IconHome },
  persetujuanPengujian: {
    path: '/persetujuan-pengujian',
    label: 'Persetujuan pengujian',
    icon: IconClipboardCheck,
  },
  pembayaranPengujian: { path: '/pembayaran-pengujian', label: 'Pembayaran pengujian', icon: IconReceipt },
  pengembalianDana: {
    path: '/pengembalian-dana-pengujian',
    label: 'Pengembalian dana',
    icon: IconArrowBackUp,
  },
  alat: { path: '/alat', label: 'Alat', icon: IconTools },
  bahan: { path: '/bahan', label: 'Bahan', icon: IconBottle },
  instrumen: { path: '/instrumen', label: 'Instrumen', icon: IconMicroscope },
  parameterUji: { path: '/parameter-uji', label: 'Parameter uji', icon: IconListDetails },
  petugas: { path: '/petugas', label: 'Petugas', icon: IconUsersGroup },
  laboratorium: { path: '/laboratorium', label: 'Laboratorium', icon: IconFlask },
  hariLibur: { path: '/hari-libur', label: 'Hari libur', icon: IconCalendarOff },
  pengingat: { path: '/hari-pengingat', label: 'Hari pengingat', icon: IconCalendarTime },
  kesehatan: { path: '/kesehatan', label: 'Kesehatan layanan', icon: IconHeartbeat },
  jejak: { path: '/jejak', label: 'Jejak perubahan', icon: IconHistory },
  analisis: { path: '/analisis-sampel', label: 'Analisis sampel', icon: IconTestPipe },
  dataBersama: { path: '/data-bersama', label: 'Data bersama', icon: IconChartLine },
  pendaftaran: { path: '/pendaftaran', label: 'Pendaftaran', icon: IconListDetails },
  pembayaran: { path: '/pembayaran', label: 'Pembayaran', icon: IconCreditCard },
  jadwal: { path: '/jadwal', label: 'Jadwal instrumen', icon: IconCalendarTime },
  surat: { path: '/surat', label: 'Surat bebas lab', icon: IconCertificate },
  persetujuanKalab: { path: '/persetujuan-kalab', label: 'Persetujuan penelitian', icon: IconClipboardCheck },
  riwayat: { path: '/riwayat', label: 'Riwayat', icon: IconHistory },
  persetujuanLaboran: {
    path: '/persetujuan-laboran',
    label: 'Persetujuan laboran',
    icon: IconClipboardCheck,
  },
  penggunaan: { path: '/penggunaan-laboran', label: 'Penggunaan lab', icon: IconFlask },
  riwayatLaboran: { path: '/riwayat-laboran', label: 'Riwayat penggunaan', icon: IconHistory },
  suratLaboran: { path: '/surat-laboran', label: 'Surat bebas lab', icon: IconCertificate },
  verifikasiPembayaran: {
    path: '/petugas-pembayaran-pembayaran',
    label: 'Verifikasi pembayaran',
    icon: IconReceipt,
  },
  riwayatPembayaran: {
    path: '/riwayat-pembayaran-petugas-pembayaran',
    label: 'Riwayat pembayaran',
    icon: IconHistory,
  },
  pengembalianDeposit: {
    path: '/pengembalian-deposit-petugas-pembayaran',
    label: 'Pengembalian deposit',
    icon: IconArrowBackUp,
  },
  suratPetugas: { path: '/surat-petugas-pembayaran', label: 'Surat bebas lab', icon: IconCertificate },
  kalabPengujian: {
    path: '/persetujuan-kalab-lpmok',
    label: 'Persetujuan pengujian lab',
    icon: IconChecklist,
  },
  review: { path: '/review-sampel-lpmok', label: 'Review sampel', icon: IconClipboardCheck },
  lhu: { path: '/lhu-kalab-lpmok', label: 'Laporan hasil uji', icon: IconFileCertificate },
} as const satisfies Record<string, Butir>;

/** The menus of NAV-32 to NAV-38, with the entries that CONF-26 and GAP-131 add so that no allowed page has to be typed. */
const menuList: Record<Role, readonly Butir[]> = {
  Pendaftar: [butir.pendaftaran, butir.pembayaran, butir.jadwal, butir.surat],
  Kalab: [
    butir.persetujuanKalab,
    butir.riwayat,
    butir.kalabPengujian,
    butir.analisis,
    butir.dataBersama,
    butir.review,
    butir.lhu,
    butir.parameterUji,
    butir.pendaftaran,
    butir.pembayaran,
    butir.jadwal,
  ],
  Laboran: [
    butir.persetujuanLaboran,
    butir.penggunaan,
    butir.riwayatLaboran,
    butir.jadwal,
    butir.alat,
    butir.bahan,
    butir.instrumen,
    butir.kalabPengujian,
    butir.analisis,
    butir.dataBersama,
    butir.review,
    butir.suratLaboran,
    butir.pendaftaran,
    butir.pembayaran,
  ],
  'Petugas pembayaran': [
    butir.verifikasiPembayaran,
    butir.riwayatPembayaran,
    butir.pengembalianDeposit,
    butir.suratPetugas,
    butir.persetujuanLaboran,
    butir.penggunaan,
    butir.riwayatLaboran,
    butir.jadwal,
    butir.kalabPengujian,
    butir.review,
  ],
  Admin: [
    butir.persetujuanPengujian,
    butir.pembayaranPengujian,
    butir.pengembalianDana,
    butir.alat,
    butir.bahan,
    butir.instrumen,
    butir.parameterUji,
    butir.kalabPengujian,
    butir.analisis,
    butir.dataBersama,
    butir.review,
    butir.petugas,
    butir.laboratorium,
    butir.jejak,
    // Looked at once a year: the first to need scrolling for where the menu is full.
    butir.hariLibur,
    butir.pengingat,
    butir.kesehatan,
  ],
};

/** What a role opens most, the most first, for the bottom bar of phones and tablets; Beranda stands there for everybody. */
const sering: Record<Role, readonly Butir[]> = {
  Pendaftar: [butir.pendaftaran, butir.pembayaran],
  Kalab: [butir.persetujuanKalab, butir.kalabPengujian, butir.review, butir.analisis],
  Laboran: [butir.persetujuanLaboran, butir.penggunaan, butir.analisis, butir.review],
  'Petugas pembayaran': [
    butir.verifikasiPembayaran,
    butir.pengembalianDeposit,
    butir.suratPetugas,
    butir.review,
  ],
  Admin: [butir.persetujuanPengujian, butir.pembayaranPengujian, butir.analisis, butir.petugas],
};

/** The addresses of a role's menu, what it opens most before the rest: what waits for a person stands in this order. */
export const urutanKerja = (role: Role): string[] =>
  menuList[role]
    .toSorted((a, b) => Number(sering[role].includes(b)) - Number(sering[role].includes(a)))
    .map(({ path }) => path);

export type DomainSurel = { institutionDomains: readonly string[]; consumerDomains: readonly string[] };

/** What a page of the menus is called, also for whom their own menu leaves it out (CONF-27). */
export const labelMenu = (path: string): string =>
  Object.values(butir).find((entry) => entry.path === path)?.label ?? '';

/** The menu of one person: two entries depend on their e-mail address (NAV-33, NAV-36, CONF-27, CONF-28). */
export function menuUntuk(
  actor: Actor,
  { institutionDomains, consumerDomains }: DomainSurel,
): (Butir & { sering: number | undefined })[] {
  const entries = [butir.beranda, ...menuList[actor.role]].filter((entry) => {
    if (entry.path === butir.surat.path) return emailBerdomain(actor.email, institutionDomains);
    if (entry.path === butir.suratLaboran.path)
      return consumerDomains.includes('*') || emailBerdomain(actor.email, consumerDomains);
    return true;
  });
  return entries.map((entry) => {
    const ke = sering[actor.role].indexOf(entry);
    return { ...entry, sering: ke < 0 ? undefined : ke };
  });
}
