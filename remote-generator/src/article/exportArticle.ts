import { showError, showToast } from '@rankwright/sdk/toasts';
import type { ArticleText } from './articleText.model.ts';

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

export const formatMarkdown = ({ title, content }: Pick<ArticleText, 'title' | 'content'>): string =>
  `# ${title}\n\n${content.trim()}\n`;

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
<h1>${escapeHtml(title)}</h1>
${body}
</article>
</body>
</html>
`;

export const formatHtml = async (text: ArticleText): Promise<string> => {
  const { markdownToHtml } = await import('@rankwright/shared-ui/editor');
  return buildHtmlPage(text, markdownToHtml(text.content));
};

/** Downloads `content` as a file. */
export const downloadFile = (name: string, content: BlobPart, type: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

export const copyText = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Copied' });
  } catch {
    showError('Error', 'Failed to copy content');
  }
};
