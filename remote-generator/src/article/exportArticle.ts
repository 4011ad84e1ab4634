import { escapeHtml } from '@rankwright/contracts/text';
import { showError, showToast } from '@rankwright/sdk/toasts';
import type { ArticleText } from './articleText.model.ts';

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

export const formatHtml = async (
  text: Pick<ArticleText, 'title' | 'content' | 'metaTitle' | 'metaDescription'>,
): Promise<string> => {
  const { markdownToHtml } = await import('@rankwright/shared-ui/editor');
  return buildHtmlPage(text, markdownToHtml(text.content));
};

export const copyText = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Copied' });
  } catch {
    showError('Error', 'Failed to copy content');
  }
};
