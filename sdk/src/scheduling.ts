/** The Schedule Article dialog: a lazy door, loaded by the screens that schedule. */
export {
  ScheduleArticleDialog,
  type ScheduleArticleDialogProps,
} from './scheduling/ScheduleArticleDialog.tsx';
export { clockForecast, type ClockForecast } from './scheduling/clockForecast.model.ts';
export { ClockForecastNote } from './scheduling/ClockForecastNote.tsx';
export { scheduleKeywords, type ScheduleStart } from './scheduling/schedule.model.ts';
export { PlatformBoxes } from './scheduling/PlatformBoxes.tsx';
