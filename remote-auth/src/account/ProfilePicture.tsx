import { getDisplayName, type UserProfile } from '@rankwright/contracts/account';
import { profilePicture } from '@rankwright/contracts/limits';
import { createLazyPart } from '@rankwright/sdk/host';
import { useApiMutation } from '@rankwright/sdk/query';
import { showError } from '@rankwright/sdk/toasts';
import { Avatar, Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { LinearProgress } from '@rankwright/shared-ui/progress';
import { useRef, useState, type ChangeEvent } from 'react';
import { AccountSection } from '../layout/AccountSection.tsx';
import { savePicture } from './account.data.ts';
import { getInitials } from './profileForm.model.ts';
import { validatePicture } from './picture.model.ts';

const ImageCropDialog = createLazyPart(
  async () => (await import('@rankwright/shared-ui/images')).ImageCropDialog,
);

const uploadFailedText = 'Failed to upload profile picture. Please try again.';

const avatarStyle = {
  width: 88,
  height: 88,
  fontSize: '1.75rem',
  bgcolor: 'text.primary',
  color: 'background.default',
} as const;

interface ProfilePictureProps {
  profile: UserProfile;
  onSaved: (profile: UserProfile) => void;
}

/** The selected file while it is cropped, and the upload of the cropped picture. */
const usePictureUpload = ({ profile, onSaved }: ProfilePictureProps) => {
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState(0);
  const saving = useApiMutation({
    send: (picture: Blob) => savePicture(profile.uid, picture, setProgress),
    topic: 'picture',
    errorText: uploadFailedText,
    success: { title: 'Picture updated' },
    onSuccess: (saved) => onSaved(saved),
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const selected = event.target.files?.[0];
    event.target.value = '';
    if (!selected) return;
    const validationError = validatePicture(selected);
    if (validationError) showError('Error', validationError, 'picture');
    else setFile(selected);
  };
  const crop = (picture: Blob) => {
    setFile(null);
    setProgress(0);
    saving.mutate(picture);
  };
  return { file, choose, crop, cancel: () => setFile(null), progress, isUploading: saving.isPending };
};

export const ProfilePicture = (props: ProfilePictureProps) => {
  const { profile } = props;
  const input = useRef<HTMLInputElement>(null);
  const { file, choose, crop, cancel, progress, isUploading } = usePictureUpload(props);
  return (
    <AccountSection title="Profile picture" lead="Shown next to your name.">
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <Avatar src={profile.profilePicture} alt="" sx={avatarStyle}>
          {getInitials(getDisplayName(profile))}
        </Avatar>
        <Stack spacing={1} sx={{ minWidth: 0 }}>
          <Button
            variant="outlined"
            loading={isUploading}
            onClick={() => input.current?.click()}
            sx={{ alignSelf: 'flex-start' }}
          >
            Change picture
          </Button>
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            aria-label="Profile picture"
            onChange={choose}
          />
          <Typography variant="body2" color="textSecondary">
            Square, at least {profilePicture.recommendedPixels}x{profilePicture.recommendedPixels}. Up to 5
            MB.
          </Typography>
          {isUploading && (
            <LinearProgress variant="determinate" value={progress * 100} aria-label="Uploading picture" />
          )}
        </Stack>
      </Stack>
      {file && <ImageCropDialog open file={file} onCancel={cancel} onClose={cancel} onCrop={crop} />}
    </AccountSection>
  );
};
