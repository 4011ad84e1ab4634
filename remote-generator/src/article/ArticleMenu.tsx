import { ActionMenu } from '@rankwright/shared-ui/core';
import { showError } from '@rankwright/sdk/toasts';
import { slugOf } from '../assessment/searchResult.model.ts';
import type { ArticleText } from './articleText.model.ts';
import { download, htmlFile, markdownFile } from './exportArticle.ts';

const fileName = ({ slug, title }: ArticleText): string => slugOf(slug || title) || 'article';

const exportHtml = async (text: ArticleText): Promise<void> => {
  try {
    download(`${fileName(text)}.html`, await htmlFile(text), 'text/html');
  } catch {
    showError('Error', 'The file could not be made. Check your connection and try again.');
  }
};

/** A way out for the text, and the way back to earlier ones. */
export const ArticleMenu = ({ text, onVersions }: { text: ArticleText; onVersions: () => void }) => (
  <ActionMenu
    label="More"
    actions={() => [
      {
        label: 'Export as Markdown',
        run: () => download(`${fileName(text)}.md`, markdownFile(text), 'text/markdown'),
      },
      { label: 'Export as HTML', run: () => void exportHtml(text) },
      { label: 'Version history', run: onVersions },
    ]}
  />
);
