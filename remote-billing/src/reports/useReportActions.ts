import type { Report } from '@rankwright/contracts/reports';
import { confirm } from '@rankwright/sdk/dialogs';
import { downloadPdf, openWhenReady } from './openReport.ts';
import { formatMonth } from './report.model.ts';
import {
  requestCreateReport,
  requestCreateReportLink,
  requestMailReport,
  requestRevokeReportLinks,
} from './reports.data.ts';
import { useReportAction } from './useReportAction.ts';

const confirmRevocation = ({ month }: Report) =>
  confirm({
    title: 'End all private links?',
    text: `Nobody can open the report for ${formatMonth(month)} with the links that were shared or emailed so far.`,
    confirmLabel: 'End links',
    destructive: true,
  });

/** What its owner does with a report. */
export const useReportActions = (report: Report) => {
  const { id, month } = report;
  const readViewUrl = async () => (await requestCreateReportLink(id, 'view')).url;
  const opening = useReportAction(() => openWhenReady(readViewUrl), {
    errorText: 'The report could not be opened.',
  });
  const printing = useReportAction(async () => downloadPdf(await readViewUrl()), {
    errorText: 'The PDF could not be created.',
  });
  const linking = useReportAction(() => requestCreateReportLink(id, 'share'), {
    errorText: 'The private link could not be created.',
  });
  const revoking = useReportAction(() => requestRevokeReportLinks(id), {
    errorText: 'The private links could not be ended.',
    success: { title: 'Private links ended' },
  });
  const mailing = useReportAction(() => requestMailReport(id), {
    errorText: 'The report could not be emailed.',
    success: { title: 'The report is being emailed' },
  });
  const updating = useReportAction(() => requestCreateReport(month), {
    errorText: 'The report could not be updated.',
    success: { title: `Report for ${formatMonth(month)} updated` },
  });
  const revoke = async (): Promise<void> => {
    if (await confirmRevocation(report)) revoking.mutate();
  };
  return { opening, printing, linking, mailing, updating, revoke };
};

export type ReportActions = ReturnType<typeof useReportActions>;
