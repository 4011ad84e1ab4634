import type { Outbound } from '../port/outbound.ts';
import { PlatformError } from '../port/platform.ts';
import { LoginFailedError, createInvalidCredentialsError } from './loginErrors.ts';
import type { WordpressAccess } from './wordpressClient.ts';

const createHeaderRemovedError = (): PlatformError =>
  new PlatformError(
    'permanent',
    'The password is correct, but your host removes the Authorization header. Ask your host to allow the header, or use HTTPS.',
    'reconnect',
  );

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const buildXmlRpcRequest = ({ username, applicationPassword }: WordpressAccess): string => {
  const params = [username, applicationPassword].map(
    (value) => `<param><value><string>${escapeXml(value)}</string></value></param>`,
  );
  return `<?xml version="1.0"?><methodCall><methodName>wp.getUsersBlogs</methodName><params>${params.join('')}</params></methodCall>`;
};

/**
 * Tests the password by XML-RPC, which sends it in the body and so works if the host removes headers. Null if
 * XML-RPC is disabled.
 */
const canSignInByXmlRpc = async (outbound: Outbound, access: WordpressAccess): Promise<boolean | null> => {
  const root = new URL(access.root);
  root.search = '';
  const address = new URL('xmlrpc.php', root.href.replace(/(index\.php|wp-json)\/?$/, ''));
  try {
    const response = await outbound.fetch(address, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'text/xml' },
      body: buildXmlRpcRequest(access),
    });
    const text = await response.text();
    if (text.includes('<name>blogid</name>')) return true;
    return text.includes('<fault>') && text.includes('<int>403</int>') ? false : null;
  } catch {
    return null;
  }
};

/** Replaces a `LoginFailedError` with the actual cause, wrong password or removed header, if XML-RPC can tell. */
export const explainLoginError = async (
  outbound: Outbound,
  access: WordpressAccess,
  error: unknown,
): Promise<unknown> => {
  if (!(error instanceof LoginFailedError)) return error;
  const isPasswordCorrect = await canSignInByXmlRpc(outbound, access);
  if (isPasswordCorrect === null) return error;
  return isPasswordCorrect ? createHeaderRemovedError() : createInvalidCredentialsError();
};
