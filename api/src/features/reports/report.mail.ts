import type { Message } from '../../mail/mail.ts';
import { html, type Html } from '../../pages/html.ts';
import type { ReportFigure, ReportView } from './reportView.model.ts';

interface ReportMailInput {
  to: string;
  view: ReportView;
  reportUrl: string;
  stopUrl: string;
  /** The day on which the link ends, as people read it. */
  endsOn: string;
}

const formatFigure = ({ label, value, note }: ReportFigure): string => `${label}: ${value} (${note})`;

const createFooter = ({ to, view, endsOn }: ReportMailInput): string =>
  `${view.companyName || 'The owner of a Rankwright account'} added ${to} to the recipients of this report. ` +
  `The link works until ${endsOn}; anyone who has it can read the report.`;

const createText = (input: ReportMailInput): string => {
  const { view, reportUrl, stopUrl } = input;
  return [
    view.heading,
    ...view.opening,
    view.figures.map(formatFigure).join('\n'),
    `Open the report:\n${reportUrl}`,
    createFooter(input),
    `Stop these emails:\n${stopUrl}`,
  ].join('\n\n');
};

const renderFigure = ({ label, value, note }: ReportFigure): Html =>
  html`<tr>
    <td style="padding:6px 16px 6px 0">${label}</td>
    <td style="padding:6px 16px 6px 0"><strong>${value}</strong></td>
    <td style="padding:6px 0">${note}</td>
  </tr>`;

const createHtml = (input: ReportMailInput): string => {
  const { view, reportUrl, stopUrl } = input;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${view.heading}</title>
      </head>
      <body style="margin:0;padding:24px;font:16px/1.5 sans-serif">
        <p>${view.companyName}</p>
        <h1 style="font-size:24px">${view.heading}</h1>
        ${view.opening.map((text) => html`<p style="white-space:pre-line">${text}</p>`)}
        <table style="border-collapse:collapse">
          ${view.figures.map(renderFigure)}
        </table>
        <p><a href="${reportUrl}">Open the report</a></p>
        <p>${createFooter(input)} <a href="${stopUrl}">Stop these emails</a></p>
      </body>
    </html>`.html;
};

/** The mail that carries the link to a report. */
export const createReportMail = (input: ReportMailInput): Message => {
  const { to, view, stopUrl } = input;
  return {
    to,
    kind: 'report',
    subject: view.companyName ? `${view.companyName}: ${view.heading}` : view.heading,
    text: createText(input),
    html: createHtml(input),
    unsubscribeUrl: stopUrl,
  };
};
