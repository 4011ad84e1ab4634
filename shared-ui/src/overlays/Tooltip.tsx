import type { TooltipProps } from '@mui/material/Tooltip';
import useForkRef from '@mui/utils/useForkRef';
import { cloneElement, useId, type ReactElement, type Ref, type SyntheticEvent } from 'react';
import { useOverlays } from './loadOverlays.ts';
import { useTooltip } from './useTooltip.ts';

type Handler = (event: SyntheticEvent) => void;
type ChildProps = Record<string, unknown>;

/** Each handler after the child's own one of the same event. */
const addHandlers = (own: ChildProps, added: Record<string, (event: never) => void>): ChildProps =>
  Object.fromEntries(
    Object.entries(added).map(([name, handle]) => [
      name,
      (event: SyntheticEvent) => {
        (own[name] as Handler | undefined)?.(event);
        (handle as Handler)(event);
      },
    ]),
  );

const describe = ({ title, describeChild }: TooltipProps, isOpen: boolean, id: string): ChildProps => {
  const text = typeof title === 'string' ? title : undefined;
  if (!describeChild) return { 'aria-label': text };
  return { title: isOpen ? undefined : text, 'aria-describedby': isOpen ? id : undefined };
};

/**
 * Names its child, and shows the name when the pointer rests on it. The child keeps its place in the tree when the code of
 * the bubble arrives, so focus and a started click stay.
 */
export const Tooltip = (props: TooltipProps) => {
  const { anchor, setAnchor, isOpen, stayOpen, close, handlers } = useTooltip();
  const isShown = props.open ?? isOpen;
  const { overlays } = useOverlays(anchor !== null);
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const child = props.children as ReactElement<ChildProps>;
  // One that its parent opens has no event to learn its element from.
  const ref = useForkRef(child.props.ref as Ref<Element>, props.open === undefined ? null : setAnchor);
  const Bubble = overlays?.Tooltip;
  return (
    <>
      {cloneElement(child, {
        ...describe(props, isShown, id),
        ...child.props,
        ...addHandlers(child.props, handlers),
        ref,
      })}
      {Bubble && anchor && (
        <Bubble
          {...props}
          id={id}
          describeChild
          open={isShown}
          onOpen={stayOpen}
          onClose={close}
          slotProps={{ ...props.slotProps, popper: { anchorEl: anchor } }}
        >
          <span hidden />
        </Bubble>
      )}
    </>
  );
};
