import type { FleetSetting, SettingChange } from '@rankwright/contracts/fleet';

interface CanaryChange {
  kind: 'start' | 'resize' | 'promote' | 'stop';
  name: string;
  version: string;
  percent: number;
}

/** Something that staff are about to change. */
export type Change =
  | { kind: 'rollback'; name: string; version: string }
  | CanaryChange
  | { kind: 'setting'; name: string; setting: FleetSetting };

export interface ChangeTexts {
  title: string;
  text: string;
  confirmLabel: string;
  isDestructive?: boolean;
}

const describeFlag = (value: FleetSetting['value']): string => {
  if (value === 100) return 'On';
  return value === 0 ? 'Off' : `On for ${String(value)} % of browsers`;
};

const formatDefault = ({ kind, default: standard }: FleetSetting): string => {
  if (kind === 'config') return String(standard);
  return standard === true ? 'On' : 'Off';
};

export const formatSetting = (setting: FleetSetting): string => {
  const { kind, value } = setting;
  if (value === null) return `${formatDefault(setting)} (default)`;
  return kind === 'flag' ? describeFlag(value) : String(value);
};

const describeCanary = ({ kind, name, version }: CanaryChange): ChangeTexts => {
  switch (kind) {
    case 'start':
      return {
        title: `Start a canary of ${name}`,
        text: `The screens of ${version} are opened in a browser first, which can take two minutes. Then a share of browsers gets it.`,
        confirmLabel: 'Start canary',
      };
    case 'resize':
      return {
        title: `Change the canary of ${name}`,
        text: `${version} goes to another share of browsers. If the share grows, browsers that already have it keep it.`,
        confirmLabel: 'Change percentage',
      };
    case 'promote':
      return {
        title: `Promote the canary of ${name}`,
        text: `${version} becomes current for everybody.`,
        confirmLabel: 'Promote',
      };
    case 'stop':
      return {
        title: `Stop the canary of ${name}`,
        text: `Every browser gets the current version again, and ${version} is withdrawn.`,
        confirmLabel: 'Stop canary',
        isDestructive: true,
      };
  }
};

/** Title, consequences and button of the confirmation. */
export const describeChange = (change: Change): ChangeTexts => {
  const { kind, name } = change;
  if (kind === 'rollback')
    return {
      title: `Roll back ${name}`,
      text: `${change.version} becomes current for everybody. A restart does not bring back the version that is current now.`,
      confirmLabel: 'Roll back',
      isDestructive: true,
    };
  if (kind !== 'setting') return describeCanary(change);
  const { name: setting, description } = change.setting;
  return {
    title: `Change ${setting} of ${name}`,
    text: `${description.replace(/\.$/, '')}. Browsers get the new value at their next navigation.`,
    confirmLabel: 'Change',
  };
};

/** The second field of the confirmation, beside the reason; null when there is nothing to enter. */
export const getValueField = (change: Change): { label: string; hint: string; initial: string } | null => {
  if (change.kind === 'start' || change.kind === 'resize')
    return {
      label: 'Percentage of browsers',
      hint: 'More than 0, at most 50',
      initial: String(change.percent),
    };
  if (change.kind !== 'setting') return null;
  const { kind, value } = change.setting;
  const initial = value === null ? '' : String(value);
  return kind === 'flag'
    ? { label: 'Percentage of browsers', hint: '100 is on, 0 is off. Empty for the default.', initial }
    : { label: 'Value', hint: `Empty for the default, ${formatDefault(change.setting)}`, initial };
};

const isPercent = (text: string, from: number, to: number): boolean => {
  const percent = Number(text);
  return text.trim() !== '' && percent >= from && percent <= to;
};

const checkConfig = (text: string, { default: standard }: FleetSetting): string | null => {
  if (typeof standard === 'number' && !Number.isFinite(Number(text))) return 'Enter a number.';
  if (typeof standard === 'boolean' && text !== 'true' && text !== 'false') return 'Enter true or false.';
  return null;
};

/** What is wrong with the entered value; null when nothing is. */
export const checkValue = (change: Change, text: string): string | null => {
  if (change.kind === 'start' || change.kind === 'resize')
    return isPercent(text, 0.1, 50) ? null : 'Enter a percentage of more than 0 and at most 50.';
  if (change.kind !== 'setting' || text.trim() === '') return null;
  if (change.setting.kind === 'config') return checkConfig(text.trim(), change.setting);
  return isPercent(text, 0, 100) ? null : 'Enter a percentage from 0 to 100.';
};

/** The value of a setting from its text; null for the default. */
export const parseSetting = (
  { kind, default: standard }: FleetSetting,
  text: string,
): SettingChange['value'] => {
  const value = text.trim();
  if (value === '') return null;
  if (kind === 'flag' || typeof standard === 'number') return Number(value);
  return typeof standard === 'boolean' ? value === 'true' : value;
};
