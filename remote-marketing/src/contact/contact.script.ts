import { runOnStaticPage } from '@rankwright/sdk/staticPage';
import { attachContactForm } from './attachContactForm.ts';

runOnStaticPage(attachContactForm);
