import { Button } from '@rankwright/shared-ui/core';
import { ActionMenu } from '@rankwright/shared-ui/overlays';
import { formatMonth } from './report.model.ts';
import { requestCreateReport } from './reports.data.ts';
import { useReportAction } from './useReportAction.ts';

/** Makes the report of the newest month without one; earlier months are in the menu. */
export const CreateReportMenu = ({ months }: { months: readonly string[] }) => {
  const creating = useReportAction(requestCreateReport, {
    errorText: 'The report could not be created.',
    success: ({ report }) => ({ title: `Report for ${formatMonth(report.month)} created` }),
  });
  const [newest, ...earlier] = months;
  if (!newest) return null;
  return (
    <>
      <Button variant="contained" loading={creating.isPending} onClick={() => creating.mutate(newest)}>
        Create report for {formatMonth(newest)}
      </Button>
      {earlier.length > 0 && (
        <ActionMenu
          label="Another month"
          actions={() =>
            earlier.map((month) => ({ label: formatMonth(month), run: () => creating.mutate(month) }))
          }
        />
      )}
    </>
  );
};
