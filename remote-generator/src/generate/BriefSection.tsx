import type { Article } from '@rankwright/contracts/articles';
import type { Generation } from '@rankwright/contracts/generations';
import { Stack } from '@rankwright/shared-ui/core';
import { isReady, buildRequest } from './generate.model.ts';
import { GenerateActions } from './GenerateActions.tsx';
import { GenerateForm } from './GenerateForm.tsx';
import { OutlineEditor } from './OutlineEditor.tsx';
import { OverlapWarning } from './OverlapWarning.tsx';
import { useBrief } from './useBrief.ts';
import { useStartGeneration } from './useStartGeneration.ts';

interface BriefSectionProps {
  /** The planned article to write; null for a new one. */
  article: Article | null;
  onStarted: (generation: Generation) => void;
}

/** The generation form, the outline (if any) and the submit buttons. */
export const BriefSection = ({ article, onStarted }: BriefSectionProps) => {
  const brief = useBrief(article);
  const { form, outline } = brief;
  const values = form.value;
  const starting = useStartGeneration(article?.id, (generation) => {
    brief.skipOutline();
    onStarted(generation);
  });
  const start = () => {
    if (!starting.isPending) starting.mutate(buildRequest(values, outline, article?.title));
  };
  return (
    <Stack spacing={3}>
      <GenerateForm state={form} onGenerate={start} />
      <OverlapWarning
        keyword={values.primaryKeyword}
        title={outline?.title ?? article?.title ?? ''}
        articleId={article?.id}
      />
      {outline && (
        <OutlineEditor outline={outline} onChange={brief.changeOutline} onSkip={brief.skipOutline} />
      )}
      <GenerateActions
        ready={isReady(values)}
        busy={starting.isPending}
        planned={outline !== null}
        planning={brief.planning}
        onPlan={brief.plan}
      />
    </Stack>
  );
};
