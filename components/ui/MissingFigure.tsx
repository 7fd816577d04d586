import { announcement } from './announcement.css';
import { dash } from './MissingFigure.css';
import { NOT_KNOWN } from './notKnown';

/** A dash in place of a figure. A screen reader hears the label, such as "Unknown". */
export function MissingFigure({ label }: { label: string }) {
  return (
    <>
      <span className={dash} aria-hidden="true">
        {NOT_KNOWN}
      </span>
      <span className={announcement}>{label}</span>
    </>
  );
}
