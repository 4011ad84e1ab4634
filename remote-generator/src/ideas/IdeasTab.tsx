import type { Idea } from '@rankwright/contracts/articles';
import { useDraft } from '@rankwright/sdk/drafts';
import { announce } from '@rankwright/sdk/host';
import { useApiMutation } from '@rankwright/sdk/query';
import { Box, Divider, EmptyState, Skeleton, Stack, Typography } from '@rankwright/shared-ui/core';
import { IdeaForm } from './IdeaForm.tsx';
import { IdeaLine } from './IdeaLine.tsx';
import { requestGenerateArticleIdeas } from './ideas.data.ts';
import { emptyIdeas, type FoundIdeas, type IdeaValues } from './ideas.model.ts';
import { usePlanIdea } from './usePlanIdea.ts';

export interface IdeaBrief {
  idea: Idea;
  industry: string;
  targetAudience: string;
}

const IdeaListSkeleton = ({ count }: { count: number }) => (
  <Stack role="status" aria-label="Generating ideas" spacing={2}>
    {Array.from({ length: Math.min(count, 5) }, (_, index) => (
      <Skeleton key={index} variant="rounded" height={104} />
    ))}
  </Stack>
);

interface IdeaListProps {
  found: FoundIdeas;
  onWrite: (brief: IdeaBrief) => void;
  onPlanned: (idea: Idea, day: string) => void;
}

const IdeaList = ({ found, onWrite, onPlanned }: IdeaListProps) => {
  const planning = usePlanIdea(onPlanned);
  const { ideas, planned, industry, targetAudience } = found;
  return (
    <Box component="section" aria-labelledby="ideas-title">
      <Typography id="ideas-title" component="h2" variant="h4" sx={{ mb: 2 }}>
        {ideas.length} ideas for {targetAudience}
      </Typography>
      <Box component="ul" aria-label="Ideas" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ideas.map((idea) => (
          <IdeaLine
            key={idea.title}
            idea={idea}
            planned={planned[idea.title]}
            planning={planning.isPending && planning.variables.title === idea.title}
            onWrite={() => onWrite({ idea, industry, targetAudience })}
            onPlan={() => planning.mutate(idea)}
          />
        ))}
      </Box>
    </Box>
  );
};

/** Generates article ideas for an industry and audience; each can be planned or written. */
export const IdeasTab = ({ onWrite }: { onWrite: (brief: IdeaBrief) => void }) => {
  const form = useDraft<IdeaValues>('ideas', emptyIdeas);
  const found = useDraft<FoundIdeas | null>('ideas-found', null);
  const generating = useApiMutation({
    send: requestGenerateArticleIdeas,
    errorText: 'Failed to generate article ideas',
    onSuccess: (next) => {
      found.setValue(next);
      announce(`${next.ideas.length} ideas are ready.`);
    },
  });
  const shown = generating.isPending ? null : found.value;
  return (
    <Stack spacing={4} divider={<Divider />}>
      <IdeaForm state={form} busy={generating.isPending} onSubmit={() => generating.mutate(form.value)} />
      {generating.isPending && <IdeaListSkeleton count={form.value.numberOfIdeas} />}
      {shown?.ideas.length === 0 && (
        <EmptyState title="No ideas found" text="Try a wider industry or other keywords." />
      )}
      {shown && shown.ideas.length > 0 && (
        <IdeaList
          found={shown}
          onWrite={onWrite}
          onPlanned={({ title }, day) =>
            found.setValue({ ...shown, planned: { ...shown.planned, [title]: day } })
          }
        />
      )}
    </Stack>
  );
};
