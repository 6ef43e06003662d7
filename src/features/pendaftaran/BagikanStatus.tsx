import { Button, TextInput } from '@mantine/core';
import { IconCopy, IconLink, IconLinkOff, IconShare2 } from '@tabler/icons-react';
import { formatDateTime } from '#domain/core/format.ts';
import { tautanStatusApi } from '#domain/tautan-status/endpoints.ts';
import { useLive } from '#data/use-live.ts';
import { useOnline } from '#kit/device/online.ts';
import { DialogFrame } from '#kit/dialog/DialogFrame.tsx';
import { openConfirm } from '#kit/dialog/confirm.tsx';
import { useDialog, type Dialog } from '#kit/dialog/use-dialog.ts';
import { canShare, share } from '#kit/notice/share.ts';
import { showError, showSuccess } from '#kit/notice/toast.ts';
import { useAct } from '#kit/record/use-act.ts';
import { WorkflowButton } from '#kit/record/WorkflowActions.tsx';

const judul = 'Bagikan status';

type Dibagikan = { alamat: string; createdAt: string };

/** Lets its registrant show how far a submission is to who has no account, and end that (BEYOND-40); says whether they do. */
export function BagikanStatus({ uuid }: { uuid: string }) {
  const { hasil, muatUlang } = useLive(tautanStatusApi.baca, { uuid });
  const dialog = useDialog<true>();
  const verdict = useOnline({ ok: true });
  const tautan = hasil.jenis === 'ada' ? hasil.jawaban.data.tautan : undefined;
  return (
    <>
      <WorkflowButton
        label={tautan ? 'Status dibagikan' : judul}
        icon={IconLink}
        tone="biasa"
        verdict={verdict}
        onClick={() => dialog.open(true)}
      />
      {dialog.isi ? (
        <BagikanDialog key={dialog.key} uuid={uuid} tautan={tautan} dialog={dialog} onBerubah={muatUlang} />
      ) : null}
    </>
  );
}

type BagikanDialogProps = {
  uuid: string;
  /** Undefined while nobody knows yet. */
  tautan: Dibagikan | null | undefined;
  dialog: Dialog<true>;
  onBerubah: () => void;
};

function BagikanDialog({ uuid, tautan, dialog, onBerubah }: BagikanDialogProps) {
  const buat = useAct(tautanStatusApi.buat);
  return (
    <DialogFrame dialog={dialog} title={judul} size={450}>
      <div className="mj-tumpuk-4">
        <p className="mj-rapi">
          Siapa pun yang memegang tautannya membaca tahap pendaftaran ini dan janji selesainya, tanpa akun.
          Nama, judul, nomor, biaya, dan hasil tidak tampak.
        </p>
        {tautan ? <Tautan uuid={uuid} tautan={tautan} onBerubah={onBerubah} /> : null}
        {tautan === null ? (
          <Button
            size="lg"
            loading={buat.busy}
            leftSection={<IconLink aria-hidden size="1.125rem" />}
            onClick={() =>
              void buat.run({
                body: { uuid },
                label: judul,
                confirm: async () => true,
                onSaved: (info) => {
                  showSuccess(info);
                  onBerubah();
                },
              })
            }
          >
            Buat tautan
          </Button>
        ) : null}
      </div>
    </DialogFrame>
  );
}

/** The link, the ways it is handed on, and its end. */
function Tautan({
  uuid,
  tautan,
  onBerubah,
}: Pick<BagikanDialogProps, 'uuid' | 'onBerubah'> & { tautan: Dibagikan }) {
  const tarik = useAct(tautanStatusApi.tarik);
  const { alamat, createdAt } = tautan;
  return (
    <>
      <TextInput
        label="Tautan"
        description={`Dibagikan sejak ${formatDateTime(createdAt)}`}
        value={alamat}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="mj-tumpuk-2">
        <Button
          size="lg"
          leftSection={<IconCopy aria-hidden size="1.125rem" />}
          onClick={() => void salin(alamat)}
        >
          Salin tautan
        </Button>
        {canShare({ url: alamat }) ? (
          <Button
            size="lg"
            variant="default"
            leftSection={<IconShare2 aria-hidden size="1.125rem" />}
            onClick={() => share({ url: alamat }, 'Salin tautannya, lalu kirim sendiri.')}
          >
            Kirim lewat aplikasi lain
          </Button>
        ) : null}
        <Button
          size="lg"
          variant="subtle"
          color="red"
          loading={tarik.busy}
          leftSection={<IconLinkOff aria-hidden size="1.125rem" />}
          onClick={() =>
            void tarik.run({
              body: { uuid },
              label: 'Tarik tautan',
              confirm: () =>
                openConfirm({
                  title: 'Tarik tautan ini?',
                  consequence:
                    'Siapa pun yang memegangnya tidak dapat membuka status ini lagi. Bila dibagikan lagi, tautannya baru.',
                  confirmLabel: 'Ya, tarik',
                  danger: true,
                }),
              onSaved: (info) => {
                showSuccess(info);
                onBerubah();
              },
            })
          }
        >
          Tarik tautan
        </Button>
      </div>
    </>
  );
}

/** Not every browser, and no page without https, lets an app write there. */
async function salin(alamat: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(alamat);
    showSuccess('Tautan disalin');
  } catch {
    showError('Tautan tidak dapat disalin', { next: 'Sentuh alamatnya, lalu salin sendiri.' });
  }
}
