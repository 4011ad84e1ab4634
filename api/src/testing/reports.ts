import {
  createReport,
  createReportLink,
  defaultReportSettings,
  listReports,
  updateReportSettings,
  type Report,
  type ReportSettings,
} from '@rankwright/contracts/reports';
import type { Endpoint } from '@rankwright/contracts/http';
import { articles } from '../database/schema/articles.ts';
import { updateAccount } from '../features/auth/account.service.ts';
import { signUpWithPlan } from './accounts.ts';
import type { TestRequest } from './apiCall.ts';
import type { TestApi } from './startTestApi.ts';

/** A logo of 2 × 2 pixels. */
export const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGNQCT8KRAwQCgAgigUBdQ9FcgAAAABJRU5ErkJggg==',
  'base64',
);

/** A new account in this zone, with the calls of its reports. */
export const createReportAccount = async (api: TestApi, email: string, timeZone = 'UTC') => {
  const { token, userId } = await signUpWithPlan(api, email);
  await updateAccount(api.deps.db, userId, { timeZone });
  const send = (endpoint: Endpoint, request: TestRequest = {}) => api.call(endpoint, { token, ...request });
  return {
    ...{ token, userId, send },
    save: (change: Partial<ReportSettings> = {}) =>
      send(updateReportSettings, {
        body: { ...defaultReportSettings, companyName: 'Acme & Sons', ...change },
      }),
    create: async (month: string) => (await send(createReport, { body: { month } })).body.report as Report,
    list: async () =>
      (await send(listReports)).body as unknown as { reports: Report[]; nextMonth: string | null },
    /** The path of a new private link. */
    link: async (id: string, purpose: 'share' | 'view' = 'share'): Promise<string> => {
      const { body } = await send(createReportLink, { params: { id }, body: { purpose } });
      return new URL(String(body.url)).pathname;
    },
    publish: async (title: string, publishedAt: string) => {
      const provenance = {
        writer: 'person' as const,
        model: null,
        promptVersion: null,
        durationMs: null,
        request: null,
      };
      await api.deps.db
        .insert(articles)
        .values({ ownerId: userId, title, content: 'x', provenance, publishedAt: new Date(publishedAt) });
    },
  };
};
export type ReportAccount = Awaited<ReturnType<typeof createReportAccount>>;

/** Uploads the bytes as the logo. */
export const uploadLogo = (api: TestApi, endpoint: Endpoint, token: string, bytes: Uint8Array) => {
  const boundary = 'report-logo';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="logo.png"\r\ncontent-type: image/png\r\n\r\n`;
  return api.app.inject({
    method: 'POST',
    url: endpoint.path,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
};
