import { validatePicture } from './picture.model.ts';

it('takes an image of up to 5 MB', () => {
  const bytes = 5 * 1_024 * 1_024;
  expect(validatePicture({ type: 'image/png', size: bytes })).toBeNull();
  expect(validatePicture({ type: 'image/png', size: bytes + 1 })).toBe('Image size must be less than 5MB');
  expect(validatePicture({ type: 'text/image/', size: 1 })).toBe('Please select a valid image file');
});
