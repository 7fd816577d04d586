// Runs before the first paint: sets the theme, the look, the side navigation and the banner from the address and the
// device. A build puts it into every page.
(() => {
  const { dataset } = document.documentElement;
  const { hash, hostname, pathname, search } = location;
  dataset.host = hostname;
  if (hash.includes('beta') || /^\/beta(\/|$)/i.test(pathname)) dataset.look = 'beta';
  try {
    const { state } = JSON.parse(localStorage.getItem('pangolin.settings')) ?? {};
    if (state?.URLWarningVisible === false) dataset.urlWarning = 'read';
    if (state?.sidePinned === true) dataset.side = 'pinned';
    const isDark = state?.userDarkMode;
    if (typeof isDark === 'boolean') dataset.theme = isDark ? 'dark' : 'light';
  } catch {
    // The storage is missing or unreadable.
  }
  // The link's theme applies, but not after a reload. Old links have their query in the hash.
  const themeIn = (query) => new URLSearchParams(query).get('theme');
  const asked = themeIn(search) ?? themeIn(hash.split('?')[1]);
  const isReload = () => performance.getEntriesByType('navigation')[0]?.type === 'reload';
  if (/^(dark|light)$/.test(asked) && !isReload()) dataset.theme = dataset.linkTheme = asked;
})();
