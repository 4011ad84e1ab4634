import type { Dashboard } from '@rankwright/contracts/account';
import { Skeleton, Typography } from '@rankwright/shared-ui/core';
import { BarChart } from '../charts/BarChart.ts';

/** Formats `2026-11-21` as `Nov 21`. */
const formatShortDate = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/** Bar chart of drafts and published articles per day. */
export const ArticlesOverTime = ({ days }: { days: Dashboard['overTime'] }) => {
  const drafts = days.reduce((sum, day) => sum + day.draft, 0);
  const published = days.reduce((sum, day) => sum + day.published, 0);
  if (drafts + published === 0) return null;
  return (
    <section aria-labelledby="over-time">
      <Typography id="over-time" variant="h4" component="h2">
        Articles over time
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {drafts} {drafts === 1 ? 'draft' : 'drafts'} and {published} published{' '}
        {published === 1 ? 'article' : 'articles'} in this period.
      </Typography>
      <BarChart
        height={260}
        yAxis={[{ tickMinStep: 1, width: 32 }]}
        xAxis={[{ data: days.map(({ date }) => formatShortDate(date)), scaleType: 'band' }]}
        series={[
          {
            data: days.map(({ draft }) => draft),
            label: 'Drafts',
            stack: 'articles',
            color: 'var(--rw-palette-text-secondary)',
          },
          {
            data: days.map((day) => day.published),
            label: 'Published',
            stack: 'articles',
            color: 'var(--rw-palette-accent-main)',
          },
        ]}
        fallback={<Skeleton variant="rounded" height={260} />}
      />
    </section>
  );
};
