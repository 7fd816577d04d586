/** The attribute that RainbowKit writes on everything of its own, and so the mark of its scripts. */
export const RAINBOWKIT_MARK = 'data-rk';
