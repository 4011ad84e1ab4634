import { Stack } from '@rankwright/shared-ui/core';
import { PlanDialogs } from './calendar/PlanDialogs.tsx';
import { PlanView } from './calendar/PlanView.tsx';
import { usePlanEditor } from './calendar/usePlanEditor.ts';
import { KeywordsView } from './keywords/list/KeywordsView.tsx';
import { ReviewDialog } from './review/ReviewDialog.tsx';
import { PlannerHeader } from './PlannerHeader.tsx';
import { usePlannerUrlState } from './usePlannerUrlState.ts';
import { useTimeZone, useToday } from './useToday.ts';

/** The content planner. */
export const Component = () => {
  const today = useToday();
  const timeZone = useTimeZone();
  const urlState = usePlannerUrlState(today);
  const editor = usePlanEditor(today);
  return (
    <Stack spacing={3}>
      <PlannerHeader today={today} view={urlState.view} onView={urlState.showView} onAdd={editor.add} />
      {urlState.view === 'keywords' ? (
        <KeywordsView
          urlState={urlState}
          onPlan={({ keyword, difficulty }) =>
            editor.add(today, { title: keyword, keywords: [keyword], difficulty })
          }
        />
      ) : (
        <PlanView urlState={urlState} editor={editor} today={today} />
      )}
      {editor.reviewed && <ReviewDialog item={editor.reviewed} onClose={editor.closeReview} />}
      <PlanDialogs editor={editor} today={today} timeZone={timeZone} />
    </Stack>
  );
};
