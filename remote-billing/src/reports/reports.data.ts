import {
  createReport,
  createReportLink,
  deleteReportLogo,
  getReportSettings,
  listReports,
  mailReport,
  revokeReportLinks,
  updateReportSettings,
  uploadReportLogo,
  type ReportSettings,
} from '@rankwright/contracts/reports';
import { callApi, endpointQuery, uploadFile } from '@rankwright/sdk/api';

export const reportsQuery = endpointQuery(listReports);

export const reportSettingsQuery = endpointQuery(getReportSettings);

export const requestCreateReport = (month: string) => callApi(createReport, { body: { month } });

/** A link for others; it is shown once. */
export const requestPrivateLink = (id: string) =>
  callApi(createReportLink, { params: { id }, body: { purpose: 'share' } });

/** The URL at which the owner reads the report within the next minutes. */
export const requestViewUrl = async (id: string): Promise<string> =>
  (await callApi(createReportLink, { params: { id }, body: { purpose: 'view' } })).url;

export const requestRevokeLinks = (id: string) => callApi(revokeReportLinks, { params: { id } });

export const requestMailReport = (id: string) => callApi(mailReport, { params: { id } });

export const requestSaveSettings = (body: ReportSettings) => callApi(updateReportSettings, { body });

export const requestUploadLogo = (file: File, onProgress: (fraction: number) => void) =>
  uploadFile(uploadReportLogo, file, file.name, onProgress);

export const requestDeleteLogo = () => callApi(deleteReportLogo);
