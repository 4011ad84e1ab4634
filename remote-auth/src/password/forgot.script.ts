import { runOnStaticPage, startAppOnIntent } from '@rankwright/sdk/staticPage';

runOnStaticPage((page) => startAppOnIntent(page, page.querySelector('form[data-forgot-form]')));
