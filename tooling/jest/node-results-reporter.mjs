/** Node test events → the same JSON list of { file, name, status } that the jest reporter writes. */
export default async function* nodeResults(events) {
  const tests = [];
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details?.type === 'suite') continue;
    tests.push({
      file: data.file ?? '',
      name: data.name,
      status: type === 'test:pass' ? 'passed' : 'failed',
    });
  }
  yield JSON.stringify(tests);
}
