/** The origins whose pages may show this site inside of them. */
export const ALLOWED_ANCESTORS: readonly string[] = [];

/**
 * Whether a page is inside another one that is not allowed to show it.
 *
 * @param page - Its window's `top` and `self`, and the origins around it, which Firefox does not tell.
 * @param allowed - The origins that may show the page; all around it must be among them.
 */
export function isFramed(
  page: {
    readonly top: unknown;
    readonly self: unknown;
    readonly ancestors: ArrayLike<string> | undefined;
  },
  allowed: readonly string[],
): boolean {
  if (page.top === page.self) return false;
  const ancestors = Array.from(page.ancestors ?? []);
  return ancestors.length === 0 || !ancestors.every((origin) => allowed.includes(origin));
}
