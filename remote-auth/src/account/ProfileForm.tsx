import type { UserProfile } from '@rankwright/contracts/account';
import { messageOf } from '@rankwright/sdk/api';
import { useUnsavedWork } from '@rankwright/sdk/host';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { profileQuery } from '@rankwright/sdk/queries';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { Box, Button, Field, Stack, Typography } from '@rankwright/shared-ui/core';
import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import { saveProfile } from './account.data.ts';
import { formOf, isChanged, profileFields, type ProfileFormValues } from './profileForm.model.ts';
import { TimeZoneField } from './TimeZoneField.tsx';

export const ProfileForm = ({ profile }: { profile: UserProfile }) => {
  const [form, setForm] = useState<ProfileFormValues>(() => formOf(profile));
  const queryClient = useQueryClient();
  const changed = isChanged(form, profile);
  useUnsavedWork(changed, 'Your profile');
  const saving = useMutation({
    mutationFn: (values: ProfileFormValues) => saveProfile(profile.uid, values),
    onSuccess: (user) => {
      queryClient.setQueryData(profileQuery(profile.uid).queryKey, user);
      setForm(formOf(user));
      showToast({ title: 'Profile saved' });
    },
    onError: (error) => showError('Error', messageOf(error, 'Failed to update profile')),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    saving.mutate(form);
  };
  const set =
    (name: keyof ProfileFormValues) => (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setForm({ ...form, [name]: event.target.value });
  return (
    <Stack component="form" spacing={3} onSubmit={submit} aria-labelledby="personal-information">
      <Typography component="h2" variant="h4" id="personal-information">
        Personal information
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {profileFields.map(({ name, label, ...rest }) => (
          <Field key={name} label={label} name={name} value={form[name]} onChange={set(name)} {...rest} />
        ))}
        <Field
          label="Email"
          value={profile.email}
          disabled
          hint="The email is your login and cannot be changed here."
        />
        <TimeZoneField value={form.timeZone} onChange={(timeZone) => setForm({ ...form, timeZone })} />
      </Box>
      <Field label="Bio" name="bio" multiline minRows={3} value={form.bio} onChange={set('bio')} />
      <Stack direction="row" spacing={2}>
        <Button
          variant="outlined"
          disabled={!changed || saving.isPending}
          onClick={() => setForm(formOf(profile))}
        >
          Cancel
        </Button>
        <Button type="submit" variant="contained" loading={saving.isPending}>
          Save Changes
        </Button>
      </Stack>
    </Stack>
  );
};
