import type { Article } from '@rankwright/contracts/articles';
import { useSearchParams } from '@rankwright/sdk/router';
import { Button, Divider, Icon, Stack } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { NothingToSave } from '../article/NothingToSave.tsx';
import { OpenedArticle } from '../article/OpenedArticle.tsx';
import { BriefSection } from './BriefSection.tsx';
import { GenerationView } from './GenerationView.tsx';
import { PlannedArticle } from './PlannedArticle.tsx';
import { RunningGenerations } from './RunningGenerations.tsx';

/** What stands in place of the editor while the article has no text. */
const renderWithoutText = (article: Article) => {
  if (article.content !== '') return null;
  return article.generation ? (
    <GenerationView id={article.generation.id} />
  ) : (
    <PlannedArticle article={article} />
  );
};

/**
 * The generation form and the open article. The `article` query parameter holds the id of the open article.
 */
export const GenerateTab = () => {
  const [search, setSearch] = useSearchParams();
  const opened = search.get('article');
  const [isFormRequested, setIsFormRequested] = useState(false);
  // While an article is open, the form is hidden until the user asks for another article.
  const isFormVisible = !opened || isFormRequested;
  return (
    <>
      {!opened && <NothingToSave />}
      <RunningGenerations exceptArticle={opened} />
      <Stack spacing={4} divider={<Divider />}>
        {isFormVisible ? (
          <BriefSection
            article={null}
            onStarted={({ articleId }) => {
              setIsFormRequested(false);
              setSearch({ article: articleId });
            }}
          />
        ) : (
          <Button
            startIcon={<Icon name="plus" />}
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => setIsFormRequested(true)}
          >
            Write another article
          </Button>
        )}
        {opened && <OpenedArticle key={opened} id={opened} renderWithoutText={renderWithoutText} />}
      </Stack>
    </>
  );
};
