/**
 * A figure that `Intl` wrote, with no-break spaces of a full width between groups of digits. The
 * page's font lacks the narrow one (U+202F) of French, and browsers draw it too narrow to be seen.
 * The numbers of texts have the same (`release/intlLoader.cjs`).
 */
export function inSpacesOfFont(figure: string): string {
  return figure.replaceAll('\u202f', '\u00a0');
}
