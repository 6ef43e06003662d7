import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { formatDate } from '#domain/core/format.ts';
import { administers } from '#domain/core/roles.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import { versiLembarApi } from '#domain/lembar-kerja/versi-endpoints.ts';
import { giliran } from '#domain/core/workflow.ts';
import { versiWorkflow } from '#domain/lembar-kerja/versi-workflow.ts';
import type { ParameterUji } from '#domain/parameter-uji/schema.ts';
import { useOrang } from '#data/app.ts';
import { useLive } from '#data/use-live.ts';
import { NotHere } from '#kit/notice/NotHere.tsx';
import { SkeletonRows } from '#kit/notice/SkeletonRows.tsx';
import { Section } from '#kit/text/Section.tsx';
import { WorkflowBadge } from '#kit/text/WorkflowBadge.tsx';
import { paths } from '#paths';
import classes from './Lembar.module.css';

/** The versions of a test's sheet, newest first (BEYOND-06). */
export function LembarUji({ uji }: { uji: Pick<ParameterUji, 'uuid' | 'idLaboratorium'> }) {
  const { actor } = useOrang();
  const { hasil, muatUlang } = useLive(versiLembarApi.list, { uuidParameterUji: uji.uuid });
  const pengurus = actor.role === 'Admin' && administers(actor, uji.idLaboratorium);
  return (
    <Section
      title="Lembar kerja"
      action={
        pengurus ? (
          <Button
            component={Link}
            to={paths.parameterUji.buatVersi(uji.uuid)}
            variant="default"
            leftSection={<IconPlus aria-hidden size="1.125rem" />}
          >
            Buat lembar kerja
          </Button>
        ) : null
      }
    >
      {hasil.jenis === 'ada' ? (
        <Daftar semua={hasil.jawaban.data as VersiLembar[]} />
      ) : hasil.jenis === 'gagal' ? (
        <NotHere what="Lembar kerja" failed={{ ...hasil, muatUlang }} />
      ) : (
        <SkeletonRows />
      )}
    </Section>
  );
}

function Daftar({ semua }: { semua: readonly VersiLembar[] }) {
  const { actor } = useOrang();
  if (semua.length === 0)
    return (
      <p className="mj-catatan mj-rapi">
        Belum ada lembar kerja: analis menulis hasilnya di kotak teks. Dengan lembar kerja angkanya dihitung,
        juga tanpa jaringan.
      </p>
    );
  return (
    <ul className="mj-bergaris">
      {semua.map((versi) => (
        <li key={versi.uuid}>
          <Link
            className={classes.versi ?? ''}
            to={paths.parameterUji.versi(versi.parameterUji.uuid, versi.uuid)}
          >
            <span>
              <strong className="mj-tautan mj-sendiri">Versi {versi.nomor}</strong>
              <small className="mj-redup">{riwayat(versi)}</small>
            </span>
            <WorkflowBadge
              workflow={versiWorkflow}
              kode={versi.statusVersi.kdStatusVersi}
              giliran={giliran(versiWorkflow, { ...versi, keliru: null }, actor) !== null}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const riwayat = ({ penulis, dibuatPada, dirilisOleh, dirilisPada, alasan }: VersiLembar): string =>
  [
    `Ditulis ${penulis.map(({ nama }) => nama).join(', ')}, ${formatDate(dibuatPada)}`,
    dirilisOleh && `dirilis ${dirilisOleh.nama}, ${formatDate(dirilisPada)}`,
    alasan,
  ]
    .filter(Boolean)
    .join(' · ');
