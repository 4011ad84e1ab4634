import { reportAccents, reportLimits, type ReportSettings } from '@rankwright/contracts/reports';
import { ApiError } from '@rankwright/sdk/api';
import { useUnsavedForm } from '@rankwright/sdk/host';
import { useQueryClient } from '@rankwright/sdk/query';
import { Box, Button, Stack } from '@rankwright/shared-ui/core';
import { Field, FormControlLabel, SelectField, Switch, useFormFields } from '@rankwright/shared-ui/forms';
import { MenuItem } from '@rankwright/shared-ui/overlays';
import type { SubmitEvent } from 'react';
import { reportSettingsQuery, requestUpdateReportSettings } from './reports.data.ts';
import {
  createSettingsForm,
  formatLinkDays,
  toSettings,
  validateSettingsForm,
  type ReportSettingsForm as Form,
} from './reportSettings.model.ts';
import { useReportAction } from './useReportAction.ts';

const accentLabels: Record<(typeof reportAccents)[number], string> = {
  ...{ ink: 'Ink', red: 'Red', orange: 'Orange', green: 'Green', blue: 'Blue', violet: 'Violet' },
};

const useSettingsForm = (settings: ReportSettings) => {
  const queryClient = useQueryClient();
  const form = useFormFields<Form>(createSettingsForm(settings));
  const { values, setValues, errors, isChanged } = form;
  useUnsavedForm(isChanged(createSettingsForm(settings)), 'Your report settings');
  const saving = useReportAction(requestUpdateReportSettings, {
    errorText: 'The report settings could not be saved.',
    success: { title: 'Report settings saved' },
    onSuccess: (reply) => {
      queryClient.setQueryData(reportSettingsQuery.queryKey, reply);
      setValues(createSettingsForm(reply.settings));
    },
    onError: (error) => {
      const text = error instanceof ApiError ? error.details.recipients : undefined;
      if (text) errors.show({ recipients: text });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (errors.show(validateSettingsForm(values))) saving.mutate(toSettings(values));
  };
  return { ...form, isSaving: saving.isPending, submit };
};

/** The schedule, the recipients and the words of the reports. */
export const ReportSettingsForm = ({ settings }: { settings: ReportSettings }) => {
  const { values, formRef, field, change, isSaving, submit } = useSettingsForm(settings);
  return (
    <Stack
      component="form"
      noValidate
      useFlexGap
      spacing={2}
      onSubmit={submit}
      ref={formRef}
      aria-label="Report settings"
    >
      <FormControlLabel
        control={<Switch checked={values.isEnabled} onChange={(_, on) => change('isEnabled')(on)} />}
        label="Create and email a report every month"
      />
      <Field
        label="Recipients"
        hint={`One email address per line, up to ${reportLimits.recipients}. Each email has an unsubscribe link.`}
        multiline
        minRows={2}
        maxRows={5}
        {...field('recipients')}
      />
      <Field label="Company name" hint="Shown above the heading." {...field('companyName')} />
      <Field
        label="Introduction"
        hint="Shown below the heading."
        multiline
        minRows={3}
        maxRows={10}
        {...field('openingText')}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <SelectField label="Color" {...field('accent', (text) => text as Form['accent'])}>
          {reportAccents.map((accent) => (
            <MenuItem key={accent} value={accent}>
              {accentLabels[accent]}
            </MenuItem>
          ))}
        </SelectField>
        <SelectField label="Private links expire after" {...field('linkDays')}>
          {reportLimits.linkDays.map((days) => (
            <MenuItem key={days} value={String(days)}>
              {formatLinkDays(days)}
            </MenuItem>
          ))}
        </SelectField>
      </Box>
      <Button type="submit" variant="contained" loading={isSaving} sx={{ alignSelf: 'flex-start' }}>
        Save report settings
      </Button>
    </Stack>
  );
};
