import { wordpressOAuth } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { useQuery } from '@rankwright/sdk/query';
import { Link as RouterLink, useSearchParams } from '@rankwright/sdk/router';
import { ErrorState, Illustration, Link, Stack, Typography, WaitingState } from '@rankwright/shared-ui/core';
import { useEffect } from 'react';
import { finishAuthorization, tellOpener } from './callback.data.ts';

const closeLater = (ms: number): (() => void) => {
  const timer = setTimeout(() => window.close(), ms);
  return () => clearTimeout(timer);
};

/** The popup's last page: finishes the authorization, tells its opener and closes; without an opener it shows the way back. */
export const Component = () => {
  const [search] = useSearchParams();
  const finishing = useQuery({
    queryKey: ['wordpress-callback', search.toString()],
    queryFn: () => finishAuthorization(search),
  });
  const { data, error } = finishing;
  useEffect(() => {
    if (data) {
      tellOpener({ type: 'WORDPRESS_OAUTH_SUCCESS', ...data });
      return closeLater(wordpressOAuth.callbackCloseMs.success);
    }
    if (error) {
      tellOpener({ type: 'WORDPRESS_OAUTH_ERROR', error: error.message });
      return closeLater(wordpressOAuth.callbackCloseMs.error);
    }
    return undefined;
  }, [data, error]);
  if (finishing.isPending) return <WaitingState shape="plain" />;
  const back = (
    <Link component={RouterLink} to={paths.integrations}>
      Back to Integrations
    </Link>
  );
  if (error)
    return (
      <ErrorState
        title="WordPress was not connected"
        text={
          <>
            {error.message} {back}
          </>
        }
      />
    );
  return (
    <Stack role="status" spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 8 }}>
      <Illustration name="success" />
      <Typography component="h1" variant="h3" tabIndex={-1}>
        WordPress is connected
      </Typography>
      <Typography color="textSecondary">This window closes by itself. {back}</Typography>
    </Stack>
  );
};
