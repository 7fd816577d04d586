import { filesWith } from './jsxElements';

/** Inputs that are no text, and the unseen ones of another element. */
const NO_TEXT = /\btype="(radio|checkbox|file|range)"/;

test('TOK-26 AMT-02 browsers and keyboards change nothing that is typed, but for the name and e-mail address of a buyer', () => {
  const texts = filesWith(
    ({ name, attributes }) =>
      /^(input|textarea)$/.test(name) &&
      !NO_TEXT.test(attributes) &&
      !attributes.includes('{...VERBATIM_INPUT}'),
  );
  expect(texts).toEqual(['components/features/onramp/TextField.tsx']);
});
