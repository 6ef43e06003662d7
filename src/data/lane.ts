/** The lane of the writes on one record: its kind as endpoints name it, and its id. */
export const laneDari = (jenis: string, id: string): string => `${jenis}:${id}`;

/** The kind and the id that make up a lane. */
export function isiLane(lane: string): { jenis: string; id: string } {
  const at = lane.indexOf(':');
  return { jenis: lane.slice(0, at), id: lane.slice(at + 1) };
}
