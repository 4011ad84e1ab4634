import { sampleSettings } from '../releases/sampleFleet.ts';
import { checkValue, describeChange, formatSetting, parseSetting, type Change } from './change.model.ts';

const [flag, config] = sampleSettings;
if (!flag || !config) throw new Error('Two settings are needed.');
const setting = (value: typeof flag): Change => ({ kind: 'setting', name: 'planner', setting: value });
const text = { ...config, default: 'list' };
const truth = { ...config, default: true };

it.each([
  [flag, 'On for 25 % of browsers'],
  [{ ...flag, value: 100 }, 'On'],
  [{ ...flag, value: 0 }, 'Off'],
  [{ ...flag, value: null }, 'Off (default)'],
  [{ ...flag, default: true, value: null }, 'On (default)'],
  [config, '50 (default)'],
  [{ ...config, value: 20 }, '20'],
])('shows a setting as %#', (shown, expected) => expect(formatSetting(shown)).toBe(expected));

it.each([
  [setting(flag), '101', 'Enter a percentage from 0 to 100.'],
  [setting(flag), '-1', 'Enter a percentage from 0 to 100.'],
  [setting(flag), '0', null],
  [setting(flag), '100', null],
  [setting(flag), '', null],
  [setting(config), 'many', 'Enter a number.'],
  [setting(config), '20', null],
  [setting(truth), 'yes', 'Enter true or false.'],
  [setting(truth), 'false', null],
  [setting(text), 'grid', null],
])('checks a value %#', (change, value, expected) => expect(checkValue(change, value)).toBe(expected));

it.each([
  ['0', 'Enter a percentage of more than 0 and at most 50.'],
  ['', 'Enter a percentage of more than 0 and at most 50.'],
  ['0.1', null],
  ['50', null],
  ['50.5', 'Enter a percentage of more than 0 and at most 50.'],
])('checks the percentage “%s” of a canary', (percent, expected) => {
  const change: Change = { kind: 'start', name: 'planner', version: '1.0.0', percent: 10 };
  expect(checkValue(change, percent)).toBe(expected);
});

it('reads a value in the type of its default', () => {
  expect(parseSetting(flag, ' 25 ')).toBe(25);
  expect(parseSetting(config, '20')).toBe(20);
  expect(parseSetting(text, ' grid')).toBe('grid');
  expect(parseSetting(truth, 'true')).toBe(true);
  expect(parseSetting(truth, 'false')).toBe(false);
  expect(parseSetting(text, ' ')).toBeNull();
});

it.each([
  [
    'start',
    'Start a canary of planner',
    'Start canary',
    'The screens of 1.0.0 are opened in a browser first',
  ],
  ['resize', 'Change the canary of planner', 'Change percentage', '1.0.0 goes to another share of browsers.'],
  ['promote', 'Promote the canary of planner', 'Promote', '1.0.0 becomes current for everybody.'],
  ['stop', 'Stop the canary of planner', 'Stop canary', 'and 1.0.0 is withdrawn.'],
] as const)('names the consequences: %s a canary', (kind, title, confirmLabel, consequence) => {
  const texts = describeChange({ kind, name: 'planner', version: '1.0.0', percent: 10 });
  expect(texts).toMatchObject({ title, confirmLabel });
  expect(texts.text).toContain(consequence);
});

it('names the consequences of a rollback and of a new value', () => {
  expect(describeChange({ kind: 'rollback', name: 'planner', version: '1.0.0' })).toMatchObject({
    title: 'Roll back planner',
    text: '1.0.0 becomes current for everybody. A restart does not bring back the version that is current now.',
    confirmLabel: 'Roll back',
  });
  expect(describeChange(setting({ ...flag, name: 'weekView', description: 'Shows a week.' }))).toEqual({
    title: 'Change weekView of planner',
    text: 'Shows a week. Browsers get the new value at their next navigation.',
    confirmLabel: 'Change',
  });
});

it('marks what takes a version away from people as destructive', () => {
  const isDestructive = (change: Change) => describeChange(change).isDestructive ?? false;
  const canary = { name: 'planner', version: '1.0.0', percent: 10 };
  expect(isDestructive({ kind: 'rollback', name: 'planner', version: '1.0.0' })).toBe(true);
  expect(isDestructive({ ...canary, kind: 'stop' })).toBe(true);
  expect(isDestructive({ ...canary, kind: 'start' })).toBe(false);
  expect(isDestructive({ ...canary, kind: 'promote' })).toBe(false);
});
