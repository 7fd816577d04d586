/** The height of the bar at the bottom of a phone. The popups of a small screen have it too. */
export const BAR_HEIGHT = '64px';

/** The height of the footer, which is the bar at the bottom of a wider screen. */
export const FOOTER_HEIGHT = { small: BAR_HEIGHT, wide: '40px' } as const;

/** On a short screen a popup lies over the bars, unless one has the keyboard's focus. */
export const POPUP_LAYER = { bar: 5, popups: 10, focusedBar: 11 } as const;
