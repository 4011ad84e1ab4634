import { describeCodesLeft } from './twoFactor.model.ts';

it.each([
  [10, '10 recovery codes left.'],
  [4, '4 recovery codes left.'],
  [3, '3 recovery codes left. Create new ones soon.'],
  [1, '1 recovery code left. Create new ones soon.'],
  [0, 'No recovery codes left. Create new ones, or you are locked out if you lose your phone.'],
])('says how many of the recovery codes are left: %d', (left, text) => {
  expect(describeCodesLeft(left)).toBe(text);
});
