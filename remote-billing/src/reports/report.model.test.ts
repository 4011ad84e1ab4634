import { describeLinks, formatMonth, hasMailProblem, listOpenMonths, mailLabels } from './report.model.ts';
import { sampleReport } from './sampleReports.ts';

it('names a month whatever the zone of the browser', () => {
  expect(formatMonth('2026-01')).toBe('January 2026');
});

it.each([
  [0, null, 'No private link'],
  [1, '2027-02-03T02:00:00.000Z', '1 private link, ends Feb 2, 2027'],
  [4, '2027-02-03T06:00:00.000Z', '4 private links, the last ends Feb 3, 2027'],
])('says until when %i links work in the account’s zone', (links, linksEndAt, text) => {
  expect(describeLinks(sampleReport({ links, linksEndAt }), 'America/New_York')).toBe(text);
});

it.each([
  ['failed', true],
  ['unknown', true],
  ['sent', false],
  ['waiting', false],
] as const)('a mail that is %s can be sent again: %s', (state, expected) => {
  const mail = { recipient: 'a@b.example', state, sentAt: null, error: null };
  expect(hasMailProblem(sampleReport({ mails: [mail] }))).toBe(expected);
});

it('says in words and by color what became of a mail', () => {
  expect(mailLabels).toEqual({
    waiting: { label: 'Waiting', tone: 'info' },
    sending: { label: 'Sending', tone: 'info' },
    sent: { label: 'Sent', tone: 'success' },
    failed: { label: 'Not sent', tone: 'error' },
    unknown: { label: 'Unknown', tone: 'warning' },
  });
});

it('offers the months that have no report', () => {
  expect(listOpenMonths(['2026-10', '2026-09', '2026-08'], [sampleReport({ month: '2026-09' })])).toEqual([
    '2026-10',
    '2026-08',
  ]);
});
