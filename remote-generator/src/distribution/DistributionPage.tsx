import type { Connection } from '@rankwright/contracts/connections';
import { paths } from '@rankwright/contracts/paths';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useDraft } from '@rankwright/sdk/drafts';
import { useConnections } from '@rankwright/sdk/queries';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { dismissErrors, showError } from '@rankwright/sdk/toasts';
import {
  Box,
  Button,
  ErrorState,
  PageHeader,
  Stack,
  Tab,
  Tabs,
  Typography,
} from '@rankwright/shared-ui/core';
import { lazy, Suspense, useState } from 'react';
import { pageDescriptions } from '../pageDescriptions.ts';
import { isImageUrl } from '../publishing/image.model.ts';
import { validateDistribution, emptyDistribution, type DistributionForm } from './distribution.model.ts';
import { ArticleChoice } from './ArticleChoice.tsx';
import { createDefaultOptions } from './distributionOptions.ts';
import { PlatformList, PlatformListSkeleton } from './PlatformList.tsx';
import { ResultList } from './ResultList.tsx';
import { useDistribution } from './useDistribution.ts';
import { useSaveDraft } from './useSaveDraft.ts';

const ScheduleArticleDialog = lazy(async () => ({
  default: (await import('../scheduling/ScheduleArticleDialog.tsx')).ScheduleArticleDialog,
}));

const PublishDialog = lazy(async () => ({
  default: (await import('../publishing/PublishDialog.tsx')).PublishDialog,
}));

const Platforms = ({
  chosen,
  running,
  onChange,
}: {
  chosen: DistributionForm['chosen'];
  running: boolean;
  onChange: (chosen: DistributionForm['chosen']) => void;
}) => {
  const connections = useConnections();
  return (
    <Box component="section" aria-labelledby="platforms-title" sx={{ maxWidth: 720 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', mb: 1 }}>
        <Typography id="platforms-title" variant="h4" component="h2">
          Platforms
        </Typography>
        <Typography role="status" variant="body2" color="textSecondary">
          {chosen.length} selected
        </Typography>
      </Stack>
      {connections.isPending && <PlatformListSkeleton />}
      {connections.isError && (
        <ErrorState
          title="Your connections could not be loaded"
          text={getErrorMessage(connections.error, 'Try again in a moment. Your text is still here.')}
          onRetry={() => void connections.refetch()}
          retrying={connections.isFetching}
        />
      )}
      {connections.data && (
        <PlatformList connections={connections.data} chosen={chosen} disabled={running} onChange={onChange} />
      )}
    </Box>
  );
};

const validateForm = (form: DistributionForm, needsPlatforms: boolean): boolean => {
  const validationError = validateDistribution(needsPlatforms ? form : { ...form, chosen: ['wordpress'] });
  if (validationError) showError(validationError.title, validationError.text, 'distribution');
  else dismissErrors('distribution');
  return validationError === null && isImageUrl(form.imageUrl.trim());
};

/** Publishes one article to several platforms and shows the result on each. */
export const Component = () => {
  const connections: readonly Connection[] = (useConnections().data ?? []).filter(
    ({ connected }) => connected,
  );
  const draft = useDraft<DistributionForm>('distribution', emptyDistribution);
  // Apart from the typed text, which stays when an article is picked instead.
  const picked = useDraft<DistributionForm | null>('distribution-picked', null);
  const stored = picked.value ? { value: picked.value, setValue: picked.setValue } : draft;
  const chosen = stored.value.chosen.filter((platform) =>
    connections.some((connection) => connection.platform === platform),
  );
  const form = { ...stored.value, chosen };
  const change = stored.setValue;
  const run = useDistribution(({ id }) => change({ ...form, articleId: id }));
  const savingDraft = useSaveDraft(({ id }) => change({ ...form, articleId: id }));
  const [scheduling, setScheduling] = useState(false);
  return (
    <Stack spacing={4}>
      <PageHeader
        title="Distribution"
        lead={pageDescriptions.distribution}
        actions={
          <Button component={RouterLink} to={paths.integrations} variant="outlined">
            Manage Integrations
          </Button>
        }
      />
      <Tabs value="distribute" aria-label="Distribution">
        <Tab value="distribute" label="Distribute Content" />
      </Tabs>
      <ArticleChoice
        form={form}
        onChange={change}
        onPick={({ id, title, content }) =>
          picked.setValue({ ...emptyDistribution, title, content, chosen, articleId: id, isPicked: true })
        }
        onClear={() => {
          picked.discard();
          draft.setValue({ ...draft.value, chosen });
        }}
      />
      <Platforms
        chosen={chosen}
        running={run.running}
        onChange={(next) => change({ ...form, chosen: next })}
      />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          disabled={run.running}
          onClick={() => validateForm(form, true) && run.prepare(form)}
        >
          {run.running ? 'Distributing...' : 'Distribute Now'}
        </Button>
        <Button variant="outlined" onClick={() => setScheduling(true)}>
          Schedule for Later
        </Button>
        {!form.isPicked && (
          <Button
            variant="outlined"
            loading={savingDraft.isPending}
            onClick={() => validateForm(form, false) && savingDraft.mutate(form)}
          >
            Save as Draft
          </Button>
        )}
      </Stack>
      {run.results.length > 0 && (
        <ResultList
          results={run.results}
          running={run.running}
          onRetryFailed={run.retryFailed}
          onNew={() => {
            run.clear();
            picked.discard();
            draft.discard();
          }}
        />
      )}
      {run.review && (
        <Suspense>
          <PublishDialog
            article={run.review}
            connected={connections}
            requested={chosen}
            options={createDefaultOptions(run.review)}
            onPublish={(order) => run.review && run.send(run.review, order)}
            onClose={run.closeReview}
          />
        </Suspense>
      )}
      {scheduling && (
        <Suspense>
          <ScheduleArticleDialog
            start={{
              title: form.title,
              content: form.content,
              isSaved: form.isPicked,
              platforms: chosen,
              ...(form.articleId && { articleId: form.articleId }),
            }}
            onClose={() => setScheduling(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
};
