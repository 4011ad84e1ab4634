import { useEffect, useRef, useState, type FocusEvent, type SyntheticEvent } from 'react';
import { tooltip } from '../theme/tokens.ts';

/** Milliseconds: what MUI's tooltip uses. */
const touchTimes = { openAfterMs: 700, closeAfterMs: 1_500 };
const justClosedMs = 800;
let closedAt = -Infinity;

const getDelay = (): number =>
  Date.now() - closedAt < justClosedMs ? tooltip.skipDelayMs : tooltip.openAfterMs;

const useEscape = (isOpen: boolean, close: () => void): void =>
  useEffect(() => {
    if (!isOpen) return;
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOpen, close]);

/** Opens when the pointer rests on an element, when it gets the focus by keyboard, or is pressed for long. */
export const useTooltip = () => {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTouched = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const schedule = (open: boolean, ms: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!open) closedAt = Date.now();
      setIsOpen(open);
    }, ms);
  };
  useEscape(isOpen, () => setIsOpen(false));
  const openSoon = ({ currentTarget }: SyntheticEvent): void => {
    setAnchor(currentTarget);
    schedule(true, isTouched.current ? touchTimes.openAfterMs : getDelay());
  };
  return {
    anchor,
    setAnchor,
    isOpen,
    stayOpen: () => schedule(true, 0),
    close: () => schedule(false, 0),
    handlers: {
      onMouseOver: (event: SyntheticEvent) => {
        // A touch is followed by the mouse events of a click.
        if (!isTouched.current) openSoon(event);
      },
      onMouseLeave: () => schedule(false, 0),
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) openSoon(event);
      },
      onBlur: () => schedule(false, 0),
      onTouchStart: (event: SyntheticEvent) => {
        isTouched.current = true;
        openSoon(event);
      },
      onTouchEnd: () => schedule(false, touchTimes.closeAfterMs),
    },
  };
};
