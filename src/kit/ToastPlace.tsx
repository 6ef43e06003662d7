import { Notifications } from '@mantine/notifications';
import classes from './ToastPlace.module.css';

/**
 * The one place where messages appear; mounted once, in the providers. Bottom right on a laptop, where no page
 * has its main action; under the top bar on smaller screens, where the bottom is full of them.
 */
export function ToastPlace() {
  return <Notifications position="bottom-right" limit={3} containerWidth={420} className={classes.place} />;
}
