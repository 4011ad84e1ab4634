import type { UserProfile } from '@rankwright/contracts/account';
import { useUnsavedWork } from '@rankwright/sdk/host';
import { useApiMutation } from '@rankwright/sdk/query';
import { useConfirmLeave } from '@rankwright/sdk/router';
import { Box, Button, Field, Stack, Typography, useFieldErrors } from '@rankwright/shared-ui/core';
import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import { AccountSection } from '../layout/AccountSection.tsx';
import { getSaveError, saveProfile } from './account.data.ts';
import {
  toProfileForm,
  isChanged,
  profileFields,
  validateProfile,
  type ProfileFormValues,
} from './profileForm.model.ts';
import { TimeZoneField } from './TimeZoneField.tsx';

const leaveRequest = {
  title: 'Leave without saving?',
  text: 'Your changes to the profile are not saved.',
  confirmLabel: 'Leave',
};

interface ProfileFormProps {
  profile: UserProfile;
  onSaved: (profile: UserProfile) => void;
}

export const ProfileForm = ({ profile, onSaved }: ProfileFormProps) => {
  const [form, setForm] = useState<ProfileFormValues>(() => toProfileForm(profile));
  const changed = isChanged(form, profile);
  useUnsavedWork(changed, 'Your profile');
  useConfirmLeave(changed, leaveRequest);
  const [formRef, errors] = useFieldErrors<'phone' | 'website'>();
  const saving = useApiMutation({
    topic: 'profile',
    send: (values: ProfileFormValues) => saveProfile(profile.uid, values),
    errorText: getSaveError,
    success: { title: 'Profile saved' },
    onSuccess: (user) => {
      onSaved(user);
      setForm(toProfileForm(user));
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (errors.show(validateProfile(form))) saving.mutate(form);
  };
  const set =
    (name: keyof ProfileFormValues) => (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setForm({ ...form, [name]: event.target.value });
      if (name === 'phone' || name === 'website') errors.clear(name);
    };
  const getErrorProps = (name: keyof ProfileFormValues) =>
    name === 'phone' || name === 'website' ? errors.getErrorProps(name) : {};
  return (
    <AccountSection title="Personal information" lead="Only you see this, apart from your name and picture.">
      <Stack
        component="form"
        spacing={2.5}
        onSubmit={submit}
        ref={formRef}
        noValidate
        aria-label="Personal information"
      >
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
          {profileFields.map(({ name, label, ...rest }) => (
            <Field
              key={name}
              label={label}
              name={name}
              value={form[name]}
              onChange={set(name)}
              {...getErrorProps(name)}
              {...rest}
            />
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
