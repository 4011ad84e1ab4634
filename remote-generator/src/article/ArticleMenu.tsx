import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { ActionMenu } from '@rankwright/shared-ui/overlays';
import type { ArticleText } from './articleText.model.ts';
import { getExportActions } from './exportArticle.ts';

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
      ...getExportActions(text),
      { label: 'Version history', run: onVersions },
      {
        label: 'Write another article',
        link: { component: RouterLink, to: paths.generateContent },
      },
      ...(onReject ? [{ label: 'Reject this version', run: onReject }] : []),
    ]}
  />
);
