import { useRouteError } from 'react-router-dom';
import { Broken } from '#kit/notice/Broken.tsx';

/** A page that could not be shown, in its place. What was typed is in drafts; what was saved is in the outbox. */
export const KesalahanHalaman = () => <Broken what="Halaman ini" error={useRouteError()} />;
