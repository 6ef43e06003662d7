import type { Role } from '#domain/core/roles.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { paths } from '#paths';

const { lhuTersedia, dokumenTersedia } = pengujianWorkflow.states;

/** The row button LHU: at 14 and 16, not while a document is asked for (REG-06, CONF-19). */
export const lhuDapatDibuka = ({ idPengujianStatusPengajuan: kode }: Pengujian): boolean =>
  kode === lhuTersedia.code || kode === dokumenTersedia.code;

/** A Pendaftar has a page of its own for the report; owners of other roles have it on the record (GAP-141). */
export const alamatLhu = ({ uuid }: Pick<Pengujian, 'uuid'>, role: Role): string =>
  role === 'Pendaftar' ? paths.pendaftaran.lhu(uuid) : paths.pendaftaran.pengujian(uuid);
