import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Node test events → the same JSON list of { file, name, title, status } that the jest reporter writes.
 * A skipped or todo test passes for Node; here its status says what it is, so that nothing counts it as passed.
 */
export default async function* nodeResults(events) {
  const tests = [];
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details?.type === 'suite') continue;
    tests.push({
      file: path.relative(root, data.file ?? ''),
      name: data.name,
      title: data.name,
      status: readStatus(type, data),
    });
  }
  yield JSON.stringify(tests);
}

const isSet = (value) => value !== undefined && value !== false;

const readStatus = (type, { skip, todo }) => {
  if (isSet(skip)) return 'skipped';
  if (isSet(todo)) return 'todo';
  return type === 'test:pass' ? 'passed' : 'failed';
};
