/** For page scripts: what makes a static page work where the app does not run. */
export { showFieldErrors } from './staticPage/fieldErrors.ts';
export { readLocationState, saveLocationState } from './staticPage/locationState.ts';
export { runOnStaticPage } from './staticPage/runOnStaticPage.ts';
export {
  getFormError,
  readForm,
  sendForm,
  setFormBusy,
  type FailedForm,
  type FormResult,
} from './staticPage/sendForm.ts';
export { showStaticToast } from './staticPage/showStaticToast.ts';
export { createPageSignal, startApp, startAppOnIntent } from './staticPage/startApp.ts';
export { startBrowserSession } from './staticPage/startBrowserSession.ts';
