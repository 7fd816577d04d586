const MAX_CHARACTERS = 120;

/**
 * Makes an external text, such as a contract's reason, safe inside a sentence: one line, without
 * invisible or direction-changing characters, with at most two marks on a letter and at most
 * `maxCharacters` long.
 */
export function plainText(text: string, maxCharacters = MAX_CHARACTERS): string {
  const oneLine = text
    .replace(/[\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]+/gu, '')
    // A blank braille pattern looks like a space.
    .replace(/[\p{Cc}\p{Z}\u2800]+/gu, ' ')
    // No language stacks more than two marks on a letter; more of them cover other lines.
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();
  const characters = [...oneLine];
  if (characters.length <= maxCharacters) return oneLine;
  return `${characters.slice(0, maxCharacters - 1).join('')}…`;
}
