import { generateIdeas, type Idea } from '@rankwright/contracts/articles';
import {
  defaultGenerationCount,
  generationCounts,
  ideaContentTypes,
  ideaDefaults,
} from '@rankwright/contracts/limits';
import { callApi, messageOf, type CallInput } from '@rankwright/sdk/api';
import { useMutation } from '@rankwright/sdk/query';
import { showError } from '@rankwright/sdk/toasts';
import { Box, Button, Chip, Divider, Field, MenuItem, Stack, Typography } from '@rankwright/shared-ui/core';
import { useState, type SubmitEvent } from 'react';

type Request = Required<NonNullable<CallInput<typeof generateIdeas>['body']>>;
const empty: Request = {
  industry: '',
  targetAudience: '',
  contentType: '',
  keywords: '',
  numberOfIdeas: defaultGenerationCount,
};

const IdeaRow = ({ idea, onWrite }: { idea: Idea; onWrite: (idea: Idea) => void }) => (
  <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
    <Typography sx={{ fontWeight: 600 }}>{idea.title}</Typography>
    <Typography color="textSecondary">{idea.description}</Typography>
    <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {idea.keywords.map((keyword) => (
        <Chip key={keyword} size="small" variant="outlined" label={keyword} />
      ))}
      <Typography variant="body2" color="textSecondary">
        {idea.contentType ?? ideaDefaults.contentType} · {idea.difficulty ?? ideaDefaults.difficulty}
      </Typography>
      <Button size="small" onClick={() => onWrite(idea)}>
        Write it
      </Button>
    </Stack>
  </Box>
);

const IdeaFields = ({ form, onChange }: { form: Request; onChange: (form: Request) => void }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
    <Field
      label="Industry"
      required
      value={form.industry}
      onChange={(event) => onChange({ ...form, industry: event.target.value })}
    />
    <Field
      label="Target audience"
      required
      value={form.targetAudience}
      onChange={(event) => onChange({ ...form, targetAudience: event.target.value })}
    />
    <Field
      select
      label="Content type"
      value={form.contentType === '' ? 'All Types' : form.contentType}
      onChange={(event) =>
        onChange({ ...form, contentType: ideaContentTypes.find((type) => type === event.target.value) ?? '' })
      }
    >
      {['All Types', ...ideaContentTypes].map((type) => (
        <MenuItem key={type} value={type}>
          {type}
        </MenuItem>
      ))}
    </Field>
    <Field
      label="Keywords"
      value={form.keywords}
      onChange={(event) => onChange({ ...form, keywords: event.target.value })}
    />
    <Field
      select
      label="Number of ideas"
      value={form.numberOfIdeas}
      onChange={(event) =>
        onChange({ ...form, numberOfIdeas: Number(event.target.value) as Request['numberOfIdeas'] })
      }
    >
      {generationCounts.map((count) => (
        <MenuItem key={count} value={count}>
          {count}
        </MenuItem>
      ))}
    </Field>
  </Box>
);

/** Ideas for an industry and audience; each is one click from being written. */
export const IdeasTab = ({
  onWrite,
}: {
  onWrite: (brief: { keyword: string; industry: string; targetAudience: string }) => void;
}) => {
  const [form, setForm] = useState<Request>(empty);
  const asking = useMutation({
    mutationFn: (body: Request) => callApi(generateIdeas, { body }),
    onError: (error) => showError('Error', messageOf(error, 'Failed to generate article ideas')),
  });
  const ready = form.industry.trim() !== '' && form.targetAudience.trim() !== '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready) asking.mutate(form);
  };
  const { industry, targetAudience } = form;
  return (
    <Stack spacing={4} divider={<Divider />}>
      <Stack component="form" spacing={2} onSubmit={submit} aria-label="Get Article Ideas">
        <IdeaFields form={form} onChange={setForm} />
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={!ready}
          loading={asking.isPending}
          sx={{ alignSelf: 'flex-start' }}
          aria-describedby="ideas-reason"
        >
          Get Ideas
        </Button>
        <Typography id="ideas-reason" variant="body2" color="textSecondary">
          {ready ? '' : 'Fill in industry and audience.'}
        </Typography>
      </Stack>
      {asking.data && (
        <Box component="ul" aria-label="Ideas" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {asking.data.ideas.articleIdeas.map((idea) => (
            <IdeaRow
              key={idea.title}
              idea={idea}
              onWrite={({ keywords, title }) =>
                onWrite({ keyword: keywords[0] ?? title, industry, targetAudience })
              }
            />
          ))}
        </Box>
      )}
    </Stack>
  );
};
