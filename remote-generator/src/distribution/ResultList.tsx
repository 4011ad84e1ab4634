import { platformLabels, type Platform } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import {
  Box,
  Button,
  LinearProgress,
  Link,
  Stack,
  StatusBadge,
  Typography,
  type Tone,
} from '@rankwright/shared-ui/core';
import { formatResult, type PlatformResult } from './distribution.model.ts';

const tones: Record<PlatformResult['state'], Tone> = {
  sending: 'info',
  waiting: 'info',
  live: 'success',
  unknown: 'warning',
  failed: 'error',
};
const labels: Record<PlatformResult['state'], string> = {
  sending: 'Sending',
  waiting: 'Waiting',
  live: 'Live',
  unknown: 'Unknown',
  failed: 'Failed',
};

interface ResultLineProps {
  result: PlatformResult;
  checking: boolean;
  onCheck: () => void;
}

const ResultLine = ({ result, checking, onCheck }: ResultLineProps) => {
  const { platform, state, url, publication } = result;
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600, minWidth: 96 }}>{platformLabels[platform]}</Typography>
        <StatusBadge tone={tones[state]} label={labels[state]} />
        {state === 'live' && url && (
          <Link href={url} target="_blank" rel="noreferrer">
            View live post
          </Link>
        )}
        {(state === 'unknown' || state === 'waiting') && publication && (
          <Button size="small" variant="outlined" loading={checking} onClick={onCheck}>
            Check now
          </Button>
        )}
        {state === 'failed' && publication?.remedy === 'reconnect' && (
          <Link component={RouterLink} to={paths.integrations}>
            Reconnect
          </Link>
        )}
      </Stack>
      {state === 'sending' ? (
        <LinearProgress aria-label={`Sending to ${platformLabels[platform]}`} sx={{ mt: 1 }} />
      ) : (
        <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {formatResult(result)}
        </Typography>
      )}
    </Box>
  );
};

interface ResultListProps {
  results: readonly PlatformResult[];
  running: boolean;
  checking: Platform | null;
  onCheck: (result: PlatformResult) => void;
  onRetryFailed: () => void;
  onNew: () => void;
}

/** The result of a distribution on each platform. */
export const ResultList = ({
  results,
  running,
  checking,
  onCheck,
  onRetryFailed,
  onNew,
}: ResultListProps) => {
  const done = results.filter(({ state }) => state !== 'sending').length;
  const failures = results.some(({ state }) => state === 'failed');
  return (
    <Stack component="section" aria-label="Results" spacing={1.5} sx={{ maxWidth: 720 }}>
      <Typography variant="h4" component="h2">
        Results
      </Typography>
      <Typography role="status" variant="body2" color="textSecondary">
        {done} of {results.length} done
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {results.map((result) => (
          <ResultLine
            key={result.platform}
            result={result}
            checking={checking === result.platform}
            onCheck={() => onCheck(result)}
          />
        ))}
      </Box>
      {!running && (
        <Stack direction="row" spacing={1.5}>
          {failures && (
            <Button variant="contained" onClick={onRetryFailed}>
              Retry failed only
            </Button>
          )}
          <Button onClick={onNew}>Start a new article</Button>
        </Stack>
      )}
    </Stack>
  );
};
