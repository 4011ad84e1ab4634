import { useSearchParams } from '@rankwright/sdk/router';
import { Button, Divider, Icon, Stack } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { NothingToSave } from '../article/NothingToSave.tsx';
import { OpenedArticle } from '../article/OpenedArticle.tsx';
import { BriefSection } from './BriefSection.tsx';
import { useBrief } from './useBrief.ts';
import { useGeneration } from './useGeneration.ts';
import { WritingProgress } from './WritingProgress.tsx';

/** A brief above, the article it became below; which one is open stands in the address. */
export const GenerateTab = () => {
  const [search, setSearch] = useSearchParams();
  const opened = search.get('article');
  const [another, setAnother] = useState(false);
  const brief = useBrief();
  const open = ({ id }: { id: string }) => {
    setAnother(false);
    setSearch({ article: id });
  };
  const generation = useGeneration((article) => {
    brief.skipOutline();
    open(article);
  });
  const { progress, busy, start, stop, clear } = generation;
  // With an article on the table, the brief steps back until the next one is wanted.
  const briefed = !opened || another || progress !== null;
  return (
    <>
      {!opened && <NothingToSave />}
      <Stack spacing={4} divider={<Divider />}>
        {briefed ? (
          <BriefSection brief={brief} busy={busy} onGenerate={(request) => void start(request)} />
        ) : (
          <Button
            startIcon={<Icon name="plus" />}
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => setAnother(true)}
          >
            Write another article
          </Button>
        )}
        {progress && (
          <WritingProgress
            progress={progress}
            onStop={stop}
            onDiscard={clear}
            onKept={(article) => {
              clear();
              open(article);
            }}
          />
        )}
        {!progress && opened && <OpenedArticle key={opened} id={opened} />}
      </Stack>
    </>
  );
};
