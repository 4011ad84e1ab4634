/** Lazy shared module: the form that plans an article. It knows no session and no server. */
export { PlatformCheckboxes } from './scheduling/PlatformCheckboxes.tsx';
export { PublishAsField } from './scheduling/PublishAsField.tsx';
export { ScheduleDialog } from './scheduling/ScheduleDialog.tsx';
export { ScheduleFields } from './scheduling/ScheduleFields.tsx';
