import { confirm } from '@rankwright/sdk/dialogs';
import { useApiMutation } from '@rankwright/sdk/query';
import { Button } from '@rankwright/shared-ui/core';
import { rotateWebhookSecret, webhookKeys } from './webhook.data.ts';

const confirmRotation = () =>
  confirm({
    title: 'Rotate the signing secret?',
    text: 'For 24 hours, deliveries are signed with both secrets. Give your receiver the new one within that time.',
    confirmLabel: 'Rotate secret',
    destructive: true,
  });

interface RotateSecretButtonProps {
  url: string;
  onSecret: (secret: string) => void;
}

/** Replaces the signing secret after confirmation. */
export const RotateSecretButton = ({ url, onSecret }: RotateSecretButtonProps) => {
  const rotating = useApiMutation({
    send: rotateWebhookSecret,
    errorTitle: 'Save Failed',
    errorText: 'The secret could not be replaced. Please try again.',
    invalidates: webhookKeys,
    success: { title: 'New signing secret' },
    onSuccess: ({ secret }) => {
      if (secret) onSecret(secret);
    },
  });
  const ask = async () => {
    if (await confirmRotation()) rotating.mutate(url);
  };
  return (
    <Button variant="outlined" loading={rotating.isPending} onClick={() => void ask()}>
      Rotate secret
    </Button>
  );
};
