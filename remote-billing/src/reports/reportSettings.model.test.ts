import { defaultReportSettings } from '@rankwright/contracts/reports';
import {
  createSettingsForm,
  formatLinkDays,
  toSettings,
  validateLogo,
  validateSettingsForm,
} from './reportSettings.model.ts';

const create = (recipients: string) => ({ ...createSettingsForm(defaultReportSettings), recipients });

it('reads one address per line, and also a pasted list', () => {
  expect(toSettings(create(' a@b.example\n\nc@d.example, e@f.example;g@h.example ')).recipients).toEqual([
    'a@b.example',
    'c@d.example',
    'e@f.example',
    'g@h.example',
  ]);
});

it('changes nothing between settings and form', () => {
  const settings = {
    ...defaultReportSettings,
    recipients: ['a@b.example'],
    linkDays: 365,
    companyName: 'Acme',
  };
  expect(toSettings(createSettingsForm(settings))).toEqual(settings);
});

it.each([
  ['a@b.example', undefined],
  ['', undefined],
  ['nobody', '“nobody” is not an email address.'],
  ['a@b', '“a@b” is not an email address.'],
  ['a b@c.example', '“a b@c.example” is not an email address.'],
  ['a@b@c.example', '“a@b@c.example” is not an email address.'],
  ['a@b.example x', '“a@b.example x” is not an email address.'],
  ['straße@b.example\nSTRASSE@b.example', undefined],
  ['a@b.example\nA@b.example', 'Enter each address once.'],
  [Array.from({ length: 6 }, (_, index) => `a${index}@b.example`).join('\n'), 'Enter up to 5 addresses.'],
])('checks the recipients “%s”', (recipients, error) => {
  expect(validateSettingsForm(create(recipients)).recipients).toBe(error);
});

it('limits the words', () => {
  const longest = { ...create(''), companyName: 'x'.repeat(80), openingText: 'x'.repeat(2_000) };
  expect(validateSettingsForm(longest)).toEqual({});
  const errors = validateSettingsForm({
    ...create(''),
    companyName: 'x'.repeat(81),
    openingText: 'x'.repeat(2_001),
  });
  expect(errors).toEqual({
    companyName: 'Use up to 80 characters.',
    openingText: 'Use up to 2,000 characters.',
  });
});

it.each([
  ['image/png', 1_048_576, null],
  ['image/jpeg', 10, null],
  ['image/svg+xml', 10, 'Choose a PNG or JPEG image.'],
  ['image/png', 1_048_577, 'Choose an image smaller than 1 MB.'],
])('checks a logo of type %s with %i bytes', (type, size, problem) => {
  expect(validateLogo({ type, size })).toBe(problem);
});

it('writes a year as a year', () => {
  expect([7, 365].map(formatLinkDays)).toEqual(['7 days', '1 year']);
});
