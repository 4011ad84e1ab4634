import { updateUser, uploadProfilePicture } from '@rankwright/contracts/account';
import { profileUpdatedEvent } from '@rankwright/sdk/queries';
import {
  mockReply,
  mockApi,
  mockError,
  renderScreen,
  sampleId,
  sampleProfile,
} from '@rankwright/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ProfilePicture } from './ProfilePicture.tsx';

jest.mock('@rankwright/shared-ui/images', () => ({
  ImageCropDialog: ({ onCrop }: { onCrop: (picture: Blob) => void }) => (
    <button onClick={() => onCrop(new Blob(['square'], { type: 'image/webp' }))}>Use this picture</button>
  ),
}));

const api = mockApi();
const url = `/files/profile/${sampleId(1)}/1795255200000_profile.webp`;
const stored = sampleProfile({ profilePicture: url });

const open = () => {
  const saved = jest.fn();
  const view = renderScreen(<ProfilePicture profile={sampleProfile()} onSaved={saved} />);
  return { ...view, saved };
};
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Profile picture', { selector: 'input' }), {
    target: { files: [file] },
  });
const photo = new File(['…'], 'me.png', { type: 'image/png' });
const crop = async ({ user }: ReturnType<typeof open>) => {
  choose(photo);
  await user.click(await screen.findByRole('button', { name: 'Use this picture' }));
};

describe('profile picture', () => {
  it('rejects a file that is not an image [A-110]', () => {
    open();
    choose(new File(['text'], 'cv.pdf', { type: 'application/pdf' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please select a valid image file');
    expect(screen.queryByRole('button', { name: 'Use this picture' })).not.toBeInTheDocument();
  });

  it('rejects a file larger than 5242880 bytes [A-111]', () => {
    open();
    choose(new File([new Uint8Array(5_242_881)], 'big.png', { type: 'image/png' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Image size must be less than 5MB');
  });

  it('accepts a file of exactly 5242880 bytes [A-111]', async () => {
    open();
    choose(new File([new Uint8Array(5_242_880)], 'big.png', { type: 'image/png' }));
    expect(await screen.findByRole('button', { name: 'Use this picture' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('uploads the picture, saves its URL in the profile and dispatches profileUpdated [A-115] [A-117] [A-260]', async () => {
    const bodies: unknown[] = [];
    const onProfileUpdated = jest.fn();
    window.addEventListener(profileUpdatedEvent, onProfileUpdated);
    api.use(
      mockReply(uploadProfilePicture, { success: true, url }),
      mockReply(updateUser, ({ body }) => {
        bodies.push(body);
        return { success: true as const, user: stored };
      }),
    );
    const view = open();
    await crop(view);
    expect(await screen.findByText('Picture updated')).toBeInTheDocument();
    expect(bodies[0]).toMatchObject({ profilePicture: url, updatedAt: expect.any(String) as string });
    expect(view.saved).toHaveBeenCalledWith(stored);
    expect(onProfileUpdated).toHaveBeenCalledTimes(1);
    window.removeEventListener(profileUpdatedEvent, onProfileUpdated);
  });

  it('shows upload progress and disables the button while uploading [A-114] [A-253]', async () => {
    let finish: () => void = () => undefined;
    api.use(
      mockReply(uploadProfilePicture, async () => {
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        return { success: true as const, url };
      }),
      mockReply(updateUser, { success: true, user: stored }),
    );
    const view = open();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change picture' })).toBeEnabled();
    await crop(view);
    expect(await screen.findByRole('progressbar', { name: 'Uploading picture' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Change picture/ })).toBeDisabled();
    await waitFor(() => expect(finish).not.toBeNull());
    finish();
    await waitFor(() =>
      expect(screen.queryByRole('progressbar', { name: 'Uploading picture' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('button', { name: 'Change picture' })).toBeEnabled();
  });

  it('shows an error when the upload fails [A-112]', async () => {
    api.use(mockError(uploadProfilePicture, 'PICTURE_FAILED'));
    await crop(open());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to upload profile picture. Please try again.',
    );
  });
});
