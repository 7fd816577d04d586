/**
 * The sign that the user's browser groups digits with. It may differ from the page's: a Mexican
 * groups with commas, and the page in Spanish with points.
 */
export function browserGroup(): string | undefined {
  return new Intl.NumberFormat(navigator.language)
    .formatToParts(12_345)
    .find(({ type }) => type === 'group')?.value;
}
