import { useSearchParams } from '@rankwright/sdk/router';
import { NothingToSave } from '../article/NothingToSave.tsx';
import { BriefSection } from './BriefSection.tsx';
import { NextPlanned } from './NextPlanned.tsx';
import { RunningGenerations } from './RunningGenerations.tsx';

/** The form for a new article. The `article` query parameter then opens it. */
export const GenerateTab = () => {
  const [, setSearch] = useSearchParams();
  return (
    <>
      <NothingToSave />
      <RunningGenerations />
      <BriefSection article={null} onStarted={({ articleId }) => setSearch({ article: articleId })} />
      <NextPlanned />
    </>
  );
};
