import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TelemetryRecord } from './records.ts';
import { createTelemetrySink } from './telemetrySink.ts';

const createRecords = (count: number): TelemetryRecord[] =>
  Array.from({ length: count }, () => ({
    kind: 'log',
    service: 'a test',
    record: {
      timeUnixNano: '1764000000000000000',
      severityNumber: 9,
      eventName: 'remote.failure',
      attributes: [],
    },
  }));

describe('the telemetry sink', () => {
  it('writes what it was given, in batches of at most 512', async () => {
    const batches: number[] = [];
    const sink = createTelemetrySink(async (records) => void batches.push(records.length));
    sink.add(createRecords(600));
    await sink.flush();
    await sink.flush();
    assert.deepEqual(batches, [512, 88]);
    assert.equal(sink.countDropped(), 0);
  });

  it('drops and counts what a failing exporter does not take', async () => {
    const sink = createTelemetrySink(() => Promise.reject(new Error('away')));
    sink.add(createRecords(3));
    await sink.flush();
    assert.equal(sink.countDropped(), 3);
  });

  it('holds at most 2,048 records while the exporter hangs, and lets the process end', async () => {
    const sink = createTelemetrySink(() => new Promise<never>(() => undefined));
    sink.add(createRecords(512));
    void sink.flush();
    sink.add(createRecords(3_000));
    assert.equal(sink.countDropped(), 3_000 - 2_048);
    await sink.close();
  });
});
