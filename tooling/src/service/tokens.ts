import { randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteName } from '@rankwright/contracts/remote';
import * as z from '@rankwright/contracts/zod';
import { appendAudit } from '../origin/auditLog.ts';
import { shellName } from '../origin/history.ts';
import { writeAtomically } from '../origin/writeAtomically.ts';
import { hashToken } from '../requests/hashToken.ts';
import { withReleaseLock } from '../release/withReleaseLock.ts';

const teamToken = z.object({
  id: z.string(),
  /** The only remote that it may touch. */
  remote: remoteName,
  /** Who has it; named in the audit log. */
  label: z.string().min(1).max(100),
  /** SHA-256 of the token in hex; the token itself is shown once and kept nowhere. */
  hash: z.string().length(64),
  createdAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
});
export type TeamToken = z.infer<typeof teamToken>;

const getTokensFile = (origin: string): string => path.join(origin, '.server/tokens.json');

export const readTokens = (origin: string): TeamToken[] => {
  const file = getTokensFile(origin);
  return existsSync(file) ? z.array(teamToken).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
};

const writeTokens = (origin: string, tokens: readonly TeamToken[]): void =>
  writeAtomically(getTokensFile(origin), JSON.stringify(tokens, null, 2), { durable: true });

/** Creates a token that may release one remote. Returns it in the clear, which nobody can do again. */
export const createToken = (
  origin: string,
  remote: string,
  label: string,
  now = new Date(),
): Promise<string> =>
  withReleaseLock(origin, () => {
    if (!remoteName.safeParse(remote).success || remote === shellName)
      throw new Error(`"${remote}" is not a name of a remote.`);
    const id = randomBytes(4).toString('hex');
    const token = `rw_${id}_${randomBytes(32).toString('base64url')}`;
    const createdAt = now.toISOString();
    const added = teamToken.parse({ id, remote, label, hash: hashToken(token), createdAt, revokedAt: null });
    writeTokens(origin, [...readTokens(origin), added]);
    appendAudit(origin, [{ action: 'token', subject: remote, reason: `created ${id} for ${label}` }], now);
    return token;
  });

export const revokeToken = (origin: string, id: string, now = new Date()): Promise<void> =>
  withReleaseLock(origin, () => {
    const tokens = readTokens(origin);
    const found = tokens.find((token) => token.id === id && token.revokedAt === null);
    if (!found) throw new Error(`There is no valid token ${id}. See: npm run remote -- token list`);
    const revokedAt = now.toISOString();
    writeTokens(
      origin,
      tokens.map((token) => (token === found ? { ...token, revokedAt } : token)),
    );
    const reason = `revoked ${id} of ${found.label}`;
    appendAudit(origin, [{ action: 'token', subject: found.remote, reason }], now);
  });

/** The token behind these characters; null when it is unknown or revoked. */
export const findToken = (origin: string, token: string): TeamToken | null => {
  const hash = Buffer.from(hashToken(token));
  const found = readTokens(origin).find((candidate) => timingSafeEqual(Buffer.from(candidate.hash), hash));
  return found?.revokedAt === null ? found : null;
};
