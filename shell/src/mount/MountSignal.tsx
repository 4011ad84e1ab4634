import { useEffect, useEffectEvent } from 'react';

/** Tells when what suspends beside it is on screen. */
export const MountSignal = ({ onMounted }: { onMounted: () => void }) => {
  const notifyMounted = useEffectEvent(onMounted);
  useEffect(() => notifyMounted(), []);
  return null;
};
