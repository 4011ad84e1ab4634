import assert from 'node:assert/strict';
import { it } from 'node:test';
import { formatTraceparent, parseTraceparent } from './traceContext.ts';

const context = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };

it('reads the context of a recorded trace, and writes it as it came', () => {
  const header = `00-${context.traceId}-${context.spanId}-01`;
  assert.deepEqual(parseTraceparent(header), context);
  assert.equal(formatTraceparent(context), header);
});

it('takes nothing from a header that is missing, malformed or of a trace that is not recorded', () => {
  const { traceId, spanId } = context;
  for (const header of [
    undefined,
    '',
    `00-${traceId}-${spanId}-00`,
    `01-${traceId}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
    `00-${traceId}-${spanId}-01-more`,
  ])
    assert.equal(parseTraceparent(header), null, header);
});
