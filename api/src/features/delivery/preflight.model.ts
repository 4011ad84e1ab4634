import { paths } from '@rankwright/contracts/paths';
import type { Platform } from '@rankwright/contracts/platforms';
import type { Problem } from '@rankwright/contracts/publishing';
import type { ArticleRow } from '../../database/schema/articles.ts';
import type { ScheduledItemRow } from '../../database/schema/planner.ts';
import type { NotificationInput } from '../alerts/notify.service.ts';
import { formatPublishTime } from '../planner/publishTime.model.ts';

/** What stands in the way of publishing an item on a platform, or at all. */
export interface Finding {
  platform: Platform | 'none';
  problems: Problem[];
}

/** Problems that the owner should know of before the item is published; others only show in the article. */
const isNotified = ({ code, blocking }: Problem): boolean => blocking || /^IMAGE_(?!ALT)/.test(code);

const noSite: Problem = {
  code: 'NO_SITE',
  text: 'No site will receive it. Connect a site or choose where to publish it.',
  fix: { label: 'Open Integrations', href: paths.integrations },
  blocking: true,
};

export const noSiteFinding: Finding = { platform: 'none', problems: [noSite] };

/** The platforms with problems that the owner should know of. */
export const listFindings = (checked: readonly { platform: Platform; problems: Problem[] }[]): Finding[] =>
  checked
    .map(({ platform, problems }) => ({ platform, problems: problems.filter(isNotified) }))
    .filter(({ problems }) => problems.length > 0);

const createText = (
  item: Pick<ScheduledItemRow, 'timeZone' | 'publishAt'>,
  title: string,
  { platform, problems }: Finding,
): string => {
  const texts = problems.map(({ text, fix }) => `${text} (${fix.label})`);
  const what = platform === 'none' ? noSite.text : `Fix this before then: ${texts.join(' ')}`;
  return `“${title}” is scheduled for ${formatPublishTime(item)}. ${what}`;
};

export const createPreflightNotification = (
  item: Pick<ScheduledItemRow, 'id' | 'timeZone' | 'publishAt'>,
  { title }: Pick<ArticleRow, 'title'>,
  finding: Finding,
): NotificationInput => ({
  kind: 'preflight',
  text: createText(item, title, finding),
  href: finding.problems[0]?.fix.href ?? paths.integrations,
  dedupeKey: `preflight:${item.id}:${item.publishAt?.getTime() ?? 0}:${finding.platform}`,
});

/** Each problem once, whichever platforms have it. */
export const listDistinct = (findings: readonly Finding[]): Problem[] => [
  ...new Map(
    findings.flatMap(({ problems }) => problems.map((problem) => [problem.text, problem] as const)),
  ).values(),
];
