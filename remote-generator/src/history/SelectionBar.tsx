import { getErrorMessage } from '@rankwright/sdk/api';
import { useMutation } from '@rankwright/sdk/query';
import { showError, showToast } from '@rankwright/sdk/toasts';
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
  const exporting = useMutation({
    mutationFn: (format: ExportFormat) => exportArticles(ids, format, setDone),
    onMutate: () => setDone(0),
    onSuccess: () =>
      showToast({ title: `${ids.length} ${ids.length === 1 ? 'article' : 'articles'} exported` }),
    onError: (error) =>
      showError('Error', getErrorMessage(error, 'The file could not be created. Try again.')),
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
