import { zonedDate } from '@rankwright/contracts/zonedTime';
import { messageOf } from '@rankwright/sdk/api';
import { profileQuery } from '@rankwright/sdk/queries';
import { useQuery } from '@rankwright/sdk/query';
import { useSearchParams } from '@rankwright/sdk/router';
import { useSession } from '@rankwright/sdk/session';
import {
  Button,
  ErrorState,
  Icon,
  IconButton,
  PageHeader,
  Stack,
  Typography,
  WaitingState,
} from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { KeywordTools } from '../keywords/KeywordTools.tsx';
import { monthQuery } from './calendar.data.ts';
import { buildMonth, monthKey, monthLabel, parseMonth, shiftMonth } from './calendar.model.ts';
import { ItemDialog } from './ItemDialog.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { PlannerBanner } from './PlannerBanner.tsx';
import { useItemDialog } from './useItemDialog.ts';

const useToday = (): string => {
  const { userId } = useSession();
  const timeZone =
    useQuery(profileQuery(userId)).data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [now] = useState(() => new Date());
  return zonedDate(now, timeZone);
};

export const Component = () => {
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const month = parseMonth(search.get('month'), today);
  const items = useQuery(monthQuery(month));
  const dialog = useItemDialog();
  const label = monthLabel(month, today);
  const go = (by: number) => setSearch({ month: monthKey(shiftMonth(month, by)) });
  return (
    <Stack spacing={3}>
      <PageHeader title="Content Planner" actions={<KeywordTools />} />
      <PlannerBanner today={today} />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <IconButton aria-label="Previous month" onClick={() => go(-1)}>
          <Icon name="chevron-left" />
        </IconButton>
        <Typography
          variant="h3"
          component="h2"
          aria-live="polite"
          sx={{ minWidth: 240, textAlign: 'center' }}
        >
          {label}
        </Typography>
        <IconButton aria-label="Next month" onClick={() => go(1)}>
          <Icon name="chevron-right" />
        </IconButton>
        <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => dialog.add(today)}>
          Add content
        </Button>
      </Stack>
      {items.isPending && <WaitingState shape="calendar" />}
      {items.isError && (
        <ErrorState
          title="Failed to load scheduled content"
          text={messageOf(items.error, 'Please try again.')}
          onRetry={() => void items.refetch()}
          retrying={items.isFetching}
        />
      )}
      {items.data && (
        <MonthGrid
          weeks={buildMonth(month, items.data.content, today)}
          label={label}
          onAdd={dialog.add}
          onEdit={dialog.edit}
          onDelete={dialog.remove}
        />
      )}
      {dialog.open && (
        <ItemDialog
          key={dialog.open.id ?? 'new'}
          title={dialog.open.id ? 'Edit content' : 'Add content'}
          initial={dialog.open.form}
          min={today}
          busy={dialog.busy}
          onSave={dialog.save}
          onClose={dialog.close}
        />
      )}
    </Stack>
  );
};
