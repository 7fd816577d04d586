import { columns as factsBesideForm } from './FactsBesideForm.css';
import { column } from './page.css';

/** A page without room next to its form: a list, or a form with its facts beside it. */
export const WIDE_PAGE = `:is(${column}, ${factsBesideForm})`;

/**
 * A selector for what has room next to a form: on a page that is not wide, and in a dialog.
 *
 * @param root - What else is asked of the document's root, as a selector.
 */
export function besideForm(root = ''): string {
  return `:root${root}:not(:has(${WIDE_PAGE})) &, :root${root} [role="dialog"] &`;
}
