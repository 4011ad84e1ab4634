import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { html, type Html } from './html.ts';

const style = `
:root { color-scheme: light dark; --ink: #1b1916; --soft: #5f594f; --paper: #fff; --ground: #fbf9f4; --line: #ddd6c8;
  --accent: #c8371b; --warn: #7a5200; --warn-ground: #f9efd8; --bad: #9b1239; }
@media (prefers-color-scheme: dark) { :root { --ink: #f4efe6; --soft: #b3aa9b; --paper: #1f1c19; --ground: #171513;
  --line: #3a352e; --accent: #ff7a5c; --warn: #e9be68; --warn-ground: #33280f; --bad: #ff9db0; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--ground);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { width: 100%; min-width: 0; overflow-wrap: anywhere; max-width: 440px; background: var(--paper); border: 1px solid var(--line); border-radius: 16px;
  padding: 32px; }
main.wide { max-width: 760px; }
h1 { font: 500 1.75rem/1.2 Georgia, 'Times New Roman', serif; letter-spacing: -0.01em; margin: 0 0 8px; } h2 { font-size: 1.1rem; margin: 0 0 4px; }
p { margin: 0 0 16px; } .soft { color: var(--soft); }
.banner { margin: -32px -32px 24px; padding: 12px 32px; border-radius: 15px 15px 0 0; background: var(--warn-ground);
  color: var(--warn); font-weight: 600; }
.bad { color: var(--bad); font-weight: 600; }
dl { display: grid; grid-template-columns: 1fr auto; gap: 8px 16px; margin: 0 0 24px; padding: 16px 0;
  border-block: 1px solid var(--line); }
dt { color: var(--soft); } dd { margin: 0; font-weight: 600; text-align: right; }
label { display: block; margin-bottom: 16px; font-weight: 600; }
input { display: block; width: 100%; margin-top: 4px; padding: 12px; font: inherit; color: inherit;
  background: transparent; border: 1px solid var(--line); border-radius: 8px; }
button { display: block; width: 100%; min-height: 48px; margin-top: 12px; font: inherit; font-weight: 600;
  border-radius: 8px; border: 1px solid var(--line); background: transparent; color: inherit; cursor: pointer; }
button.main { background: var(--ink); border-color: var(--ink); color: var(--paper); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
article { border-top: 1px solid var(--line); padding: 16px 0; overflow-wrap: anywhere; } pre { white-space: pre-wrap; }
a { color: inherit; text-decoration-color: var(--accent); text-decoration-thickness: 2px; text-underline-offset: 3px; }`;

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface PageOptions {
  title: string;
  body: Html;
  /** Inline script, allowed by its hash in the content security policy. */
  script?: string;
  /** CSS of this page alone, after that of all pages. */
  style?: string;
  /** Whether images of the page are data URLs; others are never loaded. */
  hasDataImages?: boolean;
  status?: number;
}

const createPolicy = (styles: string, { script, hasDataImages }: PageOptions): string =>
  [
    "default-src 'none'",
    `style-src ${hashSource(styles)}`,
    `img-src ${hasDataImages ? 'data:' : "'none'"}`,
    `script-src ${script ? hashSource(script) : "'none'"}`,
    `connect-src ${script ? "'self'" : "'none'"}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** Sends an HTML page rendered by the server, with its content security policy. */
export const sendPage = (reply: FastifyReply, options: PageOptions): FastifyReply => {
  const { title, body, script, status = 200 } = options;
  const styles = style + (options.style ?? '');
  const raw = (text: string) => ({ html: text });
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(`<style>${styles}</style>`)}
      </head>
      <body>
        ${body}${script ? raw(`<script>${script}</script>`) : ''}
      </body>
    </html>`;
  return reply
    .code(status)
    .header('content-security-policy', createPolicy(styles, options))
    .type('text/html; charset=utf-8')
    .send(page.html);
};
