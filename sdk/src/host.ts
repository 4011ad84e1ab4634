export { actions, useActions, type HostAction } from './host/actions.ts';
export { announce, announcements } from './host/announcements.ts';
export { copyText } from './host/copyText.ts';
export { downloadFile } from './host/downloadFile.ts';
export { fullScreen, useFullScreen } from './host/fullScreen.ts';
export { buildPublicUrl, setPublicOrigin } from './host/publicOrigin.ts';
export { RemoteSettingsContext, useConfig, useFlag, type RemoteSettings } from './host/remoteSettings.ts';
export { Slot, SlotHostContext, type SlotContributionModules, type SlotProps } from './host/slots.ts';
export { hasUnsavedWork, unsavedWork, useUnsavedForm, useUnsavedWork } from './host/unsavedWork.ts';
