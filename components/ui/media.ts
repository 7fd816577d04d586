/** The layout's breakpoints, as the media queries that styles use. */
export const media = {
  fromTablet: 'screen and (min-width: 720px)',
  fromDesktop: 'screen and (min-width: 960px)',
  fewMotion: '(prefers-reduced-motion: reduce)',
} as const;
