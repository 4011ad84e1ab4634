import { Button } from '@rankwright/shared-ui/core';
import { ComparisonDialog } from '../comparison/ComparisonDialog.tsx';
import type { ArticleText } from './articleText.model.ts';
import type { OtherText } from './useArticleText.ts';

interface CompareDialogProps {
  ownText: ArticleText;
  other: OtherText;
  onUseOther: () => void;
  onKeepOwn: () => void;
  onClose: () => void;
}

const formatText = ({ title, content }: ArticleText): string => `${title}\n\n${content}`;

/** Shows both versions of an article that was changed in two places and lets the user choose one. */
export const CompareDialog = ({ ownText, other, onUseOther, onKeepOwn, onClose }: CompareDialogProps) => (
  <ComparisonDialog
    title="Compare versions"
    lead={`Changes from your version to ${other.from === 'tab' ? 'the one in the other window' : 'the saved one'}.`}
    before={formatText(ownText)}
    after={formatText(other.text)}
    actions={
      <>
        <Button onClick={onUseOther}>Use the other version</Button>
        <Button variant="contained" onClick={onKeepOwn}>
          Keep my version
        </Button>
      </>
    }
    onClose={onClose}
  />
);
