import { formQuery } from './formQuery';
import type { SwapForm } from './swapForm';

/**
 * A link that opens the form as it is, without its recipient: each reader sets their own.
 *
 * @param page - The address of the page, which on a gateway begins with the path of the site.
 */
export function swapLink(
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
  form: SwapForm,
): string {
  return `${origin}${pathname}?${formQuery(new URLSearchParams(), form)}`;
}
