import type { Keyword } from '@rankwright/contracts/planner';
import { Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { createLazyPart, preloadOnApproach } from '@rankwright/sdk/host';
import { useDeleteKeywords } from './useDeleteKeywords.ts';

const CategoryDialog = createLazyPart(
  async () =>
    (await import(/* webpackChunkName: "keyword-category" */ './CategoryDialog.tsx')).CategoryDialog,
);

interface KeywordSelectionBarProps {
  selected: readonly Keyword[];
  onPlan: (keywords: readonly Keyword[]) => void;
  onClear: () => void;
}

/** Plans, categorizes and deletes the selected keywords. */
export const KeywordSelectionBar = ({ selected, onPlan, onClear }: KeywordSelectionBarProps) => {
  const [isCategoryOpen, setIsCategoryOpen] = useState(false);
  const deleteKeywords = useDeleteKeywords();
  return (
    <>
      <Stack
        role="region"
        aria-label="Selected keywords"
        direction="row"
        spacing={1}
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
        <Typography role="status" sx={{ fontWeight: 600, mr: 1 }}>
          {selected.length} selected
        </Typography>
        <Button size="small" variant="outlined" onClick={() => onPlan(selected)}>
          Plan articles
        </Button>
        <Button
          size="small"
          variant="outlined"
          {...preloadOnApproach(CategoryDialog)}
          onClick={() => setIsCategoryOpen(true)}
        >
          Set category
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="error"
          onClick={() => {
            deleteKeywords(selected);
            onClear();
          }}
        >
          Delete
        </Button>
        <Button size="small" onClick={onClear}>
          Clear
        </Button>
      </Stack>
      {isCategoryOpen && <CategoryDialog keywords={selected} onClose={() => setIsCategoryOpen(false)} />}
    </>
  );
};
