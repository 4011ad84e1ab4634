import { Buffer } from 'node:buffer';
import type { ParserTasks, PrintedReport, PrintedRow } from './parserTasks.ts';
import {
  createWriter,
  ink,
  margin,
  registerFonts,
  soft,
  type Doc,
  type TextOptions,
  type Writer,
} from './reportWriter.ts';

const line = '#ddd6c8';
const accents = {
  ...{ ink, red: '#c8371b', orange: '#c26a00' },
  ...{ green: '#2c7a4b', blue: '#2457c5', violet: '#6b3fb5' },
};
const logoSize: [number, number] = [180, 72];
const missingNote =
  'This PDF has no font for some characters; they are shown as □. The private link shows them.';

const getWidth = (doc: Doc): number => doc.page.width - 2 * margin;
const getBottom = (doc: Doc): number => doc.page.height - margin - 20;

const breakPage = (doc: Doc, height: number): void => {
  if (doc.y + height > getBottom(doc)) doc.addPage();
};

const drawLine = (doc: Doc): void => {
  doc
    .moveTo(margin, doc.y)
    .lineTo(doc.page.width - margin, doc.y)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();
  doc.y += 6;
};

const printHead = (
  doc: Doc,
  { write }: Writer,
  { companyName, heading, opening, accent }: PrintedReport,
  logo: Buffer | null,
): void => {
  doc.rect(0, 0, doc.page.width, 8).fill(accents[accent]);
  if (logo) {
    doc.image(logo, margin, doc.y, { fit: logoSize });
    doc.y += logoSize[1] + 12;
  }
  if (companyName) write(companyName, { size: 11, weight: 'bold' });
  write(heading, { size: 24, weight: 'bold' });
  doc.moveDown(0.5);
  for (const text of opening) {
    write(text, { size: 11, width: getWidth(doc) });
    doc.moveDown(0.6);
  }
};

const printFigures = (doc: Doc, { write }: Writer, { figures }: PrintedReport): void => {
  breakPage(doc, 90);
  doc.moveDown(0.6);
  const width = getWidth(doc) / figures.length;
  const top = doc.y;
  const ends = figures.map(({ label, value, note }, index) => {
    const place = { x: margin + index * width, width: width - 12 };
    write(label, { ...place, y: top, size: 9, color: soft });
    write(value, { ...place, size: 18, weight: 'bold' });
    write(note, { ...place, size: 8, color: soft });
    return doc.y;
  });
  doc.y = Math.max(...ends);
};

const printHeading = (doc: Doc, { write }: Writer, text: string): void => {
  breakPage(doc, 80);
  doc.y += 20;
  write(text, { size: 14, weight: 'bold' });
  doc.y += 4;
};

const printNote = (doc: Doc, { write }: Writer, note: string | null): void => {
  if (note) write(note, { size: 9, color: soft, width: getWidth(doc) });
};

const columns: { name: Exclude<keyof PrintedRow, 'title'>; label: string; width: number }[] = [
  { name: 'clicks', label: 'Clicks', width: 60 },
  { name: 'change', label: 'Change', width: 60 },
  { name: 'impressions', label: 'Impressions', width: 75 },
  { name: 'position', label: 'Position', width: 60 },
];

const printRow = (
  doc: Doc,
  { write }: Writer,
  { title, ...cells }: Partial<PrintedRow>,
  options: TextOptions = {},
): void => {
  const numbers = columns.reduce((sum, { width }) => sum + width, 0);
  breakPage(doc, 40);
  const top = doc.y;
  let x = margin + getWidth(doc) - numbers;
  for (const { name, width } of columns) {
    write(cells[name] ?? '', { ...options, size: 9, x, y: top, width, align: 'right' });
    x += width;
  }
  write(title ?? '', { ...options, size: 9, y: top, width: getWidth(doc) - numbers - 12 });
  doc.y += 5;
};

const printPages = (doc: Doc, writer: Writer, { pages, pagesNote }: PrintedReport): void => {
  printHeading(doc, writer, 'Best pages');
  if (pages.length > 0) {
    const labels = Object.fromEntries(columns.map(({ name, label }) => [name, label]));
    printRow(doc, writer, { ...labels, title: 'Page' }, { color: soft });
  }
  for (const page of pages) {
    drawLine(doc);
    printRow(doc, writer, page);
  }
  printNote(doc, writer, pagesNote);
};

const printList = (
  doc: Doc,
  writer: Writer,
  heading: string,
  entries: readonly { text: string; detail: string }[],
  note: string | null,
): void => {
  printHeading(doc, writer, heading);
  for (const { text, detail } of entries) {
    breakPage(doc, 40);
    drawLine(doc);
    writer.write(text, { width: getWidth(doc) });
    if (detail) writer.write(detail, { size: 8, color: soft, width: getWidth(doc) });
    doc.y += 5;
  }
  printNote(doc, writer, note);
};

const printFooters = (doc: Doc, { write }: Writer, { heading, companyName }: PrintedReport): void => {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // Text below the margin would otherwise begin a new page.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - margin + 8;
    const text = companyName ? `${companyName}, ${heading}` : heading;
    write(text, { size: 8, color: soft, y, width: getWidth(doc) - 60, height: 10, ellipsis: true });
    write(`${page + 1} of ${count}`, { size: 8, color: soft, y, width: getWidth(doc), align: 'right' });
  }
};

const collect = (doc: Doc): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });

/** A report and its logo (PNG, or null) → an A4 document with embedded fonts. */
export const printReport = async ({
  view,
  logo,
}: Parameters<ParserTasks['printReport']>[0]): Promise<Buffer> => {
  const { default: PdfDocument } = await import('pdfkit');
  const doc = new PdfDocument({
    ...{
      size: 'A4',
      margin,
      bufferPages: true,
      pdfVersion: '1.7',
      lang: 'en-US',
      displayTitle: true,
      // No standard font: its file is not read.
      font: '',
    },
    info: { Title: view.heading, Author: view.companyName },
  });
  const result = collect(doc);
  const fonts = { regular: await registerFonts(doc, 'regular'), bold: await registerFonts(doc, 'bold') };
  const writer = createWriter(doc, fonts);
  printHead(doc, writer, view, logo && Buffer.from(logo));
  printFigures(doc, writer, view);
  printPages(doc, writer, view);
  const published = view.published.map(({ title, day }) => ({ text: title, detail: day }));
  printList(doc, writer, 'Published', published, view.publishedNote);
  const findings = view.findings.map(({ label, text, url }) => ({ text: `${label}: ${text}`, detail: url }));
  printList(doc, writer, 'What stands out', findings, view.findingsNote);
  doc.y += 16;
  for (const note of view.notes) printNote(doc, writer, note);
  printFooters(doc, writer, view);
  if (writer.hasMissing) {
    doc.switchToPage(doc.bufferedPageRange().count - 1);
    writer.write(missingNote, {
      size: 8,
      color: soft,
      y: doc.page.height - margin - 6,
      width: getWidth(doc),
    });
  }
  doc.end();
  return result;
};
