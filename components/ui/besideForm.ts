import { column } from './page.css';

/**
 * A selector for what has room next to a form: on a page without a list, and in a dialog.
 *
 * @param root - What else is asked of the document's root, as a selector.
 */
export function besideForm(root = ''): string {
  return `:root${root}:not(:has(${column})) &, :root${root} [role="dialog"] &`;
}
