/** Schedule Article dialog; a lazy shared module, loaded by the screens that open it. */
export {
  ScheduleArticleDialog,
  type ScheduleArticleDialogProps,
} from './scheduling/ScheduleArticleDialog.tsx';
export { forecastDaylightSaving, type DaylightSavingForecast } from './scheduling/daylightSaving.model.ts';
export { DaylightSavingNote } from './scheduling/DaylightSavingNote.tsx';
export { mergeKeywords, type ScheduleDefaults } from './scheduling/schedule.model.ts';
export { PlatformCheckboxes } from './scheduling/PlatformCheckboxes.tsx';
