import { useLayoutEffect } from 'react';
import { Notifications, useNotifications } from '@mantine/notifications';
import classes from './ToastPlace.module.css';

const position = 'bottom-right';

/**
 * The one place where messages appear; mounted once, in the providers. At the bottom, where no page has its first field,
 * and on top of whatever stays there: the menu, a page's main action, the foot of a form (look.md, Shell).
 */
export function ToastPlace() {
  const { notifications } = useNotifications();
  useRest(notifications.length > 0);
  return (
    <Notifications
      position={position}
      limit={3}
      containerWidth={420}
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
 * How far up the bars reach that lie where the messages would: the menu, a page's main action, the foot of a form or of a
 * dialog (`data-bar`). One that is not shown or stands higher than the messages reach leaves them their place.
 */
function heightOfBars(): number {
  const { clientHeight } = document.documentElement;
  const messages = document.querySelector(`[data-position='${position}']`)?.clientHeight ?? 0;
  return [...document.querySelectorAll('[data-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .sort((one, other) => other.bottom - one.bottom)
    .reduce(
      (height, { top, bottom }) =>
        clientHeight - bottom < height + messages ? Math.max(height, clientHeight - top) : height,
      0,
    );
}

/** What the keyboard of a phone covers: it makes the window no lower. */
function keyboard(): number {
  const view = window.visualViewport;
  return view && view.scale === 1 ? Math.max(0, window.innerHeight - view.height - view.offsetTop) : 0;
}
