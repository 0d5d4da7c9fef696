/**
 * Options of `csv-stringify` for what people open in a spreadsheet (RFC 4180). The byte order mark announces UTF-8. An
 * apostrophe keeps a text from being read as a formula: where it begins, and after a character at which some spreadsheets, such
 * as German Excel at `;`, begin another cell.
 */
export const CSV_FORMAT = {
  bom: true,
  header: true,
  record_delimiter: 'windows',
  escape_formulas: true,
  cast: { string: withoutFormulas },
} as const;

/** Looks at each gap once: texts may have a great many line breaks. */
function withoutFormulas(text: string): string {
  return text.replace(/(?<![\s;])[\s;]+(?=[=+\-@])/g, (gap) => (/[;\t\r\n]/.test(gap) ? `${gap}'` : gap));
}
