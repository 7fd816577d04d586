// Applies the stored choice of theme before the first paint; without a choice the system decides.
(() => {
  try {
    const settings = JSON.parse(localStorage.getItem('pangolin.settings') ?? 'null');
    const isDark = settings?.state?.userDarkMode;
    if (typeof isDark === 'boolean') {
      document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
    }
  } catch {
    // No storage, or an unreadable one: the system decides.
  }
})();
