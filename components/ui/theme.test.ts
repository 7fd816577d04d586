import { themes } from './theme.css';

/** Red, green and blue from 0 to 255, and how opaque the colour is. */
type Colour = { readonly channels: readonly number[]; readonly alpha: number };

function parse(text: string): Colour {
  const hex = /^#(..)(..)(..)$/.exec(text);
  if (hex) return { channels: hex.slice(1).map((each) => Number.parseInt(each, 16)), alpha: 1 };
  const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return { channels: [red, green, blue], alpha };
}

/** An opaque colour with another one over it. */
function over(below: string, above: string): readonly number[] {
  const { channels, alpha } = parse(above);
  return parse(below).channels.map(
    (channel, index) => (channels[index] ?? 0) * alpha + channel * (1 - alpha),
  );
}

/** The relative luminance of WCAG 2. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2. */
function contrast(a: readonly number[], b: readonly number[]): number {
  const [less = 0, more = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (more + 0.05) / (less + 0.05);
}

const SURFACES = ['page', 'card', 'field'] as const;

/** Each text of a tone with its panel. There, faint text has the colour of soft text. */
const PANELS = [
  ['caution', 'cautionSoft'],
  ['bad', 'badSoft'],
  ['info', 'infoSoft'],
  ['accentText', 'accentSoft'],
] as const;

describe.each(['light', 'dark'] as const)('in the %s theme', (name) => {
  const palette = themes[name].color;
  test.each(SURFACES)('faint text on a %s can be read', (surface) => {
    const background = parse(palette[surface]).channels;
    expect(contrast(parse(palette.textFaint).channels, background)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(PANELS)('quiet text, and %s on %s, can be read on any surface', (own, panel) => {
    for (const surface of SURFACES) {
      const background = over(palette[surface], palette[panel]);
      for (const text of ['text', 'textSoft', own] as const)
        expect(contrast(parse(palette[text]).channels, background)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
