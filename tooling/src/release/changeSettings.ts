import type { Registry } from '@rankwright/contracts/remote';
import { requireDeployment, type Deployment } from '../origin/deployment.ts';
import type { AuditEntry } from '../origin/auditLog.ts';
import { changeOrigin } from './changeOrigin.ts';

const parseOrigin = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new Error(`"${text}" is not an origin. Example: https://remotes.example.com`);
  return url.origin;
};

const touch = (registry: Registry | null, changes: Partial<Registry> = {}): Registry | null =>
  registry && { ...registry, ...changes };

/** Adds or removes an origin that may serve remotes, in the registry and in the security policy of every page. */
export const allowOrigin = async (origin: string, text: string, isAllowed: boolean): Promise<string> => {
  const subject = parseOrigin(text);
  await changeOrigin({ origin }, (state) => {
    if (!state.registry) throw new Error('Release the shell first: there is no registry yet.');
    const others = state.registry.allowedOrigins.filter((allowed) => allowed !== subject);
    if (isAllowed === others.length < state.registry.allowedOrigins.length) return { ...state, audit: [] };
    return {
      ...state,
      registry: touch(state.registry, { allowedOrigins: isAllowed ? [...others, subject] : others }),
      audit: [{ action: isAllowed ? 'allow' : 'disallow', subject }],
    };
  });
  return subject;
};

const describe = (changes: Partial<Deployment>): AuditEntry => ({
  action: 'settings',
  subject: Object.keys(changes).join(', '),
  reason: JSON.stringify(changes),
});

const isPublicKey = (key: string): boolean => /^[A-Za-z0-9+/]{59}=$/.test(key);

/** Changes settings of the deployment; pages are rebuilt with them, and a changed key signs the registry anew. */
export const changeSettings = async (origin: string, changes: Partial<Deployment>): Promise<void> => {
  const wrong = changes.registryKeys?.find((key) => !isPublicKey(key));
  if (wrong !== undefined) throw new Error(`"${wrong}" is not an Ed25519 public key (base64 SPKI).`);
  await changeOrigin({ origin, settings: changes }, (state) => ({
    ...state,
    registry: touch(state.registry),
    audit: Object.keys(changes).length > 0 ? [describe(changes)] : [],
  }));
};

/** Keys after one is added or removed. The last key stays: signing cannot be dropped. */
export const changeKeys = (origin: string, { add, remove }: { add?: string; remove?: string }): string[] => {
  const { registryKeys } = requireDeployment(origin);
  const added = add && !registryKeys.includes(add) ? [add, ...registryKeys] : registryKeys;
  const left = added.filter((key) => key !== remove);
  if (registryKeys.length > 0 && left.length === 0)
    throw new Error('The last key cannot be removed: a signed registry stays signed. Add the new key first.');
  return left;
};
