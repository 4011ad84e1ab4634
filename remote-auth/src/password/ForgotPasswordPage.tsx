import { useMutation } from '@rankwright/sdk/query';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { useState } from 'react';
import { EntryLayout } from '../layout/EntryLayout.tsx';
import { addressError, sendFailure } from './forgot.model.ts';
import { ForgotForm } from './ForgotForm.tsx';
import { sendResetLink } from './password.data.ts';
import { ResetSent } from './ResetSent.tsx';

const sentText = 'Password reset email sent successfully. Please check your inbox.';

export const Component = () => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: sendResetLink,
    onSuccess: (_, email) => {
      setSentTo(email);
      showToast({ title: 'Email sent', description: sentText });
    },
    onError: (error) => showError('Error', sendFailure(error, sentTo !== null)),
  });
  if (sentTo)
    return (
      <EntryLayout title="Check your inbox" lead={`We sent a link to ${sentTo}. It is good for one hour.`}>
        <ResetSent busy={sending.isPending} onResend={() => sending.mutate(sentTo)} />
      </EntryLayout>
    );
  return (
    <EntryLayout title="Forgot password" lead="Enter your email and we send you a link to set a new one.">
      <ForgotForm
        busy={sending.isPending}
        refusal={addressError(sending.error)}
        onSubmit={(email) => sending.mutate(email)}
      />
    </EntryLayout>
  );
};
