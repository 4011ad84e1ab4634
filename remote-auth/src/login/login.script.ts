import { runOnStaticPage } from '@rankwright/sdk/staticPage';
import { attachLogin } from './attachLogin.ts';

runOnStaticPage(attachLogin);
