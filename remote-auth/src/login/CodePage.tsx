import { paths } from '@rankwright/contracts/paths';
import { ApiError } from '@rankwright/sdk/api';
import { useApiMutation } from '@rankwright/sdk/query';
import { Link as RouterLink, useLocation, useNavigate } from '@rankwright/sdk/router';
import { Link } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { AuthLayout } from '../layout/AuthLayout.tsx';
import { requestSubmitLoginCode } from './code.data.ts';
import { CodeForm } from './CodeForm.tsx';

interface CodePageProps {
  challenge: string;
  onSignedIn: () => void;
}

/** The second step of a log-in: a code of the authenticator app, or a recovery code. */
export const CodePage = ({ challenge, onSignedIn }: CodePageProps) => {
  const navigate = useNavigate();
  const { from } = (useLocation().state ?? {}) as { from?: unknown };
  const [isRecovery, setRecovery] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submitting = useApiMutation({
    topic: 'log-in',
    send: (code: string) => requestSubmitLoginCode({ challenge, code }),
    errorTitle: 'Login Failed',
    errorText: 'The code could not be checked. Please try again.',
    success: { title: 'Welcome back', description: 'Taking you to your workspace.' },
    onSuccess: onSignedIn,
    onError: (failure) => {
      if (!(failure instanceof ApiError)) return;
      if (failure.code === 'SECOND_FACTOR_CODE') setError(failure.message);
      if (failure.code === 'SECOND_FACTOR_EXPIRED')
        void navigate(paths.login, { replace: true, state: { from } });
    },
  });
  return (
    <AuthLayout
      title="Two-factor authentication"
      lead={
        isRecovery
          ? 'Enter one of the recovery codes that you saved. Each works once.'
          : 'Enter the 6-digit code from your authenticator app.'
      }
    >
      <CodeForm
        key={String(isRecovery)}
        isRecovery={isRecovery}
        error={error}
        busy={submitting.isPending || submitting.isSuccess}
        onChange={() => setError(null)}
        onSubmit={(code) => submitting.mutate(code)}
      />
      <Link
        component="button"
        type="button"
        onClick={() => {
          setError(null);
          setRecovery(!isRecovery);
        }}
        sx={{ alignSelf: 'flex-start' }}
      >
        {isRecovery ? 'Use your authenticator app' : 'Use a recovery code'}
      </Link>
      <Link component={RouterLink} to={paths.login} state={{ from }} sx={{ alignSelf: 'flex-start' }}>
        Back to log in
      </Link>
    </AuthLayout>
  );
};
