import { createQueryKey } from '@rankwright/sdk/api';
import { completeWordpressOAuth } from '@rankwright/contracts/connections';
import { wordpressOAuth } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { useQuery } from '@rankwright/sdk/query';
import { Link as RouterLink, useNavigate, useSearchParams } from '@rankwright/sdk/router';
import {
  Button,
  ErrorState,
  Illustration,
  LoadingState,
  Stack,
  Typography,
} from '@rankwright/shared-ui/core';
import { useEffect } from 'react';
import { requestCompleteWordpressOAuth, notifyOpener } from './callback.data.ts';

const { success, error: failure } = wordpressOAuth.callbackCloseMs;

/** Browsers warn when a script closes a window that none opened and that has a history. */
const canClose = (): boolean => window.opener !== null || window.history.length <= 1;

/** Closes the window after `ms`; runs `otherwise` where it stays open. */
const closeAfter = (ms: number, otherwise: () => void): (() => void) => {
  const timer = setTimeout(() => {
    if (canClose()) window.close();
    if (!window.closed) otherwise();
  }, ms);
  return () => clearTimeout(timer);
};

const BackLink = () => (
  <Button component={RouterLink} to={paths.integrations} variant="outlined">
    Back to Integrations
  </Button>
);

const CallbackLoading = () => (
  <Stack spacing={2} sx={{ maxWidth: 480, mx: 'auto', py: 8 }}>
    <Typography component="h1" variant="h3" tabIndex={-1}>
      Connecting WordPress
    </Typography>
    <Typography color="textSecondary">Finishing the authorization…</Typography>
    <LoadingState shape="plain" />
  </Stack>
);

const CallbackError = ({ text }: { text: string }) => (
  <Stack sx={{ alignItems: 'center' }}>
    <ErrorState heading="h1" title="WordPress was not connected" text={text} />
    <BackLink />
  </Stack>
);

const CallbackSuccess = () => (
  <Stack role="status" spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 8 }}>
    <Illustration name="success" />
    <Typography component="h1" variant="h3" tabIndex={-1}>
      WordPress is connected
    </Typography>
    <Typography color="textSecondary">This window closes automatically.</Typography>
    <BackLink />
  </Stack>
);

/** Finishes a WordPress.com authorization, posts the result to the opener, then closes or redirects. */
export const Component = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { data, error } = useQuery({
    queryKey: createQueryKey(completeWordpressOAuth, { query: search.toString() }),
    queryFn: () => requestCompleteWordpressOAuth(search),
  });
  useEffect(() => {
    if (data) {
      notifyOpener({ type: 'WORDPRESS_OAUTH_SUCCESS', ...data });
      return closeAfter(success, () => void navigate(paths.integration('wordpress'), { replace: true }));
    }
    if (error) {
      notifyOpener({ type: 'WORDPRESS_OAUTH_ERROR', error: error.message });
      return closeAfter(failure, () => undefined);
    }
    return undefined;
  }, [data, error, navigate]);
  if (error) return <CallbackError text={error.message} />;
  return data ? <CallbackSuccess /> : <CallbackLoading />;
};
