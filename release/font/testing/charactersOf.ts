import subset from 'subset-font';

/** The table that maps characters to glyphs, and its form for 16-bit characters. */
const TABLE = 'cmap';
const FORM = 4;

/** The characters that a font has glyphs of. */
export async function charactersOf(font: Buffer): Promise<ReadonlySet<string>> {
  const plain = await subset(font, undefined, { targetFormat: 'truetype', keepAllGlyphs: true });
  const table = plain.subarray(offsetOf(plain, TABLE));
  const map = table.subarray(mapOffset(table));
  const segments = map.readUInt16BE(6) / 2;
  /** One of the parallel arrays of the segments. */
  const start = (array: number) => 14 + array * 2 * segments + (array > 0 ? 2 : 0);
  const characters = new Set<string>();
  for (let segment = 0; segment < segments; segment++) {
    const [last = 0, first = 0, delta = 0, place = 0] = [0, 1, 2, 3].map((array) =>
      map.readUInt16BE(start(array) + 2 * segment),
    );
    for (let code = first; code <= last && code < 0xffff; code++) {
      const at = start(3) + 2 * segment + place + 2 * (code - first);
      const glyph = place === 0 ? (code + delta) & 0xffff : map.readUInt16BE(at);
      if (glyph !== 0) characters.add(String.fromCharCode(code));
    }
  }
  return characters;
}

function offsetOf(font: Buffer, tag: string): number {
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16)
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  throw new Error(`The font has no table ${tag}.`);
}

function mapOffset(table: Buffer): number {
  for (let entry = 4; entry < 4 + 8 * table.readUInt16BE(2); entry += 8) {
    const offset = table.readUInt32BE(entry + 4);
    if (table.readUInt16BE(offset) === FORM) return offset;
  }
  throw new Error('The font maps no 16-bit characters.');
}
