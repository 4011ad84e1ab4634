import { sampleKeyword } from '../testing/fakeKeywordApi.ts';
import { formatDifficulty, formatVolume } from './keywordFormat.model.ts';

const keyword = { ...sampleKeyword(1), volume: 12_100, difficulty: 7 };

it('marks estimates, and shows a dash for what is unknown', () => {
  const measured = { ...keyword, estimated: false };
  const estimated = { ...keyword, estimated: true };
  expect([formatVolume(measured), formatVolume(estimated)]).toEqual(['12,100', '≈ 12,100']);
  expect(formatVolume({ ...estimated, volume: null })).toBe('–');
  expect([formatDifficulty(measured), formatDifficulty(estimated)]).toEqual(['7', '≈ 7']);
  expect(formatDifficulty({ ...measured, difficultyKnown: false })).toBe('–');
});
