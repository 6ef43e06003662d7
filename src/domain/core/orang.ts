import { z } from 'zod';

/** Who did something, as everybody who may read of it sees them. */
export const OrangSchema = z.object({ uuid: z.uuid(), nama: z.string(), noInduk: z.string().nullable() });
export type Orang = z.output<typeof OrangSchema>;
