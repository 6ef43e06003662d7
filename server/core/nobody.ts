import type { Actor } from '#domain/core/roles.ts';

/** As whom subjects are read before it is known whom they concern: nobody, who sees all of it. */
export const nobody: Actor = {
  uuid: '00000000-0000-0000-0000-000000000000',
  nama: '',
  email: '',
  role: 'Admin',
  laboratorium: [],
};
