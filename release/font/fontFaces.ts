import { basename } from 'node:path';
import type { Font } from './fonts';

/** The styles that declare fonts as parts of Inter, each to be loaded for its characters. */
export function fontFaces(fonts: readonly Font[]): string {
  return `/* Written by \`npm run font\`. */\n${fonts.map(fontFace).join('')}`;
}

/** The family is the one that `app/layout.tsx` declares for the first font. */
function fontFace({ file, characters }: Font): string {
  const ranges = characters.map(([first, last]) =>
    first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`,
  );
  return `
@font-face {
  font-family: inter;
  src: url("./${basename(file)}") format("woff2");
  font-weight: 400 600;
  font-display: swap;
  unicode-range: ${ranges.join(', ')};
}
`;
}

function hex(code: number): string {
  return code.toString(16).toUpperCase();
}
