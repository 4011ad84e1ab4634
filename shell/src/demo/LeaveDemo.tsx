import { useLocation } from '@rankwright/sdk/router';
import { leaveDemo } from '@rankwright/sdk/session';
import { useEffect } from 'react';

/** Public screens are not part of the demo: loads this one with the session that the browser has. */
export const LeaveDemo = () => {
  const { pathname, search, hash } = useLocation();
  useEffect(() => leaveDemo(`${pathname}${search}${hash}`), [pathname, search, hash]);
  return null;
};
