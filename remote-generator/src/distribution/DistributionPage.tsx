import { platformLabels, platforms, type Platform } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { messageOf } from '@rankwright/sdk/api';
import { useDraft } from '@rankwright/sdk/drafts';
import { connectionsQuery } from '@rankwright/sdk/queries';
import { useMutation, useQuery } from '@rankwright/sdk/query';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { useSession } from '@rankwright/sdk/session';
import { showError, showToast } from '@rankwright/sdk/toasts';
import {
  Box,
  Button,
  Field,
  Link,
  PageHeader,
  Stack,
  StatusBadge,
  Switch,
  Typography,
} from '@rankwright/shared-ui/core';
import { distribute, keepDraft } from './distribution.data.ts';
import {
  distributionRefusal,
  emptyDistribution,
  resultText,
  type DistributionForm,
  type PlatformResult,
} from './distribution.model.ts';

const tellOutcome = (results: readonly PlatformResult[]): void => {
  const done = results.filter(({ ok }) => ok).length;
  if (done === results.length)
    showToast({ title: 'Distributed', description: `Published to ${done} of ${results.length} platforms.` });
  else if (done > 0)
    showError('Partial Success', `Published to ${done} of ${results.length} platforms. Check details below.`);
  else showError('Distribution Failed', 'Failed to publish to any platform. Check your connections.');
};

const PlatformRow = ({
  platform,
  connected,
  chosen,
  onToggle,
}: {
  platform: Platform;
  connected: boolean;
  chosen: boolean;
  onToggle: () => void;
}) => (
  <Box
    component="li"
    sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
  >
    <Typography sx={{ flex: 1, fontWeight: 600 }}>{platformLabels[platform]}</Typography>
    <StatusBadge tone={connected ? 'success' : 'neutral'} label={connected ? 'Connected' : 'Not connected'} />
    <Switch
      checked={chosen}
      disabled={!connected}
      slotProps={{ input: { 'aria-label': `Distribute to ${platformLabels[platform]}` } }}
      onChange={onToggle}
    />
  </Box>
);

const Results = ({ results }: { results: readonly PlatformResult[] }) => (
  <Box role="status" component="section" aria-label="Results">
    {results.map((result) => (
      <Stack key={result.platform} direction="row" spacing={2} sx={{ py: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{platformLabels[result.platform]}</Typography>
        <StatusBadge tone={result.ok ? 'success' : 'error'} label={resultText(result)} />
        {result.url && <Link href={result.url}>View live post</Link>}
      </Stack>
    ))}
  </Box>
);

export const Component = () => {
  const { userId } = useSession();
  const connected = (useQuery(connectionsQuery(userId)).data ?? []).filter(
    (connection) => connection.connected,
  );
  const { value: form, setValue: setForm } = useDraft<DistributionForm>('distribution', emptyDistribution);
  const isConnected = (platform: Platform) =>
    connected.some((connection) => connection.platform === platform);
  const chosen = form.chosen.filter(isConnected);
  const sending = useMutation({
    mutationFn: () =>
      distribute(
        connected.filter(({ platform }) => chosen.includes(platform)),
        form,
      ),
    onSuccess: tellOutcome,
    onError: (error) =>
      showError(
        'Distribution Failed',
        messageOf(error, 'Failed to publish to any platform. Check your connections.'),
      ),
  });
  const keeping = useMutation({
    mutationFn: () => keepDraft(form),
    onSuccess: () => showToast({ title: 'Draft saved', description: 'You find it in the content history.' }),
    onError: (error) => showError('Error', messageOf(error, 'Failed to save article')),
  });
  const guarded = (needsPlatforms: boolean, run: () => void) => () => {
    const refusal = distributionRefusal(
      needsPlatforms ? { ...form, chosen } : { ...form, chosen: ['wordpress'] },
    );
    if (refusal) showError(refusal.title, refusal.text);
    else run();
  };
  const toggle = (platform: Platform) =>
    setForm({
      ...form,
      chosen: chosen.includes(platform)
        ? chosen.filter((other) => other !== platform)
        : [...chosen, platform],
    });
  return (
    <Stack spacing={4}>
      <PageHeader
        title="Distribution"
        lead="One text, several sites, one record of what became of it."
        actions={
          <Button component={RouterLink} to={paths.integrations} variant="outlined">
            Manage Integrations
          </Button>
        }
      />
      <Stack spacing={2} sx={{ maxWidth: 720 }}>
        <Field
          label="Title"
          value={form.title}
          onChange={(event) => setForm({ ...form, title: event.target.value })}
        />
        <Field
          label="Content"
          multiline
          minRows={8}
          value={form.content}
          onChange={(event) => setForm({ ...form, content: event.target.value })}
        />
        <Field
          label="Image URL (optional)"
          inputMode="url"
          value={form.imageUrl}
          onChange={(event) => setForm({ ...form, imageUrl: event.target.value })}
        />
      </Stack>
      <Box sx={{ maxWidth: 720 }}>
        <Typography variant="h4" component="h2">
          Platforms
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {chosen.length} selected
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {platforms.map((platform) => (
            <PlatformRow
              key={platform}
              platform={platform}
              connected={isConnected(platform)}
              chosen={chosen.includes(platform)}
              onToggle={() => toggle(platform)}
            />
          ))}
        </Box>
      </Box>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          disabled={sending.isPending}
          onClick={guarded(true, () => sending.mutate())}
        >
          {sending.isPending ? 'Distributing...' : 'Distribute Now'}
        </Button>
        <Button
          variant="outlined"
          loading={keeping.isPending}
          onClick={guarded(false, () => keeping.mutate())}
        >
          Save as Draft
        </Button>
      </Stack>
      {sending.data && <Results results={sending.data} />}
    </Stack>
  );
};
