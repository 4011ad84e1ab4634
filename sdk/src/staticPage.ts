/** For page scripts: what makes a static page work where the app does not run. */
export { showFieldErrors } from './staticPage/fieldErrors.ts';
export { runOnStaticPage } from './staticPage/runOnStaticPage.ts';
export { getFormError, readForm, sendForm } from './staticPage/sendForm.ts';
export { showStaticToast } from './staticPage/showStaticToast.ts';
