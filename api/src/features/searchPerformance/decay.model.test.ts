import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDecays } from './decay.model.ts';

const days = 480;

/** Clicks that alternate around a level, so that a page has some spread; `change` is a factor of each day. */
const createClicks = (level: number, shift: number, change: (day: number) => number = () => 1): number[] =>
  Array.from({ length: days }, (_, day) =>
    Math.round(level * change(day) * (1 + 0.1 * Math.sin(day * (1.7 + shift / 10) + shift))),
  );

const createSite = (count: number, change?: (day: number) => number) =>
  Array.from({ length: count }, (_, index) => ({
    page: `/steady-${index}`,
    clicks: createClicks(40 + index, index, change),
  }));

const fallBy =
  (loss: number) =>
  (day: number): number =>
    day >= days - 35 ? 1 - loss : 1;

test('finds a page that lost half of its clicks, with the interval of the fall', async () => {
  const fallen = { page: '/fallen', clicks: createClicks(50, 3, fallBy(0.5)) };
  const { findings, tested, unknown } = await findDecays([...createSite(30), fallen]);
  assert.deepEqual(
    findings.map(({ page }) => page),
    ['/fallen'],
  );
  assert.equal(tested, 31);
  assert.equal(unknown, null);
  const [finding] = findings;
  assert.ok(finding);
  const { fall, fallInterval, clicks, expectedClicks, pagesTested } = finding.evidence;
  assert.ok(fall > 0.45 && fall < 0.55, `fall ${fall}`);
  assert.ok(fallInterval.low < fall && fall < fallInterval.high);
  assert.ok(Math.abs(clicks / expectedClicks - (1 - fall)) < 0.01);
  assert.equal(pagesTested, 31);
});

test('finds a fall among pages whose clicks are the same every day', async () => {
  const steady = Array.from({ length: 12 }, (_, index) => ({
    page: `/steady-${index}`,
    clicks: Array.from({ length: days }, () => 10 + index),
  }));
  const fallen = { page: '/fallen', clicks: Array.from({ length: days }, (_, day) => 12 * fallBy(0.6)(day)) };
  const { findings } = await findDecays([...steady, fallen]);
  assert.deepEqual(
    findings.map(({ page }) => page),
    ['/fallen'],
  );
});

test('finds nothing when the whole site lost half of its clicks', async () => {
  assert.deepEqual((await findDecays(createSite(30, fallBy(0.5)))).findings, []);
});

test('finds nothing when a page fell in the same weeks of the year before', async () => {
  const isLow = (day: number) => day >= days - 35 || (day >= days - 35 - 364 && day < days - 364);
  const seasonal = { page: '/season', clicks: createClicks(60, 5, (day) => (isLow(day) ? 0.5 : 1)) };
  assert.deepEqual((await findDecays([...createSite(30), seasonal])).findings, []);
});

test('finds nothing in a fall of a tenth', async () => {
  const fallen = { page: '/fallen', clicks: createClicks(500, 3, fallBy(0.1)) };
  assert.deepEqual((await findDecays([...createSite(30), fallen])).findings, []);
});

test('says that the season is not known without the year before', async () => {
  const fallen = { page: '/fallen', clicks: createClicks(50, 3, fallBy(0.6)).slice(-300) };
  const site = createSite(30).map(({ page, clicks }) => ({ page, clicks: clicks.slice(-300) }));
  const [finding] = (await findDecays([...site, fallen])).findings;
  assert.equal(finding?.evidence.season, null);
  assert.ok(finding.unknown.some((text) => text.includes('own season')));
});

test('says how many pages have too few clicks, and what a site needs at all', async () => {
  const quiet = { page: '/quiet', clicks: Array.from({ length: days }, () => 0) };
  const { unknown } = await findDecays([...createSite(30), quiet]);
  assert.match(unknown ?? '', /^1 of 31 pages have fewer than 25 clicks/);
  const few = await findDecays(createSite(3));
  assert.deepEqual([few.findings, few.tested], [[], 0]);
  assert.match(few.unknown ?? '', /10 pages/);
});
