import { rewriteContent, type Article } from '@rankwright/contracts/articles';
import { rewriteStyles, tones } from '@rankwright/contracts/limits';
import { callApi, messageOf } from '@rankwright/sdk/api';
import { useDraft } from '@rankwright/sdk/drafts';
import { useMutation } from '@rankwright/sdk/query';
import { showError } from '@rankwright/sdk/toasts';
import {
  Box,
  Button,
  Divider,
  Field,
  MenuItem,
  Skeleton,
  Stack,
  Typography,
} from '@rankwright/shared-ui/core';
import { lazy, Suspense, type SubmitEvent } from 'react';
import { ArticleEditor } from '../article/ArticleEditor.tsx';

const DiffView = lazy(async () => ({ default: (await import('@rankwright/shared-ui/editor')).DiffView }));

interface Request {
  originalContent: string;
  rewriteStyle: (typeof rewriteStyles)[number];
  tone: (typeof tones)[number];
  targetAudience: string;
  primaryKeyword: string;
}
const empty: Request = {
  originalContent: '',
  rewriteStyle: rewriteStyles[0],
  tone: tones[0],
  targetAudience: '',
  primaryKeyword: '',
};

const Choice = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly Value[];
  onChange: (value: Value) => void;
}) => (
  <Field select label={label} value={value} onChange={(event) => onChange(event.target.value as Value)}>
    {options.map((option) => (
      <MenuItem key={option} value={option}>
        {option}
      </MenuItem>
    ))}
  </Field>
);

const Result = ({ before, article }: { before: string; article: Article }) => (
  <Stack spacing={3}>
    <Box component="details">
      <summary>What changed</summary>
      <Suspense fallback={<Skeleton height={120} />}>
        <DiffView before={before} after={article.content} />
      </Suspense>
    </Box>
    <ArticleEditor key={article.id} article={article} />
  </Stack>
);

/** An existing text in another style and tone; the original stays until the result is taken. */
export const RewriteTab = () => {
  const { value: form, setValue: setForm } = useDraft<Request>('rewrite', empty);
  const rewriting = useMutation({
    mutationFn: async (body: Request) => ({
      before: body.originalContent,
      article: (await callApi(rewriteContent, { body })).article,
    }),
    onError: (error) => showError('Error', messageOf(error, 'Failed to rewrite content')),
  });
  const ready = form.originalContent.trim() !== '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready) rewriting.mutate(form);
  };
  return (
    <Stack spacing={4} divider={<Divider />}>
      <Stack component="form" spacing={2} onSubmit={submit} aria-label="Rewrite Content">
        <Field
          label="Original content"
          required
          multiline
          minRows={6}
          maxRows={18}
          value={form.originalContent}
          onChange={(event) => setForm({ ...form, originalContent: event.target.value })}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
          <Choice
            label="Rewrite style"
            value={form.rewriteStyle}
            options={rewriteStyles}
            onChange={(rewriteStyle) => setForm({ ...form, rewriteStyle })}
          />
          <Choice
            label="Tone"
            value={form.tone}
            options={tones}
            onChange={(tone) => setForm({ ...form, tone })}
          />
          <Field
            label="Target audience"
            value={form.targetAudience}
            onChange={(event) => setForm({ ...form, targetAudience: event.target.value })}
          />
          <Field
            label="Primary keyword"
            value={form.primaryKeyword}
            onChange={(event) => setForm({ ...form, primaryKeyword: event.target.value })}
          />
        </Box>
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={!ready}
          loading={rewriting.isPending}
          sx={{ alignSelf: 'flex-start' }}
          aria-describedby="rewrite-reason"
        >
          Rewrite Content
        </Button>
        <Typography id="rewrite-reason" variant="body2" color="textSecondary">
          {ready ? '' : 'Paste the text to rewrite.'}
        </Typography>
      </Stack>
      {rewriting.data && <Result {...rewriting.data} />}
    </Stack>
  );
};
