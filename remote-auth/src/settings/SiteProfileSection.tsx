import { getSiteProfile, updateSiteProfile, type SiteProfile } from '@rankwright/contracts/siteProfile';
import { paths } from '@rankwright/contracts/paths';
import { callApi, endpointQuery, getErrorMessage } from '@rankwright/sdk/api';
import { useUnsavedForm } from '@rankwright/sdk/host';
import { useApiMutation, useQuery, useQueryClient } from '@rankwright/sdk/query';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Button, ErrorState, LoadingState, Stack } from '@rankwright/shared-ui/core';
import { Field, useFormFields } from '@rankwright/shared-ui/forms';
import type { SubmitEvent } from 'react';
import { AccountSection } from '../layout/AccountSection.tsx';
import {
  createSiteProfileForm,
  toSiteProfile,
  validateSiteProfileForm,
  type SiteProfileForm as Form,
} from './siteProfile.model.ts';
import { SettingsForm } from './SettingsForm.tsx';

export const siteProfileQuery = endpointQuery(getSiteProfile);

const SiteProfileForm = ({ profile }: { profile: SiteProfile }) => {
  const queryClient = useQueryClient();
  const { values, setValues, formRef, errors, field, isChanged } = useFormFields<Form>(
    createSiteProfileForm(profile),
  );
  useUnsavedForm(isChanged(createSiteProfileForm(profile)), 'Your site profile');
  const saving = useApiMutation({
    send: (form: Form) => callApi(updateSiteProfile, { body: toSiteProfile(form) }),
    errorText: 'The site profile could not be saved.',
    success: { title: 'Site profile saved' },
    onSuccess: (reply) => {
      queryClient.setQueryData(siteProfileQuery.queryKey, reply);
      setValues(createSiteProfileForm(reply.siteProfile));
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (errors.show(validateSiteProfileForm(values))) saving.mutate(values);
  };
  const lines = { multiline: true, minRows: 2, maxRows: 8 };
  return (
    <SettingsForm label="Site profile" formRef={formRef} onSubmit={submit}>
      <Field label="Niche" {...field('niche')} />
      <Field label="Audience" {...field('audience')} />
      <Field label="Tone" {...field('tone')} />
      <Field label="Facts" hint="One true statement per line." {...lines} {...field('facts')} />
      <Field label="Products" hint="One per line." {...lines} {...field('products')} />
      <Field label="Words to avoid" hint="One per line." {...lines} {...field('avoidWords')} />
      <Field
        label="Own pages to link"
        hint="One per line: the title, then the URL."
        {...lines}
        {...field('ownPages')}
      />
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={saving.isPending}>
          Save site profile
        </Button>
        <Button component={RouterLink} to={paths.setup}>
          Plan a month of articles
        </Button>
      </Stack>
    </SettingsForm>
  );
};

/** What the writers know about the site. */
export const SiteProfileSection = () => {
  const profile = useQuery(siteProfileQuery);
  return (
    <AccountSection
      id="site-profile"
      title="Site profile"
      lead="What every article should know about your site."
    >
      {profile.isPending && <LoadingState shape="lines" />}
      {profile.isError && (
        <ErrorState
          size="small"
          title="The site profile could not be loaded"
          text={getErrorMessage(profile.error, 'Please try again.')}
          onRetry={() => void profile.refetch()}
        />
      )}
      {profile.data && <SiteProfileForm profile={profile.data.siteProfile} />}
    </AccountSection>
  );
};
