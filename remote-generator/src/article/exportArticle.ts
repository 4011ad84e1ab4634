import { createSlug, escapeHtml } from '@rankwright/contracts/text';
import { downloadFile } from '@rankwright/sdk/host';
import { showError, showToast } from '@rankwright/sdk/toasts';
import type { ArticleText } from './articleText.model.ts';

type ExportedText = Pick<ArticleText, 'title' | 'content'>;

export const formatMarkdown = ({ title, content }: ExportedText): string =>
  `# ${title}\n\n${content.trim()}\n`;

/** Title and text as HTML. */
const formatBody = async ({ title, content }: ExportedText): Promise<string> => {
  const { markdownToHtml } = await import('@rankwright/shared-ui/editor');
  return `<h1>${escapeHtml(title)}</h1>\n${markdownToHtml(content)}`;
};

/** A complete HTML document. */
const buildHtmlPage = (
  { title, metaTitle, metaDescription }: Pick<ArticleText, 'title' | 'metaTitle' | 'metaDescription'>,
  body: string,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(metaTitle || title)}</title>
<meta name="description" content="${escapeHtml(metaDescription)}">
</head>
<body>
<article>
${body}
</article>
</body>
</html>
`;

export const formatHtml = async (
  text: ExportedText & Pick<ArticleText, 'metaTitle' | 'metaDescription'>,
): Promise<string> => buildHtmlPage(text, await formatBody(text));

const createFileName = ({ slug, title }: ArticleText): string => createSlug(slug || title) || 'article';

const exportMarkdown = (text: ArticleText): void =>
  downloadFile(`${createFileName(text)}.md`, formatMarkdown(text), 'text/markdown');

const exportHtml = async (text: ArticleText): Promise<void> => {
  try {
    downloadFile(`${createFileName(text)}.html`, await formatHtml(text), 'text/html');
  } catch {
    showError('Error', 'The file could not be created. Check your connection and try again.');
  }
};

/** The files that an article can be saved as. */
export const getExportActions = (text: ArticleText) => [
  { label: 'Export as Markdown', run: () => exportMarkdown(text) },
  { label: 'Export as HTML', run: () => void exportHtml(text) },
];

const createBlob = (type: string, text: string): Blob => new Blob([text], { type });

/** Puts title and text on the clipboard: as HTML for word processors, and as Markdown where only text is taken. */
const writeToClipboard = async (text: ExportedText): Promise<void> => {
  const markdown = formatMarkdown(text);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(markdown);
  const html = await formatBody(text);
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/html': createBlob('text/html', html),
      'text/plain': createBlob('text/plain', markdown),
    }),
  ]);
};

export const copyArticle = async (text: ExportedText): Promise<void> => {
  try {
    await writeToClipboard(text);
    showToast({ title: 'Copied', description: 'With its title and headings.' });
  } catch {
    showError('Error', 'Failed to copy content');
  }
};
