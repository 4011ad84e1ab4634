import { runOnStaticPage } from '../staticPage/runOnStaticPage.ts';
import { attachContactForm } from './attachContactForm.ts';

runOnStaticPage(attachContactForm);
