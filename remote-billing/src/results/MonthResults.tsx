import type { MonthResult } from '@rankwright/contracts/searchPerformance';
import { useQuery } from '@rankwright/sdk/query';
import { Box, Skeleton, Typography } from '@rankwright/shared-ui/core';
import { type Column, DataTable } from '@rankwright/shared-ui/tables';
import { BarChart } from '../charts/BarChart.ts';
import { createMonthRows, formatMonth, type MonthRow } from './months.model.ts';
import { monthlyResultsQuery } from './results.data.ts';
import { formatCount, formatPosition } from './results.model.ts';
import { ResultsSection } from './ResultsSection.tsx';

const height = 220;

const columns: Column<MonthRow>[] = [
  {
    key: 'month',
    label: 'Month',
    render: ({ month, isComplete }) => (
      <>
        {formatMonth(month)}
        {!isComplete && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
            not complete
          </Typography>
        )}
      </>
    ),
  },
  { key: 'clicks', label: 'Clicks', align: 'right', render: ({ clicks }) => formatCount(clicks) },
  { key: 'change', label: 'Change', align: 'right', render: ({ change }) => change },
  {
    key: 'impressions',
    label: 'Impressions',
    align: 'right',
    render: ({ impressions }) => formatCount(impressions),
  },
  { key: 'position', label: 'Position', align: 'right', render: ({ position }) => formatPosition(position) },
];

const MonthChart = ({ months }: { months: readonly MonthResult[] }) => {
  const pick = (isComplete: boolean) =>
    months.map((month) => (month.isComplete === isComplete ? month.clicks : null));
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" variant="body2" color="textSecondary">
        Clicks per month. Gray months are incomplete or not final yet, and are not compared.
      </Typography>
      <BarChart
        height={height}
        hideLegend
        skipAnimation
        yAxis={[{ min: 0, tickMinStep: 1, width: 48 }]}
        xAxis={[{ data: months.map(({ month }) => formatMonth(month)), scaleType: 'band' }]}
        series={[
          { data: pick(true), label: 'Clicks', stack: 'clicks', color: 'var(--rw-palette-accent-main)' },
          {
            data: pick(false),
            label: 'Clicks, not complete',
            stack: 'clicks',
            color: 'var(--rw-palette-text-secondary)',
          },
        ]}
        fallback={<Skeleton variant="rounded" height={height} />}
      />
    </Box>
  );
};

/** What the site had in each month, sixteen at most, whatever the timeframe. */
export const MonthResults = () => (
  <ResultsSection query={useQuery(monthlyResultsQuery)} name="Months" shape="table">
    {({ months, unknown }) =>
      months.length === 0 ? (
        <Typography color="textSecondary">{unknown ?? 'Search Console has no results yet.'}</Typography>
      ) : (
        <>
          <MonthChart months={months} />
          <DataTable
            caption="Months in search results"
            columns={columns}
            rows={createMonthRows(months)}
            rowKey={({ month }) => month}
          />
        </>
      )
    }
  </ResultsSection>
);
