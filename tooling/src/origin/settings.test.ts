import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSettings } from './settings.ts';

describe('the settings of a start', () => {
  it('have a value without any variable', () => {
    const { port, publicUrl, development, skipBuild, ...others } = readSettings({});
    assert.deepEqual(
      { port, publicUrl, development, skipBuild },
      { port: 3_000, publicUrl: 'http://localhost:3000', development: true, skipBuild: false },
    );
    assert.deepEqual(Object.keys(others), ['dataDirectory', 'originDirectory']);
  });

  it('are what the variables say', () => {
    const { port, publicUrl, development, skipBuild, telemetryPercent } = readSettings({
      PORT: '4100',
      PUBLIC_URL: 'https://rankwright.example/',
      NODE_ENV: 'production',
      SKIP_BUILD: '1',
      TELEMETRY_PERCENT: '10',
    });
    assert.deepEqual(
      { port, publicUrl, development, skipBuild, telemetryPercent },
      {
        port: 4_100,
        publicUrl: 'https://rankwright.example',
        development: false,
        skipBuild: true,
        telemetryPercent: 10,
      },
    );
    assert.equal(readSettings({ SKIP_BUILD: 'yes' }).skipBuild, false);
    assert.equal(readSettings({ PORT: '4100' }).publicUrl, 'http://localhost:4100');
  });

  for (const percent of ['0', '100'])
    it(`may let ${percent} % of the page views report`, () => {
      assert.equal(readSettings({ TELEMETRY_PERCENT: percent }).telemetryPercent, Number(percent));
    });

  for (const port of ['0', '65535'])
    it(`may be the port ${port}`, () => {
      assert.equal(readSettings({ PORT: port }).port, Number(port));
    });

  it('say nothing of telemetry when it is empty', () => {
    assert.equal('telemetryPercent' in readSettings({ TELEMETRY_PERCENT: '' }), false);
  });

  for (const port of ['-1', '65536', '80.5', 'http'])
    it(`refuse the port ${port}`, () => {
      assert.throws(
        () => readSettings({ PORT: port }),
        new Error(`PORT must be a number from 0 to 65535, not "${port}".`),
      );
    });

  for (const percent of ['-1', '101', 'all'])
    it(`refuse ${percent} % of the page views`, () => {
      assert.throws(
        () => readSettings({ TELEMETRY_PERCENT: percent }),
        new Error(`TELEMETRY_PERCENT must be a number from 0 to 100, not "${percent}".`),
      );
    });
});
