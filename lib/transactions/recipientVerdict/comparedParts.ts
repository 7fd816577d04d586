import type { Address } from 'viem';

/** A part of an address, and whether it differs from the other one's. */
type ComparedPart = { readonly text: string; readonly differs: boolean };

/** An address in parts, so that the characters that differ from another one can be marked. */
export function comparedParts(address: Address, other: Address): readonly ComparedPart[] {
  const parts: { text: string; differs: boolean }[] = [];
  for (const [index, character] of [...address].entries()) {
    const differs = character.toLowerCase() !== other[index]?.toLowerCase();
    const last = parts.at(-1);
    if (last?.differs === differs) last.text += character;
    else parts.push({ text: character, differs });
  }
  return parts;
}
