import { readDeployment } from '../../origin/deployment.ts';

const requestMs = 10_000;
const tries = 3;

/** Posts JSON to the webhook of the deployment. One that stays away holds nothing up. */
export const createNotifier =
  (origin: string) =>
  async (message: object): Promise<void> => {
    const url = readDeployment(origin)?.webhookUrl;
    for (let count = 0; url && count < tries; count += 1) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(requestMs),
      }).catch((error: unknown) => {
        console.error(`The webhook could not be reached: ${String(error)}`);
        return null;
      });
      if (response?.ok) return;
    }
  };
