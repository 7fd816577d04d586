/** The origins whose pages may embed this site. */
export const ALLOWED_ANCESTORS: readonly string[] = [];

/**
 * Whether a page that may not embed this site embeds it.
 *
 * @param page - The window's `top` and `self`, and its ancestor origins, which Firefox lacks.
 * @param allowed - The origins that may embed the page. All its ancestors must be among them.
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
