import { paths } from '@rankwright/contracts/paths';
import { useQuery } from '@rankwright/sdk/query';
import { Alert, Box, Button, Field, PasswordField, Stack, Typography } from '@rankwright/shared-ui/core';
import { useState, type SubmitEvent } from 'react';
import { allFilled, useFields } from '../connections/useFields.ts';
import { oauthAppQuery, type OAuthApp } from './oauth.data.ts';
import { useAuthorization } from './useAuthorization.ts';

const Blocked = ({ onContinue, loading }: { onContinue: () => void; loading: boolean }) => (
  <Alert
    severity="warning"
    action={
      <Button size="small" loading={loading} onClick={onContinue}>
        Continue in this tab
      </Button>
    }
  >
    Popup blocked. Please allow popups for this site.
  </Alert>
);

const reason = 'Fill in all three fields to connect.';

const Fields = ({ saved }: { saved: Pick<OAuthApp, 'siteUrl' | 'clientId'> | null }) => {
  const { values, field } = useFields<OAuthApp>({ siteUrl: '', clientId: '', clientSecret: '', ...saved });
  const [redirect] = useState(() => new URL(paths.wordpressCallback, window.location.origin).href);
  const authorization = useAuthorization();
  const complete = allFilled(values.siteUrl, values.clientId, values.clientSecret);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (complete) authorization.inPopup(values);
  };
  return (
    <Stack component="form" spacing={2} onSubmit={submit} aria-label="OAuth 2.0">
      <Typography variant="body2" color="textSecondary">
        Make an app at developer.wordpress.com/apps with the redirect address{' '}
        <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
          {redirect}
        </Box>
        , then enter what it shows.
      </Typography>
      <Field
        label="Site URL"
        inputMode="url"
        placeholder="https://example.wordpress.com"
        {...field('siteUrl')}
      />
      <Field label="Client ID" autoComplete="off" {...field('clientId')} />
      <PasswordField label="Client Secret" autoComplete="off" {...field('clientSecret')} />
      <Box>
        <Button
          type="submit"
          variant="contained"
          disabled={!complete}
          loading={authorization.starting || authorization.waiting}
          aria-describedby="wordpress-oauth-reason"
        >
          Connect with OAuth
        </Button>
      </Box>
      <Typography id="wordpress-oauth-reason" variant="body2" color="textSecondary" role="status">
        {!complete && reason}
        {authorization.waiting && 'Finish in the window that opened. It closes by itself.'}
      </Typography>
      {authorization.blocked && (
        <Blocked loading={authorization.starting} onContinue={() => authorization.inThisTab(values)} />
      )}
    </Stack>
  );
};

/** Connects by WordPress.com's consent page; the app that was saved before is filled in, save for its secret. */
export const OAuthForm = () => {
  const app = useQuery(oauthAppQuery);
  if (app.isPending) return <Typography role="status">Loading…</Typography>;
  return <Fields saved={app.data?.data ?? null} />;
};
