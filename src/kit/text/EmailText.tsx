import { Fragment } from 'react';

/** An e-mail address; where it has to break, it breaks before its '@' or one of its dots. */
export const EmailText = ({ address }: { address: string }) =>
  address.split(/(?=[@.])/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
