import type { Connection } from '@rankwright/contracts/connections';
import { platforms } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useConnections } from '@rankwright/sdk/queries';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { dismissErrors, showError } from '@rankwright/sdk/toasts';
import { Box, Button, ErrorState, PageHeader, Stack, Typography } from '@rankwright/shared-ui/core';
import { Tab, Tabs } from '@rankwright/shared-ui/tabs';
import { useState } from 'react';
import { pageDescriptions } from '../pageDescriptions.ts';
import { isImageUrl } from '../publishing/image.model.ts';
import { validateDistribution, type DistributionForm } from './distribution.model.ts';
import { ArticleChoice } from './ArticleChoice.tsx';
import { DistributionActions } from './DistributionActions.tsx';
import { DistributionDialogs } from './DistributionDialogs.tsx';
import { PlatformList, PlatformListSkeleton } from './PlatformList.tsx';
import { ResultList } from './ResultList.tsx';
import { useDistribution } from './useDistribution.ts';
import { useDistributionForm } from './useDistributionForm.ts';
import { useSaveDraft } from './useSaveDraft.ts';

const Platforms = ({
  selected,
  running,
  onChange,
}: {
  selected: DistributionForm['selected'];
  running: boolean;
  onChange: (selected: DistributionForm['selected']) => void;
}) => {
  const connections = useConnections();
  return (
    <Box component="section" aria-labelledby="platforms-title" sx={{ maxWidth: 720 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', mb: 1 }}>
        <Typography id="platforms-title" variant="h4" component="h2">
          Platforms
        </Typography>
        <Typography role="status" variant="body2" color="textSecondary">
          {selected.length} selected
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
        <PlatformList
          connections={connections.data}
          selected={selected}
          disabled={running}
          onChange={onChange}
        />
      )}
    </Box>
  );
};

const validateForm = (form: DistributionForm, needsPlatforms: boolean): boolean => {
  const validationError = validateDistribution(
    needsPlatforms ? form : { ...form, selected: platforms.slice(0, 1) },
  );
  if (validationError) showError(validationError.title, validationError.text, 'distribution');
  else dismissErrors('distribution');
  return validationError === null && isImageUrl(form.imageUrl.trim());
};

/** Publishes one article to several platforms and shows the result on each. */
export const Component = () => {
  const connections: readonly Connection[] = (useConnections().data ?? []).filter(
    ({ connected }) => connected,
  );
  const { form, change, pick, clear, discard } = useDistributionForm(connections);
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
      <ArticleChoice form={form} onChange={change} onPick={pick} onClear={clear} />
      <Platforms
        selected={form.selected}
        running={run.running}
        onChange={(next) => change({ ...form, selected: next })}
      />
      <DistributionActions
        isRunning={run.running}
        isSavingDraft={savingDraft.isPending}
        onDistribute={() => validateForm(form, true) && run.prepare(form)}
        onSchedule={() => setScheduling(true)}
        {...(!form.isPicked && {
          onSaveDraft: () => validateForm(form, false) && savingDraft.mutate(form),
        })}
      />
      {run.results.length > 0 && (
        <ResultList
          results={run.results}
          running={run.running}
          onRetryFailed={run.retryFailed}
          onNew={() => {
            run.clear();
            discard();
          }}
        />
      )}
      <DistributionDialogs
        form={form}
        connections={connections}
        run={run}
        isScheduling={scheduling}
        onScheduleClosed={() => setScheduling(false)}
      />
    </Stack>
  );
};
