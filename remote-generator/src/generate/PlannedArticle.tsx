import type { Article } from '@rankwright/contracts/articles';
import { Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { LazyArticleEditor } from '../article/LazyArticleEditor.tsx';
import { describeSlot } from '../article/slot.model.ts';
import { BriefSection } from './BriefSection.tsx';

/** A planned article without text: generate it, or write it by hand. */
export const PlannedArticle = ({ article }: { article: Article }) => {
  const [isWriting, setIsWriting] = useState(false);
  if (isWriting) return <LazyArticleEditor article={article} startIn="edit" />;
  return (
    <Stack component="section" aria-label="Planned article" spacing={3}>
      <div>
        <Typography variant="h2" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {article.title}
        </Typography>
        {article.slot && (
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {describeSlot(article.slot)}
          </Typography>
        )}
      </div>
      <BriefSection article={article} onStarted={() => undefined} />
      <Button sx={{ alignSelf: 'flex-start' }} onClick={() => setIsWriting(true)}>
        Write it myself
      </Button>
    </Stack>
  );
};
