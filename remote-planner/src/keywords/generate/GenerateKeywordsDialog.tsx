import { defaultGenerationCount, generationCounts } from '@rankwright/contracts/limits';
import type { Keyword } from '@rankwright/contracts/planner';
import { messageOf } from '@rankwright/sdk/api';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { showError } from '@rankwright/sdk/toasts';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Field,
  MenuItem,
  Stack,
  Typography,
} from '@rankwright/shared-ui/core';
import { useState, type SubmitEvent } from 'react';
import { keywordsQuery, proposeKeywords } from './keywords.data.ts';

type Count = (typeof generationCounts)[number];

const Added = ({ keywords }: { keywords: readonly Keyword[] }) => (
  <Box role="status" sx={{ mt: 2 }}>
    <Typography sx={{ fontWeight: 600 }}>{keywords.length} keywords added</Typography>
    <Box component="ul" sx={{ pl: 2.5, m: 0 }}>
      {keywords.map(({ id, keyword, volume, difficulty, estimated }) => (
        <li key={id}>
          {keyword}: volume {volume ?? '–'}, difficulty {difficulty}
          {estimated && ' (estimated)'}
        </li>
      ))}
    </Box>
  </Box>
);

export const GenerateKeywordsDialog = ({ onClose }: { onClose: () => void }) => {
  const [niche, setNiche] = useState('');
  const [count, setCount] = useState<Count>(defaultGenerationCount);
  const [includeVolume, setIncludeVolume] = useState(true);
  const queryClient = useQueryClient();
  const generating = useMutation({
    mutationFn: proposeKeywords,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keywordsQuery.queryKey }),
    onError: (error) => showError('Error', messageOf(error, 'Failed to generate keywords')),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (niche.trim()) generating.mutate({ niche, count, includeVolume });
    else showError('Error', 'Niche/topic is required');
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="generate-keywords">
      <DialogTitle id="generate-keywords">Generate Keywords</DialogTitle>
      <DialogContent>
        <Stack component="form" id="generate-form" noValidate spacing={2} onSubmit={submit}>
          <Field
            label="Niche/topic"
            required
            value={niche}
            onChange={(event) => setNiche(event.target.value)}
          />
          <Field
            select
            label="Count"
            value={count}
            onChange={(event) => setCount(Number(event.target.value) as Count)}
          >
            {generationCounts.map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </Field>
          <Field
            select
            label="Include volume"
            value={includeVolume ? 'Yes' : 'No'}
            onChange={(event) => setIncludeVolume(event.target.value === 'Yes')}
            hint="Without a keyword data source, volumes stay unknown."
          >
            <MenuItem value="Yes">Yes</MenuItem>
            <MenuItem value="No">No</MenuItem>
          </Field>
        </Stack>
        {generating.data && <Added keywords={generating.data.keywords} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button type="submit" form="generate-form" variant="contained" loading={generating.isPending}>
          Generate
        </Button>
      </DialogActions>
    </Dialog>
  );
};
