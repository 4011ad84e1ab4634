import type { Env } from '../env.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { createSearchConsole } from './searchConsole.ts';
import type { SearchData } from './searchData.ts';

/** Null: this deployment has no client ID at Google. */
export const openSearchData = (env: Env, outbound: Outbound): SearchData | null =>
  env.SEARCH_CONSOLE_CLIENT_ID && env.SEARCH_CONSOLE_CLIENT_SECRET
    ? createSearchConsole(outbound, {
        clientId: env.SEARCH_CONSOLE_CLIENT_ID,
        clientSecret: env.SEARCH_CONSOLE_CLIENT_SECRET,
        authUrl: env.SEARCH_CONSOLE_AUTH_URL,
        tokenUrl: env.SEARCH_CONSOLE_TOKEN_URL,
        apiUrl: env.SEARCH_CONSOLE_API_URL,
      })
    : null;
