/** The five roles, spelled as every call and screen spells them. [NAV-01] */
export const roleList = ['Pendaftar', 'Kalab', 'Laboran', 'Petugas pembayaran', 'Admin'] as const;
export type Role = (typeof roleList)[number];

/** Who is acting: an active, verified person. `laboratorium` holds the ids of the laboratories they administer. */
export type Actor = {
  uuid: string;
  nama: string;
  email: string;
  role: Role;
  laboratorium: readonly number[];
};

/** True when the laboratory is one the person administers; an Admin with an empty list has all of them (GAP-145). */
export const administers = (actor: Pick<Actor, 'role' | 'laboratorium'>, idLaboratorium: number): boolean =>
  actor.laboratorium.includes(idLaboratorium) || (actor.role === 'Admin' && actor.laboratorium.length === 0);
