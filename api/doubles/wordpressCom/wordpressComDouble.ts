import { startDouble, type Double, type DoubleOptions } from '../shared/double.ts';
import { registerOAuth } from './oauth.ts';
import { registerSites } from './sites.ts';
import { switches, type WordpressComSwitches } from './wordpressCom.switches.ts';

export type WordpressComDouble = Double<WordpressComSwitches>;

/** The consent page, the token calls and the 1.1 REST API of WordPress.com. */
export const startWordpressComDouble = (options: DoubleOptions = {}): Promise<WordpressComDouble> =>
  startDouble(
    options,
    switches(),
    (status) => ({ error: status === 401 ? 'invalid_token' : `http_${status}`, message: `HTTP ${status}` }),
    (parts) => registerSites(parts, registerOAuth(parts)),
  );
