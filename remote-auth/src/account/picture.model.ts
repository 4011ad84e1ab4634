import { profilePicture } from '@rankwright/contracts/limits';

/** Validation error for a profile picture file; null when it is valid. */
export const validatePicture = (file: Pick<File, 'type' | 'size'>): string | null => {
  if (!file.type.startsWith('image/')) return 'Please select a valid image file';
  return file.size > profilePicture.maxBytes ? 'Image size must be less than 5MB' : null;
};
