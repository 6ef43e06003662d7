import {
  IconArrowBackUp,
  IconBan,
  IconFileCertificate,
  IconFileX,
  IconPencil,
  IconReceipt,
  IconUserCheck,
  IconUserEdit,
  IconUsers,
} from '@tabler/icons-react';
import type { PengujianAksi } from '#domain/pengujian/workflow.ts';
import type { WorkflowAction } from '#kit/WorkflowActions.tsx';
import { batalkanPendaftaran, tarikDokumen, tolakDokumen } from './tindakan-beralasan.ts';

/** Where an act is done: on a page of its own, or in a dialog over the detail page. */
export type TempatTindakan = 'edit' | 'cetak' | 'gantiKalab' | 'batalkan' | 'tolakDokumen' | 'tarikDokumen';

type Tindakan = Pick<WorkflowAction, 'label' | 'icon' | 'tone'> & {
  aksi: PengujianAksi;
  /** The codes of W1 at which it is offered; elsewhere it is no question. */
  pada: readonly number[];
  di: TempatTindakan;
};

/** What the detail page offers Admin (TESTADM-04 to 06, GAP-123, GAP-126, GAP-127, GAP-131, GAP-140). */
export const tindakanDetail: readonly Tindakan[] = [
  { aksi: 'setujui', pada: [1], label: 'Edit', icon: IconPencil, tone: 'utama', di: 'edit' },
  { aksi: 'tugaskan', pada: [6], label: 'Verifikasi', icon: IconUserCheck, tone: 'utama', di: 'edit' },
  { aksi: 'tagihPelunasan', pada: [8], label: 'Edit', icon: IconPencil, tone: 'utama', di: 'edit' },
  {
    aksi: 'unggahDokumen',
    pada: [15],
    label: 'Unggah dokumen',
    icon: IconFileCertificate,
    tone: 'utama',
    di: 'cetak',
  },
  {
    aksi: 'ubahPenugasan',
    pada: [7, 11, 12],
    label: 'Ubah penugasan',
    icon: IconUsers,
    tone: 'biasa',
    di: 'edit',
  },
  {
    aksi: 'mintaVerifikasiKalab',
    pada: [2],
    label: 'Ganti kalab',
    icon: IconUserEdit,
    tone: 'biasa',
    di: 'gantiKalab',
  },
  {
    aksi: 'tagihPelunasan',
    pada: [9],
    label: 'Perbaiki tagihan',
    icon: IconReceipt,
    tone: 'biasa',
    di: 'edit',
  },
  {
    aksi: batalkanPendaftaran.aksi,
    pada: [1, 2, 5],
    label: batalkanPendaftaran.judul,
    icon: IconBan,
    tone: 'bahaya',
    di: 'batalkan',
  },
  {
    aksi: tolakDokumen.aksi,
    pada: [15],
    label: tolakDokumen.judul,
    icon: IconFileX,
    tone: 'bahaya',
    di: 'tolakDokumen',
  },
  {
    aksi: tarikDokumen.aksi,
    pada: [16],
    label: tarikDokumen.judul,
    icon: IconArrowBackUp,
    tone: 'bahaya',
    di: 'tarikDokumen',
  },
];
