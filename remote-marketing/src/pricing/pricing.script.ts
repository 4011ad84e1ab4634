import { runOnStaticPage } from '@rankwright/sdk/staticPage';
import { showCanceledCheckout } from './showCanceledCheckout.ts';

runOnStaticPage(showCanceledCheckout);
