import { useSearchParams } from '@rankwright/sdk/router';
import { Button, Divider, Icon, Stack } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { NothingToSave } from '../article/NothingToSave.tsx';
import { OpenedArticle } from '../article/OpenedArticle.tsx';
import { BriefSection } from './BriefSection.tsx';
import { useBrief } from './useBrief.ts';
import { useGeneration } from './useGeneration.ts';
import { WritingProgress } from './WritingProgress.tsx';

/**
 * The generation form and the open article. The `article` query parameter holds the id of the open article.
 */
export const GenerateTab = () => {
  const [search, setSearch] = useSearchParams();
  const opened = search.get('article');
  const [isFormRequested, setIsFormRequested] = useState(false);
  const brief = useBrief();
  const openArticle = ({ id }: { id: string }) => {
    setIsFormRequested(false);
    setSearch({ article: id });
  };
  const generation = useGeneration((article) => {
    brief.skipOutline();
    openArticle(article);
  });
  const { progress, busy, start, stop, clear } = generation;
  // While an article is open, the form is hidden until the user asks for another article.
  const isFormVisible = !opened || isFormRequested || progress !== null;
  return (
    <>
      {!opened && <NothingToSave />}
      <Stack spacing={4} divider={<Divider />}>
        {isFormVisible ? (
          <BriefSection brief={brief} busy={busy} onGenerate={(request) => void start(request)} />
        ) : (
          <Button
            startIcon={<Icon name="plus" />}
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => setIsFormRequested(true)}
          >
            Write another article
          </Button>
        )}
        {progress && (
          <WritingProgress
            progress={progress}
            onStop={stop}
            onDiscard={clear}
            onSaved={(article) => {
              clear();
              openArticle(article);
            }}
          />
        )}
        {!progress && opened && <OpenedArticle key={opened} id={opened} />}
      </Stack>
    </>
  );
};
