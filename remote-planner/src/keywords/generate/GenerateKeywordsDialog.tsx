import { defaultGenerationCount, generationCounts } from '@rankwright/contracts/limits';
import type { Keyword } from '@rankwright/contracts/planner';
import { useApiMutation } from '@rankwright/sdk/query';
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
  useFormFields,
} from '@rankwright/shared-ui/core';
import { SelectField } from '@rankwright/shared-ui/selects';
import type { SubmitEvent } from 'react';
import { formatDifficulty, estimateLegend, formatVolume } from '../keywordFormat.model.ts';
import { KeywordUsage } from '../KeywordUsage.tsx';
import { keywordKeys, requestGenerateKeywords } from '../keywords.data.ts';

interface GenerateForm {
  niche: string;
  count: (typeof generationCounts)[number];
  includeVolume: boolean;
}

const emptyForm: GenerateForm = { niche: '', count: defaultGenerationCount, includeVolume: true };

interface AddedKeywordsProps {
  keywords: readonly Keyword[];
  /** Why there are fewer than asked for. */
  note: string | null;
}

const AddedKeywords = ({ keywords, note }: AddedKeywordsProps) => (
  <Box role="status" sx={{ mt: 3 }}>
    <Typography sx={{ fontWeight: 600 }}>
      {keywords.length === 1 ? '1 keyword added' : `${keywords.length} keywords added`}
    </Typography>
    {note && <Typography variant="body2">{note}</Typography>}
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, my: 1 }}>
      {keywords.map((keyword) => (
        <Box
          component="li"
          key={keyword.id}
          sx={{ py: 0.75, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
        >
          {keyword.keyword}
          <Typography variant="body2" color="textSecondary">
            Volume {formatVolume(keyword)} · difficulty {formatDifficulty(keyword)}
          </Typography>
        </Box>
      ))}
    </Box>
    <Typography variant="body2" color="textSecondary">
      {estimateLegend}
    </Typography>
  </Box>
);

/** Generates keywords for a niche and adds them to the list. */
export const GenerateKeywordsDialog = ({ onClose }: { onClose: () => void }) => {
  const { values, formRef, errors, field } = useFormFields(emptyForm);
  const generating = useApiMutation({
    send: requestGenerateKeywords,
    errorText: 'Failed to generate keywords',
    invalidates: keywordKeys,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const niche = values.niche.trim();
    if (errors.show(niche ? {} : { niche: 'Niche/topic is required' }))
      generating.mutate({ ...values, niche });
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="generate-keywords">
      <DialogTitle id="generate-keywords">Generate Keywords</DialogTitle>
      <DialogContent>
        <KeywordUsage />
        <Stack component="form" id="generate-form" ref={formRef} noValidate spacing={2} onSubmit={submit}>
          <Field label="Niche/topic" required {...field('niche')} />
          <SelectField label="Count" {...field('count', (text) => Number(text) as GenerateForm['count'])}>
            {generationCounts.map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </SelectField>
          <SelectField
            label="Include volume"
            {...field('includeVolume', (text) => text === 'Yes')}
            value={values.includeVolume ? 'Yes' : 'No'}
            hint="Monthly searches. ≈ marks estimates."
          >
            <MenuItem value="Yes">Yes</MenuItem>
            <MenuItem value="No">No</MenuItem>
          </SelectField>
        </Stack>
        {generating.data && (
          <AddedKeywords keywords={generating.data.keywords} note={generating.data.note ?? null} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>Close</Button>
        <Button type="submit" form="generate-form" variant="contained" loading={generating.isPending}>
          Generate
        </Button>
      </DialogActions>
    </Dialog>
  );
};
