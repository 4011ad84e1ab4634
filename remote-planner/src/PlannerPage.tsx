import type { Keyword } from '@rankwright/contracts/planner';
import { LoadingState, PageHeader, Stack } from '@rankwright/shared-ui/core';
import { Suspense, useState } from 'react';
import { PlanKeywordsDialog } from './calendar/fill/lazyPlanKeywordsDialog.ts';
import { PlanDialogs, preloadPlanDialogs } from './calendar/lazyPlanDialogs.ts';
import { PlanView } from './calendar/PlanView.tsx';
import { usePlanEditor } from './calendar/usePlanEditor.ts';
import { KeywordsView } from './keywords/list/lazyKeywordsView.ts';
import { KeywordTools } from './keywords/KeywordTools.tsx';
import { pageDescriptions } from './pageDescriptions.ts';
import { PlannerHeader } from './PlannerHeader.tsx';
import { useIsHeaderReady } from './useIsHeaderReady.ts';
import { usePlannerUrlState } from './usePlannerUrlState.ts';
import { useTimeZone, useToday } from './useToday.ts';

/** The content planner. */
export const Component = () => {
  const today = useToday();
  const timeZone = useTimeZone();
  const urlState = usePlannerUrlState(today);
  const editor = usePlanEditor(today);
  const [planned, setPlanned] = useState<readonly Keyword[]>([]);
  const { isReady, onSetupShow } = useIsHeaderReady();
  const hasOpenDialog = Boolean(editor.dialog.open ?? editor.moved ?? editor.reviewed);
  return (
    <Stack spacing={3} {...preloadPlanDialogs}>
      <PageHeader title="Content Planner" lead={pageDescriptions.planner} actions={<KeywordTools />} />
      {!isReady && <LoadingState shape="calendar" />}
      <Stack spacing={3} sx={{ display: isReady ? 'flex' : 'none' }}>
        <PlannerHeader
          today={today}
          view={urlState.view}
          onView={urlState.showView}
          onAdd={editor.add}
          onSetupShow={onSetupShow}
        />
        {urlState.view === 'keywords' ? (
          <Suspense fallback={<LoadingState shape="table" />}>
            <KeywordsView
              urlState={urlState}
              onPlan={({ keyword, difficulty }) =>
                editor.add(today, { title: keyword, keywords: [keyword], difficulty })
              }
              onPlanSelected={setPlanned}
            />
            {planned.length > 0 && (
              <PlanKeywordsDialog
                keywords={planned}
                today={today}
                onPlanned={() => {
                  setPlanned([]);
                  urlState.showView('calendar');
                }}
                onClose={() => setPlanned([])}
              />
            )}
          </Suspense>
        ) : (
          <PlanView urlState={urlState} editor={editor} today={today} />
        )}
      </Stack>
      {hasOpenDialog && (
        <Suspense>
          <PlanDialogs editor={editor} today={today} timeZone={timeZone} />
        </Suspense>
      )}
    </Stack>
  );
};
