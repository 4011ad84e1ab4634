import { runOnStaticPage } from '@rankwright/sdk/staticPage';
import { attachRoiCalculator } from './attachRoiCalculator.ts';

runOnStaticPage(attachRoiCalculator);
