import type { Middleware } from '../gateway/createGateway.ts';
import { updatesPath } from '../webpack/hotParts.ts';

/** A released host cannot take single parts of a development build; its page loads again when a build is done. */
const source = (name: string): string => `let known;
new EventSource(${JSON.stringify(updatesPath(name))}).onmessage = ({ data }) => {
  if (!data.startsWith('{')) return;
  const { action, hash } = JSON.parse(data);
  if (action !== 'built' && action !== 'sync') return;
  if (known && known !== hash) location.reload();
  known = hash;
};
`;

export const reloadScript =
  (name: string): Middleware =>
  (request, response, next) => {
    if (request.url === '/@dev/reload.js')
      response.setHeader('content-type', 'text/javascript').end(source(name));
    else next();
  };
