import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconPrinter, IconX } from '@tabler/icons-react';
import type { z } from 'zod';
import { codesFrom, type AnyWorkflow, type Verdict } from '#domain/core/workflow.ts';
import type { Tampilan } from '#data/view.ts';
import { useOnline } from '#kit/device/online.ts';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { WriteMarks } from '#kit/notice/WriteMarks.tsx';
import { WorkflowButton } from '#kit/record/WorkflowActions.tsx';
import { paths } from '#paths';
import { BagikanStatus } from './BagikanStatus.tsx';
import { BatalkanDialog, type BatalkanDialogProps } from './BatalkanDialog.tsx';
import type { Sekarang } from './sekarang.ts';
import type { IsiKepala } from './RekamanPendaftaran.tsx';

export const kembaliKePendaftaran = { to: paths.pendaftaran.list(), label: 'Kembali' };

export type PendaftaranSendiriProps<B extends z.ZodType> = Omit<BatalkanDialogProps<B>, 'dialog'> & {
  tampilan: Tampilan<BatalkanDialogProps<B>['tampilan']['data'] & { rev: string }>;
  kini: Sekarang | null;
  workflow: AnyWorkflow;
  /** Whether it may be taken back now. */
  boleh: Verdict;
  /** The record as its kind shows it, with what both kinds have in its head. */
  rekaman: (kepala: IsiKepala) => ReactNode;
};

/** The own registration: the act that waits for its registrant, its paper, and taking it back (REG-48 to REG-60, GAP-126). */
export function PendaftaranSendiri<B extends z.ZodType>(props: PendaftaranSendiriProps<B>) {
  const { kini, workflow, boleh, rekaman, ...batal } = props;
  const { tampilan } = batal;
  const batalkan = useDialog<true>();
  const tombol = kini?.menunggu ? null : kini?.tombol;
  return (
    <>
      {rekaman({
        kembali: kembaliKePendaftaran,
        tanda: <WriteMarks tampilan={tampilan} />,
        mainAction: tombol ? (
          <Button component={Link} to={tombol.to} size="lg">
            {tombol.label}
          </Button>
        ) : null,
        actions: (
          <>
            <Button
              component={Link}
              to={paths.pendaftaran.cetak(tampilan.data.uuid)}
              variant="default"
              size="lg"
              leftSection={<IconPrinter aria-hidden size="1.125rem" />}
            >
              Cetak
            </Button>
            {/* One that the server does not have yet is nowhere to be shown. */}
            {tampilan.data.rev === '' ? null : <BagikanStatus uuid={tampilan.data.uuid} />}
            <Batalkan
              workflow={workflow}
              boleh={boleh}
              data={tampilan.data}
              onClick={() => batalkan.open(true)}
            />
          </>
        ),
      })}
      <BatalkanDialog {...batal} dialog={batalkan} />
    </>
  );
}

type BatalkanProps = {
  workflow: AnyWorkflow;
  boleh: Verdict;
  data: { rev: string; statusSubmission: { kdStatusPengajuan: number } };
  onClick: () => void;
};

/** Takes the registration back as long as its workflow lets it (GAP-126); absent once that is over. */
function Batalkan({ workflow, boleh, data, onClick }: BatalkanProps) {
  const verdict = useOnline(
    data.rev === ''
      ? {
          ok: false,
          status: 409,
          reason: 'Pendaftaran ini belum sampai di server. Buang dari kotak keluar bila tidak jadi.',
        }
      : boleh,
  );
  return codesFrom(workflow, 'batalkanPendaftaran').includes(data.statusSubmission.kdStatusPengajuan) ? (
    <WorkflowButton
      label={workflow.actions['batalkanPendaftaran']!.label}
      icon={IconX}
      tone="bahaya"
      verdict={verdict}
      onClick={onClick}
    />
  ) : null;
}
