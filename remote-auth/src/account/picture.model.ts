import { profilePicture } from '@rankwright/contracts/limits';

/** Why a file cannot be a profile picture; null when it can. */
export const pictureRefusal = (file: Pick<File, 'type' | 'size'>): string | null => {
  if (!file.type.startsWith('image/')) return 'Please select a valid image file';
  return file.size > profilePicture.maxBytes ? 'Image size must be less than 5MB' : null;
};
