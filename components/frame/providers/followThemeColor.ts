/**
 * Sets the colour of the browser frame to the chosen theme, now and after each change.
 * The document names a colour for each theme of the device; the first that applies counts.
 */
export function followThemeColor(): () => void {
  const { documentElement, head } = document;
  const chosen = document.createElement('meta');
  chosen.name = 'theme-color';
  const follow = () => {
    chosen.remove();
    const { theme } = documentElement.dataset;
    const named = theme && head.querySelector(`meta[name="theme-color"][media*="${theme}"]`);
    if (!named) return;
    chosen.content = named.getAttribute('content') ?? '';
    head.prepend(chosen);
  };
  follow();
  const observer = new MutationObserver(follow);
  observer.observe(documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    observer.disconnect();
    chosen.remove();
  };
}
