import { Stack } from '@rankwright/shared-ui/core';
import { isReady, buildRequest, type WriteRequest } from './generate.model.ts';
import { GenerateActions } from './GenerateActions.tsx';
import { GenerateForm } from './GenerateForm.tsx';
import { OutlineEditor } from './OutlineEditor.tsx';
import type { Brief } from './useBrief.ts';

interface BriefSectionProps {
  brief: Brief;
  busy: boolean;
  onGenerate: (request: WriteRequest) => void;
}

/** The generation form, the outline (if any) and the submit buttons. */
export const BriefSection = ({ brief, busy, onGenerate }: BriefSectionProps) => {
  const { values, setValues, outline } = brief;
  return (
    <Stack spacing={3}>
      <GenerateForm
        values={values}
        onChange={setValues}
        onGenerate={() => onGenerate(buildRequest(values, outline))}
      />
      {outline && (
        <OutlineEditor outline={outline} onChange={brief.changeOutline} onSkip={brief.skipOutline} />
      )}
      <GenerateActions
        ready={isReady(values)}
        busy={busy}
        planned={outline !== null}
        planning={brief.planning}
        onPlan={brief.plan}
      />
    </Stack>
  );
};
