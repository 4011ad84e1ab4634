import type { ScheduledItem } from '@rankwright/contracts/planner';
import { ScheduleDialog } from '@rankwright/shared-ui/scheduling';
import { ArticleScheduleFields } from './ArticleScheduleFields.tsx';
import type { ScheduleDefaults } from './schedule.model.ts';
import { useScheduleForm } from './useScheduleForm.ts';

export interface ScheduleArticleDialogProps {
  start: ScheduleDefaults;
  onClose: () => void;
  /** Called with the created item after the dialog has shown its toast. */
  onScheduled?: (item: ScheduledItem) => void;
}

/** Schedules an article for a date and time in the account's time zone, on the selected platforms. */
export const ScheduleArticleDialog = (props: ScheduleArticleDialogProps) => {
  const schedule = useScheduleForm(props);
  return (
    <ScheduleDialog
      title="Schedule Article"
      submitLabel="Schedule Article"
      busy={schedule.busy}
      disabledReason={schedule.selectedPlatforms.length === 0 ? 'Select at least one platform.' : null}
      error={schedule.serverError}
      formRef={schedule.form.formRef}
      onSubmit={schedule.submit}
      onClose={props.onClose}
    >
      <ArticleScheduleFields schedule={schedule} />
    </ScheduleDialog>
  );
};
