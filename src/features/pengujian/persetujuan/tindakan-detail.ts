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
import { codesFrom } from '#domain/core/workflow.ts';
import { pengujianWorkflow, type PengujianAksi } from '#domain/pengujian/workflow.ts';
import type { WorkflowAction } from '#kit/record/WorkflowActions.tsx';
import { batalkanPendaftaran, tarikDokumen, tolakDokumen } from './tindakan-beralasan.ts';

/** Where an act is done: on a page of its own, or in a dialog over the detail page. */
export type TempatTindakan = 'edit' | 'cetak' | 'gantiKalab' | 'batalkan' | 'tolakDokumen' | 'tarikDokumen';

type Tindakan = Pick<WorkflowAction, 'label' | 'icon' | 'tone'> & {
  aksi: PengujianAksi;
  /** The one state at which it is offered here; without it every one the act is done from. */
  hanya?: keyof typeof pengujianWorkflow.states;
  di: TempatTindakan;
};

/** Whether an act is a question at all at this code of W1. */
export const ditawarkanPada = ({ aksi, hanya }: Tindakan, kode: number): boolean =>
  hanya ? pengujianWorkflow.states[hanya].code === kode : codesFrom(pengujianWorkflow, aksi).includes(kode);

/** What the detail page offers Admin (TESTADM-04 to 06, GAP-123, GAP-126, GAP-127, GAP-131, GAP-140). */
export const tindakanDetail: readonly Tindakan[] = [
  { aksi: 'setujui', label: 'Edit', icon: IconPencil, tone: 'utama', di: 'edit' },
  { aksi: 'tugaskan', label: 'Verifikasi', icon: IconUserCheck, tone: 'utama', di: 'edit' },
  {
    aksi: 'tagihPelunasan',
    hanya: 'selesaiPengujian',
    label: 'Edit',
    icon: IconPencil,
    tone: 'utama',
    di: 'edit',
  },
  {
    aksi: 'unggahDokumen',
    label: 'Unggah dokumen',
    icon: IconFileCertificate,
    tone: 'utama',
    di: 'cetak',
  },
  {
    aksi: 'ubahPenugasan',
    label: 'Ubah penugasan',
    icon: IconUsers,
    tone: 'biasa',
    di: 'edit',
  },
  {
    aksi: 'mintaVerifikasiKalab',
    hanya: 'perluVerifikasiKalab',
    label: 'Ganti kalab',
    icon: IconUserEdit,
    tone: 'biasa',
    di: 'gantiKalab',
  },
  {
    aksi: 'tagihPelunasan',
    hanya: 'perluPelunasan',
    label: 'Perbaiki tagihan',
    icon: IconReceipt,
    tone: 'biasa',
    di: 'edit',
  },
  {
    aksi: batalkanPendaftaran.aksi,
    label: batalkanPendaftaran.judul,
    icon: IconBan,
    tone: 'bahaya',
    di: 'batalkan',
  },
  {
    aksi: tolakDokumen.aksi,
    label: tolakDokumen.judul,
    icon: IconFileX,
    tone: 'bahaya',
    di: 'tolakDokumen',
  },
  {
    aksi: tarikDokumen.aksi,
    label: tarikDokumen.judul,
    icon: IconArrowBackUp,
    tone: 'bahaya',
    di: 'tarikDokumen',
  },
];
