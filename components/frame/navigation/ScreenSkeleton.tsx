import { skeleton } from './ScreenSkeleton.css';

/** In a document without a screen of its own: a card, until the screen of the address is there. */
export function ScreenSkeleton() {
  return <div className={skeleton} />;
}
