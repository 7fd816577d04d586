/**
 * The sign that the user's browser groups digits with. It may differ from the page's: a Mexican
 * groups with commas, and the page in Spanish with points. Undefined if the browser's language is no
 * valid tag, such as `C` or `en-US@posix` on Linux.
 */
export function browserGroup(): string | undefined {
  try {
    return new Intl.NumberFormat(navigator.language)
      .formatToParts(12_345)
      .find(({ type }) => type === 'group')?.value;
  } catch {
    return undefined;
  }
}
