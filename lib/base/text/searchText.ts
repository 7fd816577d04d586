import { withoutAccents } from './withoutAccents';

/**
 * A text as searches compare it: in lower case, without spaces around it, and with plain letters.
 *
 * @example
 * searchText(' LİNK') // 'link'
 */
export function searchText(text: string): string {
  return withoutAccents(text).toLowerCase().trim();
}
