import { getOriginDirectory } from '../../origin/paths.ts';
import { createToken, readTokens, revokeToken } from '../../service/tokens.ts';
import { defineCommand } from '../../process/defineCommand.ts';

const printTokens = (origin: string): void => {
  for (const { id, remote, label, createdAt, revokedAt } of readTokens(origin))
    console.log(
      [id, remote, label, createdAt, revokedAt && `revoked ${revokedAt}`].filter(Boolean).join('  '),
    );
};

/** `token create <remote> [--label <who>]`, `token list`, `token revoke <id>` */
export const token = defineCommand(
  { label: { type: 'string' } },
  async ([action, subject = ''], { label }) => {
    const origin = getOriginDirectory();
    if (action === 'create') {
      console.log(await createToken(origin, subject, label ?? `Team ${subject}`));
      console.error('This is shown once. The team sets it as RANKWRIGHT_TOKEN.');
    } else if (action === 'revoke') {
      await revokeToken(origin, subject);
      console.log(`Token ${subject} is revoked.`);
    } else if (action === 'list') printTokens(origin);
    else throw new Error('Missing action: npm run remote -- token <create | list | revoke>');
    return 0;
  },
);
