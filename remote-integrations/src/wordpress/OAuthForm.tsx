import { paths } from '@rankwright/contracts/paths';
import { useQuery } from '@rankwright/sdk/query';
import { Alert, Box, Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { Field, PasswordField, useFormFields } from '@rankwright/shared-ui/forms';
import { useState, type SubmitEvent } from 'react';
import { areAllFilled } from '../connections/areAllFilled.ts';
import { oauthAppQuery, type OAuthApp } from './oauth.data.ts';
import { useAuthorization } from './useAuthorization.ts';

const PopupBlockedAlert = ({ onContinue, loading }: { onContinue: () => void; loading: boolean }) => (
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

const OAuthFields = ({ saved }: { saved: Pick<OAuthApp, 'siteUrl' | 'clientId'> | null }) => {
  const { values, field } = useFormFields<OAuthApp>({
    siteUrl: '',
    clientId: '',
    clientSecret: '',
    ...saved,
  });
  const [redirectUrl] = useState(() => new URL(paths.wordpressCallback, window.location.origin).href);
  const authorization = useAuthorization();
  const complete = areAllFilled(values.siteUrl, values.clientId, values.clientSecret);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (complete) authorization.startInPopup(values);
  };
  return (
    <Stack component="form" spacing={2} onSubmit={submit} aria-label="OAuth 2.0">
      <Typography variant="body2" color="textSecondary">
        Create an app at developer.wordpress.com/apps with the redirect URL{' '}
        <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
          {redirectUrl}
        </Box>
        , then enter its details.
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
        {authorization.waiting && 'Finish in the window that opened. It closes automatically.'}
      </Typography>
      {authorization.blocked && (
        <PopupBlockedAlert
          loading={authorization.starting}
          onContinue={() => authorization.startInThisTab(values)}
        />
      )}
    </Stack>
  );
};

/** Connects by WordPress.com OAuth; prefills the saved app without its secret. */
export const OAuthForm = () => {
  const app = useQuery(oauthAppQuery);
  if (app.isPending) return <Typography role="status">Loading…</Typography>;
  return <OAuthFields saved={app.data?.data ?? null} />;
};
