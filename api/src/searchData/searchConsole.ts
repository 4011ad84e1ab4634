import { z } from 'zod';
import type { Outbound } from '../outbound/outbound.ts';
import { createQueryFilters } from './queryFilters.ts';
import { requestGoogle } from './requestGoogle.ts';
import {
  SearchDataError,
  type SearchAccount,
  type SearchData,
  type SearchQuery,
  type SearchRow,
} from './searchData.ts';

export interface SearchConsoleSettings {
  clientId: string;
  clientSecret: string;
  authUrl: string;
  tokenUrl: string;
  apiUrl: string;
}

const scope = 'https://www.googleapis.com/auth/webmasters.readonly';
/** Google allows 25,000; so many rows would be more bytes and more JSON values than a stranger's answer may have. */
const rowLimit = 5_000;
/** An access token is used no longer than this before its end. */
const tokenMarginMs = 60_000;

const tokenReply = z.object({
  access_token: z.string().min(1),
  expires_in: z.number(),
  refresh_token: z.string().optional(),
});
const sitesReply = z.object({
  siteEntry: z.array(z.object({ siteUrl: z.string(), permissionLevel: z.string() })).default([]),
});
/** Without results the answer has no `rows` at all. */
const queryReply = z.object({
  rows: z
    .array(
      z.object({
        keys: z.array(z.string()),
        clicks: z.number(),
        impressions: z.number(),
        position: z.number(),
      }),
    )
    .default([]),
});

const requestToken = (outbound: Outbound, settings: SearchConsoleSettings, form: Record<string, string>) =>
  requestGoogle(outbound, new URL('/token', settings.tokenUrl), {
    schema: tokenReply,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
      ...form,
    }).toString(),
  });

/** Returns a function that gives a valid access token, and asks for a new one when the last has ended. */
const createAccessToken = (outbound: Outbound, settings: SearchConsoleSettings, refreshToken: string) => {
  let token: { value: string; endsAt: number } | null = null;
  return async (): Promise<string> => {
    if (token && token.endsAt > performance.now()) return token.value;
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
    const reply = await requestToken(outbound, settings, form);
    token = {
      value: reply.access_token,
      endsAt: performance.now() + reply.expires_in * 1_000 - tokenMarginMs,
    };
    return token.value;
  };
};

const openAccount = (
  outbound: Outbound,
  settings: SearchConsoleSettings,
  refreshToken: string,
): SearchAccount => {
  const getAccessToken = createAccessToken(outbound, settings, refreshToken);
  const request = async <T>(path: string, schema: z.ZodType<T>, body?: unknown): Promise<T> =>
    requestGoogle(outbound, new URL(path, settings.apiUrl), {
      schema,
      headers: { authorization: `Bearer ${await getAccessToken()}`, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
  const queryPage = async (
    { property, onlyFinal, ...query }: Omit<SearchQuery, 'queries'>,
    startRow: number,
  ) => {
    const path = `/webmasters/v3/sites/${encodeURIComponent(property)}/searchAnalytics/query`;
    const dataState = onlyFinal ? 'final' : 'all';
    return (await request(path, queryReply, { ...query, type: 'web', dataState, rowLimit, startRow })).rows;
  };
  const queryAll = async (query: Omit<SearchQuery, 'queries'>): Promise<SearchRow[]> => {
    const rows: SearchRow[] = [];
    for (;;) {
      const page = await queryPage(query, rows.length);
      rows.push(...page);
      if (page.length < rowLimit) return rows;
    }
  };
  return {
    listProperties: async () =>
      (await request('/webmasters/v3/sites', sitesReply)).siteEntry
        .filter(({ permissionLevel }) => permissionLevel !== 'siteUnverifiedUser')
        .map(({ siteUrl, permissionLevel }) => ({ property: siteUrl, permission: permissionLevel })),
    query: async ({ queries, ...query }) => {
      if (!queries) return queryAll(query);
      const rows: SearchRow[] = [];
      for (const filter of createQueryFilters(queries))
        rows.push(...(await queryAll({ ...query, ...filter })));
      return rows;
    },
  };
};

/** Google Search Console by OAuth, with the deployment's own client ID. */
export const createSearchConsole = (outbound: Outbound, settings: SearchConsoleSettings): SearchData => ({
  buildConsentUrl: (redirectUri, state) => {
    const url = new URL('/o/oauth2/v2/auth', settings.authUrl);
    // Without `prompt`, Google gives a refresh token the first time only.
    const query = { access_type: 'offline', prompt: 'consent', response_type: 'code', scope, state };
    const all = { client_id: settings.clientId, redirect_uri: redirectUri, ...query };
    for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
    return url.href;
  },
  exchangeCode: async (code, redirectUri) => {
    const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
    const { refresh_token: refreshToken } = await requestToken(outbound, settings, form);
    if (!refreshToken)
      throw new SearchDataError('reconnect', 'Google did not grant lasting access. Connect again.');
    return refreshToken;
  },
  openAccount: (refreshToken) => openAccount(outbound, settings, refreshToken),
});
