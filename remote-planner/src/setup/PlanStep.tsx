import { scheduleDefaultTime } from '@rankwright/contracts/limits';
import type { Keyword } from '@rankwright/contracts/planner';
import type { SiteProfile } from '@rankwright/contracts/siteProfile';
import { useTimeZone } from '@rankwright/sdk/queries';
import { useQuery } from '@rankwright/sdk/query';
import { Alert, Box, Button, LoadingState, Typography } from '@rankwright/shared-ui/core';
import { Field } from '@rankwright/shared-ui/forms';
import { DialogActions, DialogContent } from '@rankwright/shared-ui/overlays';
import { useState } from 'react';
import { writerQuery } from './setup.data.ts';
import { planFirstMonth, type PlannedKeyword } from './setup.model.ts';
import { usePlanMonth } from './usePlanMonth.ts';
import { useTakenDays } from './useTakenDays.ts';

interface PlanStepProps {
  keywords: readonly Keyword[];
  profile: SiteProfile;
  today: string;
  onBack: () => void;
}

interface PlanRowProps {
  number: number;
  row: PlannedKeyword;
  today: string;
  onChange: (change: Partial<PlannedKeyword>) => void;
}

const PlanRow = ({ number, row, today, onChange }: PlanRowProps) => (
  <Box
    component="li"
    sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 160px' } }}
  >
    <Field
      label={`Article ${number}`}
      value={row.title}
      error={row.title.trim() ? undefined : 'Enter a title.'}
      slotProps={{ htmlInput: { maxLength: 300 } }}
      onChange={({ target }) => onChange({ title: target.value })}
    />
    <Field
      label="Date"
      type="date"
      value={row.date}
      error={row.date >= today ? undefined : 'Choose today or a later date.'}
      slotProps={{ htmlInput: { min: today, 'aria-label': `Date of article ${number}` } }}
      onChange={({ target }) => onChange({ date: target.value })}
    />
  </Box>
);

const PlanForm = ({
  initial,
  profile,
  today,
  onBack,
}: { initial: PlannedKeyword[] } & Omit<PlanStepProps, 'keywords'>) => {
  const [rows, setRows] = useState(initial);
  const timeZone = useTimeZone();
  const isOffline = useQuery(writerQuery).data?.writer.source === 'offline';
  const planning = usePlanMonth(profile);
  const canPlan = rows.every(({ title, date }) => title.trim() && date >= today);
  return (
    <>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2.5 }}>
          Publishing time: {scheduleDefaultTime} ({timeZone.replaceAll('_', ' ')}). Articles wait for your
          review, unless a site is set to publish automatically.
        </Typography>
        <Box
          component="ol"
          aria-label="Articles"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
        >
          {rows.map((row, index) => (
            <PlanRow
              key={row.id}
              number={index + 1}
              row={row}
              today={today}
              onChange={(change) =>
                setRows(rows.map((other) => (other === row ? { ...row, ...change } : other)))
              }
            />
          ))}
        </Box>
        {isOffline && (
          <Alert severity="info" sx={{ mt: 2.5 }}>
            No language model is connected. The first article begins as a starting draft: an outline with
            questions for you to answer.
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button onClick={onBack} disabled={planning.isPending}>
          Back
        </Button>
        <Button
          variant="contained"
          loading={planning.isPending}
          onClick={() => {
            if (canPlan) planning.mutate(rows);
          }}
        >
          Plan and write the first draft
        </Button>
      </DialogActions>
    </>
  );
};

/** The articles of the first month with their days; then the first draft is written. */
export const PlanStep = ({ keywords, today, ...rest }: PlanStepProps) => {
  const taken = useTakenDays(today);
  if (!taken)
    return (
      <DialogContent>
        <LoadingState shape="lines" />
      </DialogContent>
    );
  return (
    <PlanForm initial={planFirstMonth(keywords, today, taken, scheduleDefaultTime)} today={today} {...rest} />
  );
};
