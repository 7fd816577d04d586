/** Letters that do not decompose into a plain one and a mark. */
const PLAIN: Readonly<Record<string, string>> = { ı: 'i', đ: 'd', Đ: 'D' };

/**
 * A text with plain letters: without accents, a Turkish dotless i as an i, and letters that are as
 * wide as Chinese ones as narrow ones.
 *
 * @example
 * withoutAccents('Đô la Mỹ') // 'Do la My'
 */
export function withoutAccents(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '');
  return Array.from(letters, (letter) => PLAIN[letter] ?? letter).join('');
}
