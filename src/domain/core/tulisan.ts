/** Whether a text shows anything: not marks of direction, joiners, fillers and other letters without a shape alone. */
export const adaTulisan = (text: string): boolean =>
  /[^\p{C}\p{Z}\p{M}\s\u115f\u1160\u2800\u3164\uffa0]/u.test(text);
