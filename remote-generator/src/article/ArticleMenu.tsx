import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { ActionMenu } from '@rankwright/shared-ui/overlays';
import { showError } from '@rankwright/sdk/toasts';
import { createSlug } from '@rankwright/contracts/text';
import { downloadFile } from '@rankwright/sdk/host';
import type { ArticleText } from './articleText.model.ts';
import { formatHtml, formatMarkdown } from './exportArticle.ts';

const createFileName = ({ slug, title }: ArticleText): string => createSlug(slug || title) || 'article';

const exportHtml = async (text: ArticleText): Promise<void> => {
  try {
    downloadFile(`${createFileName(text)}.html`, await formatHtml(text), 'text/html');
  } catch {
    showError('Error', 'The file could not be created. Check your connection and try again.');
  }
};

interface ArticleMenuProps {
  text: ArticleText;
  onVersions: () => void;
  /** Offered for an article that a site in automatic mode would publish. */
  onReject?: () => void;
}

/** Export, version history, the next article and rejection. */
export const ArticleMenu = ({ text, onVersions, onReject }: ArticleMenuProps) => (
  <ActionMenu
    label="More"
    compact
    actions={() => [
      {
        label: 'Export as Markdown',
        run: () => downloadFile(`${createFileName(text)}.md`, formatMarkdown(text), 'text/markdown'),
      },
      { label: 'Export as HTML', run: () => void exportHtml(text) },
      { label: 'Version history', run: onVersions },
      {
        label: 'Write another article',
        link: { component: RouterLink, to: paths.generateContent },
      },
      ...(onReject ? [{ label: 'Reject this version', run: onReject }] : []),
    ]}
  />
);
