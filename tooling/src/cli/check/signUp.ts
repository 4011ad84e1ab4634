import { randomUUID } from 'node:crypto';

interface Answer {
  token?: string;
  sessionUrl?: string;
  error?: string;
}

const send = async (url: string, body: unknown, token?: string): Promise<Answer> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${url}: ${answer.error ?? response.status}`);
  return answer;
};

/** Creates an account with a plan from the test checkout. Returns its session token. */
export const signUp = async (url: string): Promise<string> => {
  const account = {
    email: `check-${randomUUID()}@example.com`,
    password: randomUUID(),
    displayName: 'Check Runner',
    role: 'user',
  };
  const { token = '' } = await send(`${url}/api/auth/register`, account);
  const order = {
    interval: 'monthly',
    successUrl: '/dashboard?checkout=success',
    cancelUrl: '/pricing?checkout=canceled',
  };
  const { sessionUrl = '' } = await send(`${url}/api/stripe/checkout`, order, token);
  await fetch(new URL(sessionUrl, url), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action: 'pay' }),
  });
  return token;
};
