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

/** A link for others, or one for its owner that works for minutes; it is shown once. */
export const requestCreateReportLink = (id: string, purpose: 'share' | 'view') =>
  callApi(createReportLink, { params: { id }, body: { purpose } });

export const requestRevokeReportLinks = (id: string) => callApi(revokeReportLinks, { params: { id } });

export const requestMailReport = (id: string) => callApi(mailReport, { params: { id } });

export const requestUpdateReportSettings = (body: ReportSettings) => callApi(updateReportSettings, { body });

export const requestUploadReportLogo = (file: File, onProgress: (fraction: number) => void) =>
  uploadFile(uploadReportLogo, file, file.name, onProgress);

export const requestDeleteReportLogo = () => callApi(deleteReportLogo);
