/** A quoted cell; a leading `'` keeps spreadsheets from running it as a formula. */
const formatCell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replace(/"/g, '""')}"`;

/** A CSV file of these rows, with a byte order mark so that spreadsheets read it as UTF-8. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(formatCell).join(',')).join('\r\n')}\r\n`;
