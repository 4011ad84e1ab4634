import { sampleRow } from '../testing/samples.ts';
import { listNextPlanned } from './nextPlanned.model.ts';

const planned = (scheduledDate: string | null) => sampleRow({ type: 'scheduled', scheduledDate });

it('lists the next three planned articles from today on, without the backlog', () => {
  const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'].map(planned);
  expect(
    listNextPlanned([...days, planned(null)], '2026-11-24').map(({ scheduledDate }) => scheduledDate),
  ).toEqual(['2026-11-24', '2026-11-25', '2026-11-26']);
  expect(listNextPlanned([planned('2026-11-23'), planned(null)], '2026-11-24')).toEqual([]);
});
