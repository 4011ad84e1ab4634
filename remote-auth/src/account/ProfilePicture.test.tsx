import { updateUser, uploadPicture } from '@rankwright/contracts/account';
import { profileUpdatedEvent } from '@rankwright/sdk/queries';
import { answer, mockApi, refuse, renderScreen, sampleId, sampleProfile } from '@rankwright/sdk/testing';
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

describe('the profile picture', () => {
  it('refuses a file that is no image [A-110]', () => {
    open();
    choose(new File(['text'], 'cv.pdf', { type: 'application/pdf' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please select a valid image file');
    expect(screen.queryByRole('button', { name: 'Use this picture' })).not.toBeInTheDocument();
  });

  it('refuses more than 5242880 bytes [A-111]', () => {
    open();
    choose(new File([new Uint8Array(5_242_881)], 'big.png', { type: 'image/png' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Image size must be less than 5MB');
  });

  it('is stored, then put into the profile, and the app is told [A-115] [A-117]', async () => {
    const bodies: unknown[] = [];
    const told = jest.fn();
    window.addEventListener(profileUpdatedEvent, told);
    api.use(
      answer(uploadPicture, { success: true, url }),
      answer(updateUser, ({ body }) => {
        bodies.push(body);
        return { success: true as const, user: stored };
      }),
    );
    const view = open();
    await crop(view);
    expect(await screen.findByText('Picture updated')).toBeInTheDocument();
    expect(bodies[0]).toMatchObject({ profilePicture: url, updatedAt: expect.any(String) as string });
    expect(view.saved).toHaveBeenCalledWith(stored);
    expect(told).toHaveBeenCalledTimes(1);
    window.removeEventListener(profileUpdatedEvent, told);
  });

  it('shows that the upload is going on [A-114]', async () => {
    let finish: () => void = () => undefined;
    api.use(
      answer(uploadPicture, async () => {
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        return { success: true as const, url };
      }),
      answer(updateUser, { success: true, user: stored }),
    );
    await crop(open());
    expect(await screen.findByRole('progressbar', { name: 'Uploading picture' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Change picture/ })).toBeDisabled();
    await waitFor(() => expect(finish).not.toBeNull());
    finish();
    await waitFor(() =>
      expect(screen.queryByRole('progressbar', { name: 'Uploading picture' })).not.toBeInTheDocument(),
    );
  });

  it('says that the upload failed [A-112]', async () => {
    api.use(refuse(uploadPicture, 'PICTURE_FAILED'));
    await crop(open());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to upload profile picture. Please try again.',
    );
  });
});
