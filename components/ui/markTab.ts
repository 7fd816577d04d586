/** The icon of a tab in which something has ended. `npm run brand` draws it. */
const MARKED_ICON = '/icons/ended-64.png';

/**
 * Puts a text before the title of the tab, also after the page changes its title, and shows the
 * marked icon.
 *
 * @returns A function that removes both. The title is then the latest one of the page.
 */
export function markTab(text: string): () => void {
  const { head } = document;
  // The text node stays: React changes the one that it knows.
  const title = () => head.querySelector(':scope > title')?.firstChild;
  const mark = () => {
    const shown = title();
    if (shown?.nodeValue && !shown.nodeValue.startsWith(text))
      shown.nodeValue = text + shown.nodeValue;
  };
  mark();
  const observer = new MutationObserver(mark);
  observer.observe(head, { childList: true, characterData: true, subtree: true });
  const icons = [...head.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')].map((link) => ({
    link,
    href: link.getAttribute('href') ?? '',
  }));
  for (const { link } of icons) link.setAttribute('href', MARKED_ICON);
  return () => {
    observer.disconnect();
    const shown = title();
    if (shown?.nodeValue?.startsWith(text)) shown.nodeValue = shown.nodeValue.slice(text.length);
    for (const { link, href } of icons) link.setAttribute('href', href);
  };
}
