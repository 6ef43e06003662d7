/** A write of this person that the server has not shown back yet, in code names. */
export type TulisanTertunda = {
  opId: string;
  call: string;
  body: Record<string, unknown>;
  dibuatPada: string;
  /** What the device knows of the files the body names. */
  files?: readonly { sha256: string; name: string; size: number; mime: string }[] | undefined;
};
