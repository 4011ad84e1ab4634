import { getSetup } from '@rankwright/contracts/setup';
import type { SiteProfile } from '@rankwright/contracts/siteProfile';
import { endpointKey } from '@rankwright/sdk/api';
import { useApiMutation, useQueryClient } from '@rankwright/sdk/query';
import { Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { Field, useFormFields } from '@rankwright/shared-ui/forms';
import { DialogActions, DialogContent } from '@rankwright/shared-ui/overlays';
import type { SubmitEvent } from 'react';
import { requestUpdateSiteProfile, siteProfileQuery } from './setup.data.ts';
import { applyAnswers, findSiteUrl, validateSite } from './setup.model.ts';

interface SiteStepProps {
  profile: SiteProfile;
  onSaved: (profile: SiteProfile) => void;
  onClose: () => void;
}

const focusField = (field: HTMLInputElement | null): void => field?.focus();

/** Three questions about the site, saved as the site profile. */
export const SiteStep = ({ profile, onSaved, onClose }: SiteStepProps) => {
  const queryClient = useQueryClient();
  const { values, formRef, errors, field } = useFormFields(() => ({
    site: findSiteUrl(profile),
    niche: profile.niche,
    audience: profile.audience,
  }));
  const saving = useApiMutation({
    send: requestUpdateSiteProfile,
    errorText: 'The site profile could not be saved.',
    invalidates: [endpointKey(getSetup)],
    onSuccess: (reply) => {
      queryClient.setQueryData(siteProfileQuery.queryKey, reply);
      onSaved(reply.siteProfile);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (errors.show(validateSite(values))) saving.mutate(applyAnswers(profile, values));
  };
  return (
    <>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          Every article is written with this in mind. You can change it in Settings.
        </Typography>
        <Stack component="form" id="setup-site" noValidate spacing={2.5} ref={formRef} onSubmit={submit}>
          <Field
            label="Site URL (optional)"
            hint="You can connect the site when you want to publish."
            inputRef={focusField}
            placeholder="example.com"
            slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none' } }}
            {...field('site')}
          />
          <Field
            label="What is your site about?"
            required
            placeholder="Rose gardening"
            slotProps={{ htmlInput: { maxLength: 200 } }}
            {...field('niche')}
          />
          <Field
            label="Who reads it?"
            required
            placeholder="Hobby gardeners"
            slotProps={{ htmlInput: { maxLength: 200 } }}
            {...field('audience')}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button onClick={onClose}>Skip for now</Button>
        <Button type="submit" form="setup-site" variant="contained" loading={saving.isPending}>
          Continue
        </Button>
      </DialogActions>
    </>
  );
};
