import {
  createReport,
  createReportLink,
  deleteReportLogo,
  getReportSettings,
  listReports,
  mailReport,
  reportLimits,
  revokeReportLinks,
  updateReportSettings,
  uploadReportLogo,
} from '@rankwright/contracts/reports';
import { getOwner } from '../../http/caller.ts';
import { ok } from '../../http/ok.ts';
import { readUpload } from '../../http/readUpload.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import * as logo from './logo.service.ts';
import * as service from './report.service.ts';
import * as links from './reportLink.service.ts';
import * as mails from './reportMail.service.ts';
import * as settings from './reportSettings.service.ts';
import { registerReportPages } from './reportPages.routes.ts';

const registerSettings: Register = (app, deps) => {
  route(app, getReportSettings, async ({ session: { userId } }) => ({
    ...ok,
    ...(await settings.getReportSettings(deps, userId)),
  }));
  route(app, updateReportSettings, async ({ session, body, request }) => ({
    ...ok,
    ...(await settings.updateReportSettings(deps, getOwner(session, request), body)),
  }));
  route(app, uploadReportLogo, async ({ session: { userId }, request }) => {
    const limit = {
      maxBytes: reportLimits.logoBytes,
      missing: 'LOGO_TYPE',
      tooLarge: 'LOGO_TOO_LARGE',
    } as const;
    await logo.uploadReportLogo(deps, userId, await readUpload(request, limit));
    return { ...ok, ...(await settings.getReportSettings(deps, userId)) };
  });
  route(app, deleteReportLogo, async ({ session: { userId } }) => {
    await logo.deleteReportLogo(deps, userId);
    return { ...ok, ...(await settings.getReportSettings(deps, userId)) };
  });
};

const registerLinks: Register = (app, deps) => {
  route(app, createReportLink, async ({ session: { userId }, params, body }) => {
    const report = await links.requireReport(deps.db, userId, params.id);
    const { url, endsAt } = await links.createLink(deps, report, body.purpose);
    return {
      ...ok,
      report: await service.readReport(deps, userId, params.id),
      url,
      endsAt: endsAt.toISOString(),
    };
  });
  route(app, revokeReportLinks, async ({ session: { userId }, params }) => {
    await links.revokeLinks(deps, userId, params.id);
    return { ...ok, report: await service.readReport(deps, userId, params.id) };
  });
};

/** The endpoints of the monthly reports, and their public pages. */
export const registerReports: Register = (app, deps) => {
  registerSettings(app, deps);
  registerLinks(app, deps);
  registerReportPages(app, deps);
  route(app, listReports, async ({ session }) => ({
    ...ok,
    ...(await service.listReports(deps, session.userId)),
  }));
  route(app, createReport, async ({ session: { userId }, body }) => {
    const { id } = await service.createReport(deps, userId, body.month);
    return { ...ok, report: await service.readReport(deps, userId, id) };
  });
  route(app, mailReport, async ({ session: { userId }, params }) => {
    await mails.mailReport(deps, userId, params.id);
    return { ...ok, report: await service.readReport(deps, userId, params.id) };
  });
};
