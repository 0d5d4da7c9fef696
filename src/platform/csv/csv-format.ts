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
  cast: { string: (text: string) => text.replace(/([;\t\r\n]\s*)(?=[=+\-@])/g, "$1'") },
} as const;
