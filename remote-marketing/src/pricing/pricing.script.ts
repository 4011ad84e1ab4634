import { runOnStaticPage } from '../staticPage/runOnStaticPage.ts';
import { showCanceledCheckout } from './showCanceledCheckout.ts';

runOnStaticPage(showCanceledCheckout);
