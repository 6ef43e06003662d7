import { useLayoutEffect } from 'react';
import { Notifications, useNotifications } from '@mantine/notifications';
import classes from './ToastPlace.module.css';

const width = 420;

/**
 * The one place where messages appear; mounted once, in the providers. At the bottom, where no page has its first field,
 * and on top of whatever stays there: the menu, a page's main action, the foot of a form (look.md, Shell).
 */
export function ToastPlace() {
  const { notifications } = useNotifications();
  useRest(notifications.length > 0);
  return (
    <Notifications
      position="bottom-right"
      limit={3}
      containerWidth={width}
      // There at once: it is what somebody waits for who has just saved (decision 015).
      transitionDuration={0}
      // With larger text a message is higher than Mantine expects.
      notificationMaxHeight="60dvh"
      className={classes.place}
    />
  );
}

/** Keeps the messages above the bars while there are any: the page under them may scroll or become another one. */
function useRest(shown: boolean): void {
  useLayoutEffect(() => {
    if (!shown) return undefined;
    const put = () =>
      document.documentElement.style.setProperty('--mj-toast-rest', `${heightOfBars() + keyboard()}px`);
    put();
    const pages = new MutationObserver(put);
    pages.observe(document.body, { childList: true, subtree: true });
    const moved = new AbortController();
    const { signal } = moved;
    window.addEventListener('scroll', put, { passive: true, signal });
    window.visualViewport?.addEventListener('resize', put, { signal });
    return () => {
      pages.disconnect();
      moved.abort();
    };
  }, [shown]);
}

/**
 * How far above the next one a bar may be, in rem: while it floats, at the end of its page, where it stands above the page's
 * own foot, and as the foot of a dialog, as far up as a message reaches. None is so low that it fits between two of these.
 */
const gaps = [0.75, 2.75, 4.75, 6.75, 8.75] as const;

/**
 * What stays at the bottom of the window, one bar above the other, measured where the messages stand: in their middle, and
 * at their edge, which the foot of a dialog on a wide screen reaches with its last button.
 */
function heightOfBars(): number {
  const { clientWidth, clientHeight } = document.documentElement;
  const wide = Math.min(width, clientWidth);
  const across = [clientWidth - wide / 2, clientWidth - wide + 1];
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const reach = [1, ...gaps.map((gap) => gap * rem + 1)];
  let edge = clientHeight;
  for (;;) {
    const next = reach
      .flatMap((up) => across.flatMap((x) => document.elementsFromPoint(x, edge - up)))
      .filter(stays)
      .map((bar) => bar.getBoundingClientRect())
      .find(({ top, height }) => top < edge && height < clientHeight / 2);
    if (!next) return clientHeight - edge;
    edge = next.top;
  }
}

/** Whether it is held at the bottom; the head of a table is held at the top. */
function stays(element: Element): boolean {
  const { position, bottom } = getComputedStyle(element);
  const held = position === 'fixed' || (position === 'sticky' && bottom !== 'auto');
  return held && element.closest(`.${classes.place}`) === null;
}

/** What the keyboard of a phone covers: it makes the window no lower. */
function keyboard(): number {
  const view = window.visualViewport;
  return view && view.scale === 1 ? Math.max(0, window.innerHeight - view.height - view.offsetTop) : 0;
}
