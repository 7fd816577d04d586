/** For an input whose text counts as typed: browsers and keyboards suggest and change nothing. */
export const VERBATIM_INPUT = {
  autoCapitalize: 'none',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
