/** A write of this person that the server has not shown back yet, in code names. */
export type TulisanTertunda = {
  opId: string;
  call: string;
  body: Record<string, unknown>;
  dibuatPada: string;
  /** What the device knows of the files the body names. */
  files?: readonly { sha256: string; name: string; size: number; mime: string }[] | undefined;
};

/**
 * The words of a 409 that say themselves what stands in the way: a shelf that does not hold as much, a date or a time that
 * is not free, a research that is over. Every other 409 of a queued write says 'conflict': the record is not what its author saw.
 */
export const halanganTulisan: readonly string[] = ['STOK', 'LEWAT', 'SLOT', 'CLOSED', 'TERCATAT'];
