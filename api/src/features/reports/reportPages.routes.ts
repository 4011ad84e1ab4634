import formbody from '@fastify/formbody';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ReportRow } from '../../database/schema/reports.ts';
import type { Deps } from '../../deps.ts';
import { enforceLimit } from '../../http/enforceLimit.ts';
import { hashToken } from '../../identity/hashToken.ts';
import { sendPage } from '../../pages/page.ts';
import { parseUntrusted } from '../../parsing/parseUntrusted.ts';
import type { Register } from '../register.ts';
import { readLogo, toDataUrl } from './logo.service.ts';
import { renderMissingPage, renderReportPage } from './report.page.ts';
import { openLink, reportsPath } from './reportLink.service.ts';
import { findMailByStopToken } from './reportMail.repository.ts';
import { findSettings } from './reportSettings.repository.ts';
import { stopRecipient } from './reportSettings.service.ts';
import { describeReport } from './reportView.model.ts';
import { renderStoppedPage, renderStopPage } from './stop.page.ts';

/** Of one report; printing one takes about half a second of a thread. */
const pdfsPerMinute = 20;

const tokenParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

/** The token of an address; undefined when it cannot be one. */
const readToken = (params: unknown): string | undefined => tokenParams.safeParse(params).data?.token;

const readContent = async (deps: Deps, { ownerId, snapshot }: ReportRow) => ({
  view: describeReport(snapshot),
  logo: await readLogo(deps, (await findSettings(deps.db, ownerId))?.logoKey ?? null),
});

const sendPrivatePage = (reply: FastifyReply, page: Parameters<typeof sendPage>[1]): FastifyReply =>
  sendPage(reply.header('x-robots-tag', 'noindex, nofollow'), page);

/** The pages that a link opens without an account. They answer the same for a wrong, a revoked and an expired token. */
export const registerReportPages: Register = (app, deps) => {
  const { db } = deps;
  void app.register(async (pages) => {
    await pages.register(formbody);
    pages.addHook('onRequest', (request) => app.guards.limit('anonymous', request.ip));
    pages.get(`${reportsPath}:token`, async (request, reply) => {
      const token = readToken(request.params);
      const report = token && (await openLink(deps, token));
      if (!report) return sendPrivatePage(reply, renderMissingPage());
      const { view, logo } = await readContent(deps, report);
      const page = renderReportPage(view, { logo: toDataUrl(logo), pdfUrl: `${token}/report.pdf` });
      return sendPrivatePage(reply, page);
    });
    pages.get(`${reportsPath}:token/report.pdf`, async (request, reply) => {
      const token = readToken(request.params);
      const report = token && (await openLink(deps, token));
      if (!report) return sendPrivatePage(reply, renderMissingPage());
      await enforceLimit(deps, { key: `report-pdf:${report.id}`, max: pdfsPerMinute, windowMs: 60_000 });
      const pdf = await parseUntrusted('printReport', await readContent(deps, report));
      return reply
        .header('x-robots-tag', 'noindex, nofollow')
        .header('content-disposition', `attachment; filename="report-${report.month}.pdf"`)
        .type('application/pdf')
        .send(Buffer.from(pdf));
    });
    pages.get(`${reportsPath}stop/:token`, async (request, reply) => {
      const token = readToken(request.params);
      const mail = token && (await findMailByStopToken(db, hashToken(token)));
      return sendPrivatePage(reply, mail ? renderStopPage(mail.recipient) : renderMissingPage());
    });
    pages.post(`${reportsPath}stop/:token`, async (request, reply) => {
      const token = readToken(request.params);
      const mail = token && (await findMailByStopToken(db, hashToken(token)));
      if (!mail) return sendPrivatePage(reply, renderMissingPage());
      await stopRecipient(deps, mail.ownerId, mail.recipient);
      return sendPrivatePage(reply, renderStoppedPage(mail.recipient));
    });
  });
};
