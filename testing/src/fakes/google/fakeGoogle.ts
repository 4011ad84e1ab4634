import Fastify from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface GoogleClaims {
  sub?: string;
  email?: string;
  email_verified?: boolean;
  hd?: string;
  name?: string;
  iss?: string;
  aud?: string;
  exp?: number;
}

/** Fake Google: serves a key set; `POST /token` returns an ID token with the given claims. */
export const startFakeGoogle = async (now: () => Date = () => new Date(), port = 0) => {
  const app = Fastify({ forceCloseConnections: true });
  const clientId = 'fake.apps.googleusercontent.com';
  const pair = await generateKeyPair('RS256', { extractable: true });
  const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }];
  const counts = { keyFetches: 0 };
  const signToken = (change: GoogleClaims = {}): Promise<string> => {
    const iat = Math.floor(now().getTime() / 1000);
    const person = { sub: '1', email: 'ada@gmail.com', email_verified: true, name: 'Ada Lovelace' };
    const validClaims = { iss: 'https://accounts.google.com', aud: clientId, iat, exp: iat + 3_600 };
    return new SignJWT({ ...validClaims, ...person, ...change })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(pair.privateKey);
  };
  app.get('/oauth2/v3/certs', () => {
    counts.keyFetches += 1;
    return { keys };
  });
  app.post<{ Body: GoogleClaims | null }>('/token', async ({ body }) => ({
    credential: await signToken(body ?? {}),
  }));
  const url = await app.listen({ port, host: '127.0.0.1' });
  const env = { GOOGLE_CLIENT_ID: clientId, GOOGLE_KEYS_URL: `${url}/oauth2/v3/certs` };
  return { url, env, token: signToken, counts, close: () => app.close() };
};
