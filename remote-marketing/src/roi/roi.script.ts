import { runOnStaticPage } from '../staticPage/runOnStaticPage.ts';
import { attachRoiCalculator } from './attachRoiCalculator.ts';

runOnStaticPage(attachRoiCalculator);
