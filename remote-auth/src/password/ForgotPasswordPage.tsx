import { useApiMutation } from '@rankwright/sdk/query';
import { useState } from 'react';
import { AuthLayout } from '../layout/AuthLayout.tsx';
import { getEmailError, getSendError } from './forgot.model.ts';
import { ForgotForm } from './ForgotForm.tsx';
import { requestSendPasswordReset } from './password.data.ts';
import { ResetSent } from './ResetSent.tsx';

const sentText = 'Password reset email sent successfully. Please check your inbox.';

export const Component = () => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sending = useApiMutation({
    topic: 'password-reset',
    send: requestSendPasswordReset,
    errorText: (error) => getSendError(error, sentTo !== null),
    success: { title: 'Email sent', description: sentText },
    onSuccess: (_, email) => setSentTo(email),
  });
  if (sentTo)
    return (
      <AuthLayout title="Check your inbox" lead={`We sent a link to ${sentTo}. It expires in one hour.`}>
        <ResetSent busy={sending.isPending} onResend={() => sending.mutate(sentTo)} />
      </AuthLayout>
    );
  return (
    <AuthLayout
      title="Forgot password"
      lead="Enter your email and we'll send you a link to set a new password."
    >
      <ForgotForm
        busy={sending.isPending}
        emailError={getEmailError(sending.error)}
        onSubmit={(email) => sending.mutate(email)}
      />
    </AuthLayout>
  );
};
