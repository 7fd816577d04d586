/** The attribute on all of RainbowKit's elements, which also marks its scripts. */
export const RAINBOWKIT_MARK = 'data-rk';
