import { Notifications } from '@mantine/notifications';
import classes from './ToastPlace.module.css';

/**
 * The one place where messages appear; mounted once, in the providers. Bottom right on a laptop, where no page
 * has its main action; under the top bar on smaller screens, where the bottom is full of them.
 */
export function ToastPlace() {
  return (
    <Notifications
      position="bottom-right"
      limit={3}
      containerWidth={420}
      // There at once: it is what somebody waits for who has just saved (decision 015).
      transitionDuration={0}
      className={classes.place}
    />
  );
}
