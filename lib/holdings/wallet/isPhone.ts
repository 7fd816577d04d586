/** Phones and tablets, as RainbowKit detects them: an iPad reports itself as a Mac. */
export function isPhone(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator;
  const isTablet = platform === 'MacIntel' && maxTouchPoints > 1;
  return isTablet || /android|iphone|ipad|ipod/i.test(userAgent);
}
