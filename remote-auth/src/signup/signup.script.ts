import { runOnStaticPage } from '@rankwright/sdk/staticPage';
import { attachSignup } from './attachSignup.ts';

runOnStaticPage(attachSignup);
