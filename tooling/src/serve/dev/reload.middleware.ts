import type { Middleware } from '../gateway/createGateway.ts';
import { getUpdatesPath } from '../../build/webpack/hotReplacement.ts';

/**
 * A released host cannot hot-replace modules of a development build, so the page reloads after each build.
 */
const renderReloadScript = (name: string): string => `let known;
new EventSource(${JSON.stringify(getUpdatesPath(name))}).onmessage = ({ data }) => {
  if (!data.startsWith('{')) return;
  const { action, hash } = JSON.parse(data);
  if (action !== 'built' && action !== 'sync') return;
  if (known && known !== hash) location.reload();
  known = hash;
};
`;

export const serveReloadScript =
  (name: string): Middleware =>
  (request, response, next) => {
    if (request.url === '/@dev/reload.js')
      response.setHeader('content-type', 'text/javascript').end(renderReloadScript(name));
    else next();
  };
