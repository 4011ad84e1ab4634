import type { Outbound } from '../../outbound/outbound.ts';
import { PlatformError } from '../platform.ts';
import { LoginUnseenError, wrongCredentials } from './refusedLogin.ts';
import type { WordpressAccess } from './wordpressClient.ts';

const headerRemoved = (): PlatformError =>
  new PlatformError(
    'permanent',
    'The password is right, but the site did not see it: your host removes the Authorization header. Ask it to pass the header on, or use https.',
    'reconnect',
  );

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const question = ({ username, applicationPassword }: WordpressAccess): string => {
  const params = [username, applicationPassword].map(
    (value) => `<param><value><string>${escaped(value)}</string></value></param>`,
  );
  return `<?xml version="1.0"?><methodCall><methodName>wp.getUsersBlogs</methodName><params>${params.join('')}</params></methodCall>`;
};

/** XML-RPC takes the login in its text, past any host that removes headers; many sites have it switched off. */
const signsInByText = async (outbound: Outbound, access: WordpressAccess): Promise<boolean | null> => {
  const root = new URL(access.root);
  root.search = '';
  const address = new URL('xmlrpc.php', root.href.replace(/(index\.php|wp-json)\/?$/, ''));
  try {
    const response = await outbound.fetch(address, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'text/xml' },
      body: question(access),
    });
    const text = await response.text();
    if (text.includes('<name>blogid</name>')) return true;
    return text.includes('<fault>') && text.includes('<int>403</int>') ? false : null;
  } catch {
    return null;
  }
};

/** Finds out which of the two it was, where that can be found out. */
export const explainLogin = async (
  outbound: Outbound,
  access: WordpressAccess,
  error: unknown,
): Promise<unknown> => {
  if (!(error instanceof LoginUnseenError)) return error;
  const signsIn = await signsInByText(outbound, access);
  if (signsIn === null) return error;
  return signsIn ? headerRemoved() : wrongCredentials();
};
