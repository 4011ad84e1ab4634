import { paths } from '@rankwright/contracts/paths';
import { showToast } from '../toasts.ts';
import { leaveDemo } from '../demo/demo.ts';

/** Says that the demo changes nothing, and leads to the sign-up. */
export const showDemoRejection = (text: string): void => {
  const action = { label: 'Sign up', run: () => leaveDemo(paths.signup) };
  showToast({ title: 'This is a demo', description: text, action });
};
