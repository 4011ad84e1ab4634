import { defineEndpoint, type Endpoint } from '../http.ts';
import type { reportsSchemas } from './reports.schemas.ts';

export const getReportSettings: Endpoint<typeof reportsSchemas.getReportSettings> = defineEndpoint({
  id: 'getReportSettings',
  method: 'GET',
  path: '/api/auth/reports/settings',
  access: 'plan',
  documented: false,
});

export const updateReportSettings: Endpoint<typeof reportsSchemas.updateReportSettings> = defineEndpoint({
  id: 'updateReportSettings',
  method: 'PUT',
  path: '/api/auth/reports/settings',
  access: 'plan',
  verified: true,
  stores: true,
  documented: false,
});

export const uploadReportLogo: Endpoint<typeof reportsSchemas.uploadReportLogo> = defineEndpoint({
  id: 'uploadReportLogo',
  method: 'POST',
  path: '/api/auth/reports/logo',
  access: 'plan',
  stores: true,
  documented: false,
});

export const deleteReportLogo: Endpoint<typeof reportsSchemas.deleteReportLogo> = defineEndpoint({
  id: 'deleteReportLogo',
  method: 'DELETE',
  path: '/api/auth/reports/logo',
  documented: false,
});

export const listReports: Endpoint<typeof reportsSchemas.listReports> = defineEndpoint({
  id: 'listReports',
  method: 'GET',
  path: '/api/auth/reports',
  access: 'plan',
  documented: false,
});

export const createReport: Endpoint<typeof reportsSchemas.createReport> = defineEndpoint({
  id: 'createReport',
  method: 'POST',
  path: '/api/auth/reports',
  access: 'plan',
  stores: true,
  documented: false,
});

export const createReportLink: Endpoint<typeof reportsSchemas.createReportLink> = defineEndpoint({
  id: 'createReportLink',
  method: 'POST',
  path: '/api/auth/reports/:id/links',
  verified: true,
  access: 'plan',
  documented: false,
});

export const revokeReportLinks: Endpoint<typeof reportsSchemas.revokeReportLinks> = defineEndpoint({
  id: 'revokeReportLinks',
  method: 'DELETE',
  path: '/api/auth/reports/:id/links',
  documented: false,
});

export const mailReport: Endpoint<typeof reportsSchemas.mailReport> = defineEndpoint({
  id: 'mailReport',
  method: 'POST',
  path: '/api/auth/reports/:id/mails',
  access: 'plan',
  verified: true,
  documented: false,
});
