import { useApiMutation } from '@rankwright/sdk/query';
import { Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { exportArticles, type ExportFormat } from './bulkExport.ts';

interface SelectionBarProps {
  ids: readonly string[];
  onClear: () => void;
}

/** Bulk actions for the selected articles. */
export const SelectionBar = ({ ids, onClear }: SelectionBarProps) => {
  const [done, setDone] = useState(0);
  const exporting = useApiMutation({
    send: (format: ExportFormat) => {
      setDone(0);
      return exportArticles(ids, format, setDone);
    },
    errorText: 'The file could not be created. Try again.',
    success: { title: `${ids.length} ${ids.length === 1 ? 'article' : 'articles'} exported` },
  });
  const button = (format: ExportFormat, label: string) => (
    <Button
      size="small"
      variant="outlined"
      disabled={exporting.isPending}
      loading={exporting.isPending && exporting.variables === format}
      onClick={() => exporting.mutate(format)}
    >
      {label}
    </Button>
  );
  return (
    <Stack
      role="region"
      aria-label="Selected articles"
      direction="row"
      spacing={1.5}
      useFlexGap
      sx={{
        alignItems: 'center',
        flexWrap: 'wrap',
        position: 'sticky',
        top: 64,
        zIndex: 2,
        py: 1,
        bgcolor: 'background.default',
      }}
    >
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {exporting.isPending ? `Exporting ${done} of ${ids.length}` : `${ids.length} selected`}
      </Typography>
      {button('md', 'Export as Markdown')}
      {button('html', 'Export as HTML')}
      <Button size="small" onClick={onClear}>
        Clear
      </Button>
    </Stack>
  );
};
