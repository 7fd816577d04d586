/**
 * Finds the smallest element with a text, even if its symbols are elements of their own:
 * `screen.getByText(wholeText('Approve PNG'))`.
 */
export function wholeText(text: string) {
  const has = (element: Element | null) => element?.textContent?.trim() === text;
  return (_own: string, element: Element | null): boolean =>
    has(element) && ![...(element?.children ?? [])].some(has);
}
