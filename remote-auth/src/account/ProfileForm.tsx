import type { UserProfile } from '@rankwright/contracts/account';
import { useUnsavedForm } from '@rankwright/sdk/host';
import { useApiMutation } from '@rankwright/sdk/query';
import { Box, Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { Field, useFormFields } from '@rankwright/shared-ui/forms';
import type { SubmitEvent } from 'react';
import { AccountSection } from '../layout/AccountSection.tsx';
import { getSaveError, requestUpdateUser } from './account.data.ts';
import {
  toProfileForm,
  profileFields,
  validateProfile,
  type ProfileFormValues,
} from './profileForm.model.ts';
import { TimeZoneField } from './TimeZoneField.tsx';

interface ProfileFormProps {
  profile: UserProfile;
  onSaved: (profile: UserProfile) => void;
}

interface ProfileActionsProps {
  isChanged: boolean;
  isSaving: boolean;
  onCancel: () => void;
}

const ProfileActions = ({ isChanged, isSaving, onCancel }: ProfileActionsProps) => (
  <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
    <Button type="submit" variant="contained" loading={isSaving}>
      Save Changes
    </Button>
    <Button
      variant="outlined"
      disabled={!isChanged || isSaving}
      onClick={onCancel}
      aria-describedby="profile-state"
    >
      Cancel
    </Button>
    <Typography id="profile-state" variant="body2" color="textSecondary">
      {isChanged ? 'You have unsaved changes.' : 'All changes saved.'}
    </Typography>
  </Stack>
);

export const ProfileForm = ({ profile, onSaved }: ProfileFormProps) => {
  const {
    values: form,
    setValues: setForm,
    formRef,
    errors,
    field,
    isChanged,
  } = useFormFields<ProfileFormValues>(toProfileForm(profile));
  const changed = isChanged(toProfileForm(profile));
  useUnsavedForm(changed, 'Your profile');
  const saving = useApiMutation({
    topic: 'profile',
    send: (values: ProfileFormValues) => requestUpdateUser(profile.uid, values),
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
            <Field key={name} label={label} {...field(name)} {...rest} />
          ))}
          <Field
            label="Email"
            value={profile.email}
            slotProps={{ input: { readOnly: true } }}
            hint="You log in with this email. Change it in Settings."
          />
          <TimeZoneField value={form.timeZone} onChange={(timeZone) => setForm({ ...form, timeZone })} />
        </Box>
        <Field label="Bio" multiline minRows={3} {...field('bio')} />
        <ProfileActions
          isChanged={changed}
          isSaving={saving.isPending}
          onCancel={() => setForm(toProfileForm(profile))}
        />
      </Stack>
    </AccountSection>
  );
};
