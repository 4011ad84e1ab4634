import type { Keyword } from '@rankwright/contracts/planner';
import { useIdlePreload } from '@rankwright/sdk/host';
import { useTimeZone } from '@rankwright/sdk/queries';
import { LoadingState, PageHeader, Stack, wideScreen } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { formatMonthKey } from './calendar/calendar.model.ts';
import { PlanKeywordsDialog } from './calendar/fill/lazyPlanKeywordsDialog.ts';
import { PlanDialogs } from './calendar/lazyPlanDialogs.ts';
import { PlanView } from './calendar/PlanView.tsx';
import { usePlanEditor, type PlanEditor } from './calendar/usePlanEditor.ts';
import { KeywordsView } from './keywords/list/lazyKeywordsView.ts';
import { KeywordTools } from './keywords/KeywordTools.tsx';
import { pageDescriptions } from './pageDescriptions.ts';
import { PeriodNav } from './calendar/PeriodNav.tsx';
import { PlannerHeader } from './PlannerHeader.tsx';
import { PlannerToolbar } from './PlannerToolbar.tsx';
import { PlanSelection } from './PlanSelection.tsx';
import { useIsHeaderReady } from './useIsHeaderReady.ts';
import { usePlannerUrlState, type PlannerUrlState } from './usePlannerUrlState.ts';
import { useToday } from './useToday.ts';

export { prefetch } from './prefetch.ts';

/** At least the height that the window leaves below the top bar, so that the month fills it. */
const windowHeight = { md: 'calc(100dvh - 64px - 48px)' } as const;

interface KeywordPlanningProps {
  urlState: PlannerUrlState;
  editor: PlanEditor;
  today: string;
}

/** The keywords, and the dialog that plans articles for the selected ones. */
const KeywordPlanning = ({ urlState, editor, today }: KeywordPlanningProps) => {
  const [planned, setPlanned] = useState<readonly Keyword[]>([]);
  return (
    <>
      <KeywordsView
        urlState={urlState}
        onPlan={({ keyword, difficulty, difficultyKnown = true }) =>
          editor.add(today, { title: keyword, keywords: [keyword], ...(difficultyKnown && { difficulty }) })
        }
        onPlanSelected={setPlanned}
        fallback={<LoadingState shape="table" />}
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
    </>
  );
};

/** The content planner. */
export const Component = () => {
  const today = useToday();
  const timeZone = useTimeZone();
  const urlState = usePlannerUrlState(today);
  const editor = usePlanEditor(today);
  const [isFillOpen, setIsFillOpen] = useState(false);
  const { isReady, onSetupShow } = useIsHeaderReady();
  const isKeywords = urlState.view === 'keywords';
  const [monthKey, thisMonth] = [formatMonthKey(urlState.month), today.slice(0, 7)];
  const firstDay = monthKey > thisMonth ? `${monthKey}-01` : today;
  useIdlePreload(PlanDialogs);
  const hasOpenDialog = Boolean(editor.dialog.open ?? editor.moved ?? editor.reviewed);
  return (
    <Stack spacing={2} sx={{ minHeight: windowHeight, my: { md: -2 } }} {...wideScreen}>
      <PageHeader title="Content Planner" lead={pageDescriptions.planner} actions={<KeywordTools />} />
      {!isReady && <LoadingState shape="calendar" />}
      <Stack spacing={2} sx={{ flexGrow: 1, display: isReady ? 'flex' : 'none' }}>
        <PlannerHeader today={today} onAdd={editor.add} onSetupShow={onSetupShow} />
        <PlannerToolbar
          period={!isKeywords && <PeriodNav urlState={urlState} today={today} />}
          view={urlState.view}
          onView={urlState.showView}
          onAdd={() => editor.add(firstDay)}
          onFill={monthKey < thisMonth ? undefined : () => setIsFillOpen(true)}
        />
        {isKeywords ? (
          <KeywordPlanning urlState={urlState} editor={editor} today={today} />
        ) : (
          <PlanSelection today={today}>
            <PlanView
              urlState={urlState}
              editor={editor}
              today={today}
              isFillOpen={isFillOpen}
              onFillClose={() => setIsFillOpen(false)}
            />
          </PlanSelection>
        )}
      </Stack>
      {hasOpenDialog && (
        <PlanDialogs editor={editor} today={today} timeZone={timeZone} onClose={editor.closeDialogs} />
      )}
    </Stack>
  );
};
