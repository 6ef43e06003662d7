import { jenisPenelitian } from '#domain/penelitian/keadaan.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { Section } from '#kit/text/Section.tsx';

const { diajukan, disetujuiKalab } = penelitianWorkflow.states;
const dinilai: readonly number[] = [diajukan.code, disetujuiKalab.code];

/** What happens after a registration was sent, until the laboratory may be used. */
export function SetelahDaftar({ data }: { data: Penelitian }) {
  if (!dinilai.includes(data.idStatusPengajuan)) return null;
  const luar = data.researchType.kdJenisPenelitian === jenisPenelitian.luarLaboratorium;
  return (
    <Section title="Setelah ini">
      <ol className="mj-tumpuk-2 mj-rapi mj-butir">
        {data.idStatusPengajuan === diajukan.code ? (
          <li>Kepala laboratorium memeriksa rencana{luar ? '' : ' dan dokumen'} Anda.</li>
        ) : null}
        <li>Laboran menyetujui waktunya, atau mengubahnya bila laboratorium sudah terpakai.</li>
        <li>
          {luar
            ? 'Setelah disetujui, penelitian dapat dimulai.'
            : 'Setelah disetujui, catat alat, bahan, dan instrumen yang Anda pakai di halaman ini.'}
        </li>
      </ol>
    </Section>
  );
}
