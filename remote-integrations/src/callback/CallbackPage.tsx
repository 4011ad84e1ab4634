import { wordpressOAuth } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { useQuery } from '@rankwright/sdk/query';
import { Link as RouterLink, useNavigate, useSearchParams } from '@rankwright/sdk/router';
import {
  Button,
  ErrorState,
  Illustration,
  Stack,
  Typography,
  WaitingState,
} from '@rankwright/shared-ui/core';
import { useEffect } from 'react';
import { finishAuthorization, tellOpener } from './callback.data.ts';

const { success, error: failure } = wordpressOAuth.callbackCloseMs;

/** A tab that no script opened does not close; then `otherwise` runs. */
const closeLater = (ms: number, otherwise: () => void): (() => void) => {
  const timer = setTimeout(() => {
    window.close();
    if (!window.closed) otherwise();
  }, ms);
  return () => clearTimeout(timer);
};

const Back = () => (
  <Button component={RouterLink} to={paths.integrations} variant="outlined">
    Back to Integrations
  </Button>
);

const Waiting = () => (
  <Stack spacing={2} sx={{ maxWidth: 480, mx: 'auto', py: 8 }}>
    <Typography component="h1" variant="h3" tabIndex={-1}>
      Connecting WordPress
    </Typography>
    <Typography color="textSecondary">Finishing the authorization…</Typography>
    <WaitingState shape="plain" />
  </Stack>
);

const Refused = ({ text }: { text: string }) => (
  <Stack sx={{ alignItems: 'center' }}>
    <ErrorState heading="h1" title="WordPress was not connected" text={text} />
    <Back />
  </Stack>
);

const Done = () => (
  <Stack role="status" spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 8 }}>
    <Illustration name="success" />
    <Typography component="h1" variant="h3" tabIndex={-1}>
      WordPress is connected
    </Typography>
    <Typography color="textSecondary">This window closes by itself.</Typography>
    <Back />
  </Stack>
);

/** The last page of an authorization: finishes it, tells whoever opened it, and closes or leads back. */
export const Component = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { data, error } = useQuery({
    queryKey: ['wordpress-callback', search.toString()],
    queryFn: () => finishAuthorization(search),
  });
  useEffect(() => {
    if (data) {
      tellOpener({ type: 'WORDPRESS_OAUTH_SUCCESS', ...data });
      return closeLater(success, () => void navigate(paths.integrations, { replace: true }));
    }
    if (error) {
      tellOpener({ type: 'WORDPRESS_OAUTH_ERROR', error: error.message });
      return closeLater(failure, () => undefined);
    }
    return undefined;
  }, [data, error, navigate]);
  if (error) return <Refused text={error.message} />;
  return data ? <Done /> : <Waiting />;
};
