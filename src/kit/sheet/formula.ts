/**
 * Text that begins so is a formula to a spreadsheet, no matter who typed it: a name '=HYPERLINK(…)' would act in the hands of
 * the person who opens the list. OWASP, 'CSV Injection', with the full-width letters it names; OWASP ASVS 5.0, 1.2.10, asks the
 * same of XLSX, for a file that is saved as CSV loses the type of its cells.
 */
const beginnings: readonly string[] = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠'];

const begins = (text: string): boolean => beginnings.includes(text.charAt(0));

/** Text as a file may hold it: behind an apostrophe, which spreadsheets take for 'this is text'. */
export const neutral = (text: string): string => (begins(text) ? `'${text}` : text);

/** The text that was written so. */
export const withoutNeutral = (text: string): string =>
  text.startsWith("'") && begins(text.slice(1)) ? text.slice(1) : text;
