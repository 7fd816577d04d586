/** The layout's breakpoints, as the media queries that styles use. */
export const media = {
  /** The narrowest phones. */
  narrow: 'screen and (max-width: 359px)',
  phone: 'screen and (max-width: 479px)',
  /** Not a tablet, and high enough for distances around what is above a list. */
  tallPhone: 'screen and (max-width: 719px) and (min-height: 640px)',
  belowTablet: 'screen and (max-width: 719px)',
  fromTablet: 'screen and (min-width: 720px)',
  tablet: 'screen and (min-width: 720px) and (max-width: 959px)',
  belowDesktop: 'screen and (max-width: 959px)',
  fromDesktop: 'screen and (min-width: 960px)',
  belowColumns: 'screen and (max-width: 1079px)',
  /** Room for a form with what is known of its subject beside it. */
  fromColumns: 'screen and (min-width: 1080px)',
  fromWide: 'screen and (min-width: 1280px)',
  /** Room for everything in the header, in the languages with the longest words too. */
  fromFull: 'screen and (min-width: 1440px)',
  /** Too short for a popup above the bar at the bottom: it would cover a form. */
  short: 'screen and (max-height: 599px)',
  /** A phone or a tablet, without a pointer that hovers. */
  touch: '(hover: none) and (pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
