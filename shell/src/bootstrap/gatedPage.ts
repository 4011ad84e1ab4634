import { checkPlan } from './planCheck.ts';

void checkPlan();
