import type { Article } from '@rankwright/contracts/articles';
import { Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { describeSlot } from '../article/slot.model.ts';
import { BriefSection } from './BriefSection.tsx';

interface PlannedArticleProps {
  article: Article;
  /** Opens the empty text. */
  onWrite: () => void;
}

/** A planned article without text: generate it, or write it by hand. */
export const PlannedArticle = ({ article, onWrite }: PlannedArticleProps) => (
  <Stack component="section" aria-label="Planned article" spacing={3}>
    <div>
      <Typography variant="h2" component="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        {article.title}
      </Typography>
      {article.slot && (
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {describeSlot(article.slot)}
        </Typography>
      )}
    </div>
    <BriefSection article={article} onStarted={() => undefined} />
    <Button sx={{ alignSelf: 'flex-start', ml: -2 }} onClick={onWrite}>
      Write it myself
    </Button>
  </Stack>
);
