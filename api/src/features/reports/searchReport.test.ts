import {
  createReport,
  createReportLink,
  defaultReportSettings,
  updateReportSettings,
  type Report,
} from '@rankwright/contracts/reports';
import { addDays } from '@rankwright/testing/fakes/searchConsole/searchResults';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createResult, searchSite, setUpSearchConsole } from '../../testing/searchConsole.ts';
import { listReportRows } from './report.repository.ts';
import { reportSweepJob } from './reports.definition.ts';

describe('the search figures of a report', () => {
  const { clock, connect, getApi, getUserId, results, send } = setUpSearchConsole();

  const openReport = async (month: string): Promise<string> => {
    const { id } = (await send(createReport, { body: { month } })).body.report as Report;
    const { url } = (await send(createReportLink, { params: { id }, body: { purpose: 'view' } })).body;
    return (await getApi().app.inject(new URL(String(url)).pathname)).body.replace(/\s+/g, ' ');
  };
  const addDaily = (from: string, days: number, clicks: number, position: number) => {
    for (let day = 0; day < days; day += 1)
      results().push(createResult(addDays(from, day), 'roses', { clicks, position, impressions: 100 }));
  };

  it('compares with the month before, and names what it has not', async () => {
    addDaily('2026-09-01', 30, 10, 9);
    addDaily('2026-10-01', 31, 20, 7);
    await connect();
    const october = await openReport('2026-10');
    assert.match(october, /<strong>620<\/strong><span class="soft">107% more than in September \(300\)/);
    assert.match(october, /<strong>7\.0<\/strong><span class="soft">Better than in September \(9\.0\)/);
    assert.ok(october.includes(`${searchSite}roses`) && october.includes('+320'));
    const september = await openReport('2026-09');
    assert.match(
      september,
      /<strong>300<\/strong><span class="soft">Search Console has no figures of the whole month before/,
    );
    assert.match(september, /What stood out is stored for the newest month only/);
    const june = await openReport('2026-06');
    assert.match(
      june,
      /<strong>–<\/strong><span class="soft">Google showed no page of the site in this period/,
    );
  });

  it('says why nothing is known before Search Console was read', async () => {
    assert.match(await openReport('2026-10'), /Search Console is not connected/);
  });

  it('waits until the days of the month are final, but not for ever', async () => {
    addDaily('2026-11-01', 30, 5, 5);
    await connect();
    const body = { ...defaultReportSettings, isEnabled: true };
    await send(updateReportSettings, { body });
    // From the database: the session ends while the clock is put forward.
    const list = () => listReportRows(getApi().deps.db, getUserId());
    const countReports = async () => (await list()).length;
    for (const day of ['01', '05', '10']) {
      clock.set(`2026-12-${day}T23:00:00Z`);
      await getApi().queue.run(reportSweepJob, {});
      assert.equal(await countReports(), 0, day);
    }
    clock.set('2026-12-11T00:00:00Z');
    await getApi().queue.run(reportSweepJob, {});
    assert.equal(await countReports(), 0, 'looks again only after some hours');
    clock.set('2026-12-11T06:00:00Z');
    await getApi().queue.run(reportSweepJob, {});
    const [late] = await list();
    const { total, isFinal } = late?.snapshot.search ?? {};
    assert.deepEqual([late?.month, total?.clicks, isFinal], ['2026-11', 21 * 5, false]);
  });
});
