import type { Role } from '#domain/core/roles.ts';
import type { Sebagai } from '#domain/pengujian/penugasan.ts';
import { analisisWorkflow } from './workflow.ts';

/** Who may be analyst and who supervisor of a parameter: those who may begin it, and those who may decide it (GAP-18). */
export const bolehSebagai: Record<Sebagai, readonly Role[]> = {
  analis: analisisWorkflow.actions.mulai.roles,
  penyelia: analisisWorkflow.actions.setujui.roles,
};
