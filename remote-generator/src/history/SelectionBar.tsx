import type { HistoryRow } from '@rankwright/contracts/articles';
import { useApiMutation } from '@rankwright/sdk/query';
import { Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { formatArticleCount } from './bulk.model.ts';
import { exportArticles, type ExportFormat } from './bulkExport.ts';
import type { useBulkChanges } from './useBulkChanges.ts';
import type { useSelection } from './useSelection.ts';

interface SelectionBarProps {
  /** All loaded rows; only articles can be selected. */
  rows: readonly HistoryRow[];
  selection: ReturnType<typeof useSelection>;
  bulk: ReturnType<typeof useBulkChanges>;
}

const barStyle = {
  alignItems: 'center',
  flexWrap: 'wrap',
  position: 'sticky',
  top: 64,
  zIndex: 2,
  py: 1,
  bgcolor: 'background.default',
} as const;

/** Bulk actions for the selected articles. */
export const SelectionBar = ({ rows, selection, bulk }: SelectionBarProps) => {
  const articles = rows.filter(({ type }) => type === 'article');
  const selected = articles.filter(({ id }) => selection.selected.has(id));
  const [done, setDone] = useState(0);
  const exporting = useApiMutation({
    send: (format: ExportFormat) => {
      setDone(0);
      return exportArticles(
        selected.map(({ id }) => id),
        format,
        setDone,
      );
    },
    errorText: 'The file could not be created. Try again.',
    success: { title: `${formatArticleCount(selected.length)} exported` },
  });
  const running = exporting.isPending ? 'Exporting' : bulk.running;
  const handled = exporting.isPending ? done : bulk.handled;
  const button = (label: string, run: () => void, isRunning: boolean) => (
    <Button size="small" variant="outlined" disabled={running !== null} loading={isRunning} onClick={run}>
      {label}
    </Button>
  );
  const exportButton = (format: ExportFormat, label: string) =>
    button(label, () => exporting.mutate(format), exporting.isPending && exporting.variables === format);
  if (selected.length === 0) return null;
  return (
    <Stack
      role="region"
      aria-label="Selected articles"
      direction="row"
      spacing={1.5}
      useFlexGap
      sx={barStyle}
    >
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {running ? `${running} ${handled} of ${selected.length}` : `${selected.length} selected`}
      </Typography>
      {selected.length < articles.length && (
        <Button
          size="small"
          disabled={running !== null}
          onClick={() => selection.select(articles.map(({ id }) => id))}
        >
          Select all {articles.length} loaded
        </Button>
      )}
      {button('Approve', () => bulk.approve(selected), bulk.running === 'Approving')}
      {exportButton('md', 'Export as Markdown')}
      {exportButton('html', 'Export as HTML')}
      {button('Delete', () => bulk.remove(selected), bulk.running === 'Deleting')}
      <Button size="small" onClick={selection.clear} disabled={running !== null}>
        Clear
      </Button>
    </Stack>
  );
};
