import type { Report } from '@rankwright/contracts/reports';
import { Button, Icon, Stack } from '@rankwright/shared-ui/core';
import { ActionMenu, type MenuAction } from '@rankwright/shared-ui/overlays';
import { formatMonth, hasMailProblem } from './report.model.ts';
import type { ReportActions } from './useReportActions.ts';

const listActions = (report: Report, { mailing, updating, revoke }: ReportActions): readonly MenuAction[] => [
  {
    label: hasMailProblem(report) ? 'Resend failed emails' : 'Email to recipients',
    run: () => mailing.mutate(),
  },
  { label: 'Update figures', run: () => updating.mutate() },
  ...(report.links > 0 ? [{ label: 'End private links', run: () => void revoke() }] : []),
];

/** The buttons of one report in the list. */
export const ReportButtons = ({ report, actions }: { report: Report; actions: ReportActions }) => {
  const { opening, printing, linking } = actions;
  const month = formatMonth(report.month);
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{
        ...{ flexWrap: 'wrap', alignItems: 'center', alignSelf: 'flex-start' },
        // Without icons all four fit in a row on a phone.
        '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
      }}
    >
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon name="external" />}
        aria-label={`Open ${month}`}
        loading={opening.isPending}
        onClick={() => opening.mutate()}
      >
        Open
      </Button>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon name="download" />}
        aria-label={`PDF of ${month}`}
        loading={printing.isPending}
        onClick={() => printing.mutate()}
      >
        PDF
      </Button>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon name="link" />}
        aria-label={`Private link to ${month}`}
        loading={linking.isPending}
        onClick={() => linking.mutate()}
      >
        Private link
      </Button>
      <ActionMenu compact label={`More for ${month}`} actions={() => listActions(report, actions)} />
    </Stack>
  );
};
