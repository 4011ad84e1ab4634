import { endpoints } from './endpoints.ts';
import { streamReplies } from './schemas.ts';

it('has the schema of every endpoint that streams', () => {
  const streams = endpoints.filter(({ stream }) => stream).map(({ id, reply }) => [id, reply]);
  expect(Object.fromEntries(streams)).toEqual(streamReplies);
});
