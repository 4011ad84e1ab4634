import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createArticle } from '@rankwright/contracts/articles';
import { publishArticle } from '@rankwright/contracts/articlePublishing';
import { paths } from '@rankwright/contracts/paths';
import type { Attribute } from '@rankwright/contracts/telemetry';
import { confirmPublish } from './confirmPublish.ts';
import { connectWordpressCom } from '../product/connectPlatforms.ts';
import { createMember, createStorageState, type Member } from '../product/member.ts';
import { startCollector, type CollectedSpan, type Collector } from '../product/startCollector.ts';
import { startFakes, type Fakes } from '../product/startFakes.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';

const maxScriptBytes = 3_072;
const shellBuild = path.resolve(import.meta.dirname, '../../shell/dist/shell.json');

let fakes: Fakes;
let collector: Collector;
let product: Product;
let member: Member;
test.beforeAll(async () => {
  fakes = await startFakes();
  collector = await startCollector();
  product = await startProduct({
    ...fakes.env,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: '0',
    TELEMETRY_PERCENT: '100',
  });
  member = await createMember(product.url);
  await connectWordpressCom(member);
});
test.afterAll(async () => {
  await product.stop();
  collector.stop();
  fakes.stop();
});

const publish = async (page: Page, title: string): Promise<void> => {
  const { article } = await member.send(createArticle, {
    body: { title, content: `## ${title}\n\nCut in late winter.` },
  });
  await page.goto(`${product.url}${paths.article(article.id)}`);
  await page.getByRole('button', { name: 'Publish to WordPress' }).click();
  await confirmPublish(page, 'Publish to 1 site');
  const publications = page.getByRole('list', { name: 'Publications' });
  await expect(publications.getByText('Live', { exact: true })).toBeVisible();
};

const readText = (attributes: readonly Attribute[], key: string): string => {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value && 'stringValue' in value ? value.stringValue : '';
};
const isFromBrowser = ({ service }: CollectedSpan): boolean => service === 'rankwright-browser';
const namesRemote = ({ attributes }: CollectedSpan): boolean =>
  ['remote', 'version', 'owner'].every((name) => readText(attributes, `rankwright.${name}`) !== '');

test('one trace goes from the click on Publish through API and worker to the platform; spans name remote, version and owner', async ({
  browser,
}) => {
  const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
  const page = await context.newPage();
  await publish(page, 'Traced roses');
  // Leaving the page sends what it has.
  await page.goto('about:blank');
  const route = `POST ${publishArticle.path}`;
  const findClick = () => collector.spans.find((span) => isFromBrowser(span) && span.name === route);
  await expect.poll(() => findClick()?.traceId ?? '').toMatch(/^[0-9a-f]{32}$/);
  const click = findClick();
  const listNames = () =>
    collector.spans
      .filter((span) => span.traceId === click?.traceId && !isFromBrowser(span))
      .map(({ name }) => name);
  await expect
    .poll(listNames)
    .toEqual(expect.arrayContaining([route, 'job retry-publication', 'send publication', 'outbound POST']));
  const sent = await fakes.listTraces('wordpress-com');
  expect(
    sent.filter(
      ({ method, traceparent }) => method === 'POST' && traceparent?.includes(click?.traceId ?? '-'),
    ),
  ).not.toEqual([]);

  await expect
    .poll(() => collector.logs.map(({ attributes }) => readText(attributes, 'web_vital.name')))
    .toContain('LCP');
  const spans = collector.spans.filter(isFromBrowser);
  for (const name of ['remote.entry', 'remote.expose', 'remote.mount'])
    expect(spans.map((span) => span.name)).toContain(name);
  expect(spans.filter(namesRemote).length / spans.length).toBeGreaterThanOrEqual(0.99);
  const everything = JSON.stringify([collector.spans, collector.logs]);
  for (const personal of [member.email, 'Ada', 'Traced roses', member.token])
    expect(everything).not.toContain(personal);
  await context.close();
});

test('a collector that never answers changes nothing for the person who publishes', async ({ browser }) => {
  collector.hang();
  const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
  const page = await context.newPage();
  await publish(page, 'Roses without a collector');
  await context.close();
});

test('the script that reports has at most 3 KB', () => {
  const { files } = JSON.parse(readFileSync(shellBuild, 'utf8')) as {
    files: Record<string, { brotli: number }>;
  };
  const sizes = Object.entries(files)
    .filter(([name]) => name.startsWith('telemetry.'))
    .map(([, { brotli }]) => brotli);
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThanOrEqual(maxScriptBytes);
});
