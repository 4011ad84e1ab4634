import { html, type Html } from '../../pages/html.ts';
import type { PageOptions } from '../../pages/page.ts';
import { reportStyle } from './report.style.ts';
import type { ReportFigure, ReportView } from './reportView.model.ts';

const none = html``;

/** A link when the address is one of the web; other schemes stay text. */
const renderLink = (url: string | null, text: string): Html =>
  url && /^https?:\/\//i.test(url)
    ? html`<a href="${url}" rel="noreferrer noopener">${text}</a>`
    : html`${text}`;

const renderNote = (note: string | null): Html => (note ? html`<p class="soft">${note}</p>` : none);

const renderFigure = ({ label, value, note }: ReportFigure): Html =>
  html`<div>
    <dt>${label}</dt>
    <dd><strong>${value}</strong><span class="soft">${note}</span></dd>
  </div>`;

const renderPages = ({ pages, pagesNote }: ReportView): Html =>
  html`<section aria-labelledby="pages">
    <h2 id="pages">Best pages</h2>
    ${
      pages.length === 0
        ? none
        : html`<div class="scroll" role="region" aria-labelledby="pages" tabindex="0">
            <table>
              <thead>
                <tr>
                  <th scope="col">Page</th>
                  <th scope="col" class="number">Clicks</th>
                  <th scope="col" class="number">Change</th>
                  <th scope="col" class="number">Impressions</th>
                  <th scope="col" class="number">Position</th>
                </tr>
              </thead>
              <tbody>
                ${pages.map(
                  ({ url, title, clicks, change, impressions, position }) =>
                    html`<tr>
                      <th scope="row">${renderLink(url, title)}</th>
                      <td class="number">${clicks}</td>
                      <td class="number">${change}</td>
                      <td class="number">${impressions}</td>
                      <td class="number">${position}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
    }
    ${renderNote(pagesNote)}
  </section>`;

const renderPublished = ({ published, publishedNote }: ReportView): Html =>
  html`<section aria-labelledby="published">
    <h2 id="published">Published</h2>
    ${
      published.length === 0
        ? none
        : html`<ul>
            ${published.map(
              ({ title, url, day }) =>
                html`<li>${renderLink(url, title)} <span class="soft">${day}</span></li>`,
            )}
          </ul>`
    }
    ${renderNote(publishedNote)}
  </section>`;

const renderFindings = ({ findings, findingsNote }: ReportView): Html =>
  html`<section aria-labelledby="findings">
    <h2 id="findings">What stands out</h2>
    ${
      findings.length === 0
        ? none
        : html`<ul>
            ${findings.map(
              ({ label, text, url }) =>
                html`<li>
                  <strong>${label}:</strong> ${text} <span class="soft">${renderLink(url, url)}</span>
                </li>`,
            )}
          </ul>`
    }
    ${renderNote(findingsNote)}
  </section>`;

const renderHead = ({ heading, companyName, opening }: ReportView, logo: string | null): Html =>
  html`<header>
    ${logo ? html`<img src="${logo}" alt="${companyName ? '' : 'Logo'}" />` : none}
    ${companyName ? html`<p class="company">${companyName}</p>` : none}
    <h1>${heading}</h1>
    ${opening.map((text) => html`<p class="opening">${text}</p>`)}
  </header>`;

/** A report as anyone with its link reads it. `logo` is a data URL. */
export const renderReportPage = (
  view: ReportView,
  { logo, pdfUrl }: { logo: string | null; pdfUrl: string },
): PageOptions => ({
  title: view.companyName ? `${view.heading}, ${view.companyName}` : view.heading,
  style: reportStyle,
  hasDataImages: true,
  body: html`<main class="report ${view.accent}">
    ${renderHead(view, logo)}
    <dl>${view.figures.map(renderFigure)}</dl>
    ${renderPages(view)} ${renderPublished(view)} ${renderFindings(view)}
    <p class="download"><a href="${pdfUrl}" download>Download PDF</a></p>
    <footer class="soft">${view.notes.map((note) => html`<p>${note}</p>`)}</footer>
  </main>`,
});

/** The same for wrong, revoked and expired links. */
export const renderMissingPage = (): PageOptions => ({
  title: 'Nothing here',
  status: 404,
  body: html`<main>
    <h1>This link does not work</h1>
    <p>It may have expired or been revoked. Ask whoever sent it for a new one.</p>
  </main>`,
});
