import { showError, showToast } from '@rankwright/sdk/toasts';
import type { ArticleText } from './articleText.model.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

export const markdownFile = ({ title, content }: Pick<ArticleText, 'title' | 'content'>): string =>
  `# ${title}\n\n${content.trim()}\n`;

/** A whole page: opens in any browser and pastes into any editor. */
export const htmlPage = (
  { title, metaTitle, metaDescription }: Pick<ArticleText, 'title' | 'metaTitle' | 'metaDescription'>,
  body: string,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(metaTitle || title)}</title>
<meta name="description" content="${escaped(metaDescription)}">
</head>
<body>
<article>
<h1>${escaped(title)}</h1>
${body}
</article>
</body>
</html>
`;

export const htmlFile = async (text: ArticleText): Promise<string> => {
  const { markdownToHtml } = await import('@rankwright/shared-ui/editor');
  return htmlPage(text, markdownToHtml(text.content));
};

/** Hands a file to the person. */
export const download = (name: string, content: BlobPart, type: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

export const copyText = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Copied' });
  } catch {
    showError('Error', 'Failed to copy content');
  }
};
