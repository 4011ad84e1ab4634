import type { UserProfile } from '@rankwright/contracts/account';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useUnsavedWork } from '@rankwright/sdk/host';
import { useMutation } from '@rankwright/sdk/query';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { Box, Button, Field, Stack, Typography } from '@rankwright/shared-ui/core';
import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import { AccountSection } from '../layout/AccountSection.tsx';
import { saveProfile } from './account.data.ts';
import { toProfileForm, isChanged, profileFields, type ProfileFormValues } from './profileForm.model.ts';
import { TimeZoneField } from './TimeZoneField.tsx';

interface ProfileFormProps {
  profile: UserProfile;
  onSaved: (profile: UserProfile) => void;
}

export const ProfileForm = ({ profile, onSaved }: ProfileFormProps) => {
  const [form, setForm] = useState<ProfileFormValues>(() => toProfileForm(profile));
  const changed = isChanged(form, profile);
  useUnsavedWork(changed, 'Your profile');
  const saving = useMutation({
    mutationFn: (values: ProfileFormValues) => saveProfile(profile.uid, values),
    onSuccess: (user) => {
      onSaved(user);
      setForm(toProfileForm(user));
      showToast({ title: 'Profile saved' });
    },
    onError: (error) => showError('Error', getErrorMessage(error, 'Failed to update profile')),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    saving.mutate(form);
  };
  const set =
    (name: keyof ProfileFormValues) => (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setForm({ ...form, [name]: event.target.value });
  return (
    <AccountSection title="Personal information" lead="Only you see this, apart from your name and picture.">
      <Stack component="form" spacing={2.5} onSubmit={submit} aria-label="Personal information">
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
          {profileFields.map(({ name, label, ...rest }) => (
            <Field key={name} label={label} name={name} value={form[name]} onChange={set(name)} {...rest} />
          ))}
          <Field
            label="Email"
            value={profile.email}
            slotProps={{ input: { readOnly: true } }}
            hint="You sign in with this email. It cannot be changed here."
          />
          <TimeZoneField value={form.timeZone} onChange={(timeZone) => setForm({ ...form, timeZone })} />
        </Box>
        <Field label="Bio" name="bio" multiline minRows={3} value={form.bio} onChange={set('bio')} />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" loading={saving.isPending}>
            Save Changes
          </Button>
          <Button
            variant="outlined"
            disabled={!changed || saving.isPending}
            onClick={() => setForm(toProfileForm(profile))}
            aria-describedby="profile-state"
          >
            Cancel
          </Button>
          <Typography id="profile-state" variant="body2" color="textSecondary">
            {changed ? 'You have unsaved changes.' : 'All changes saved.'}
          </Typography>
        </Stack>
      </Stack>
    </AccountSection>
  );
};
