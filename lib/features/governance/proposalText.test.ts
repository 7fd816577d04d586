import fc from 'fast-check';
import {
  MAX_DESCRIPTION_CHARACTERS,
  proposalDescription,
  proposalTitle,
  withoutTitle,
} from './proposalText';

test.each<[string, string | undefined]>([
  ['# Raise the rewards\n\nBecause.', 'Raise the rewards'],
  ['Raise the rewards\n\nBecause.', 'Raise the rewards'],
  ['Raise the rewards', 'Raise the rewards'],
  ['\n\r\n  \n## Raise the rewards ##\r\nBecause.', 'Raise the rewards'],
  ['---\n***\n# \nRaise', 'Raise'],
  ['# **Raise** the `rewards` _now_ ~~soon~~', 'Raise the rewards now soon'],
  ['# Move snake_case and 2 * 3', 'Move snake_case and 2 * 3'],
  ['# [Raise](https://evil.example) ![a picture](x) [it][ref]', 'Raise a picture it'],
  ['> 1. Raise', 'Raise'],
  ['#5 of the list', '#5 of the list'],
  ['\\# 100\\% of \\*all\\*', '# 100% of *all*'],
  ['# Raise\u202e sdrawer\u200b\u0007 now', 'Raise sdrawer now'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['', undefined],
  [' \n\t\n', undefined],
  ['\u200b\u202e', undefined],
  ['# \n***', undefined],
])('GOV-05 the title of %j is %j', (description, title) => {
  expect(proposalTitle(description)).toBe(title);
});

test('GOV-05 a title is one line of at most 120 visible characters, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (description) => {
      const title = proposalTitle(description) ?? 'Untitled';
      expect([...title].length).toBeLessThanOrEqual(120);
      expect(title).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }),
  );
});

test('GOV-05 a description without a visible character counts as none', () => {
  for (const empty of ['', '  \n\t', '\u200b\u202e\u0000'])
    expect(proposalDescription(empty)).toBeUndefined();
  expect(proposalDescription('Because.')).toEqual({ text: 'Because.', isCut: false });
});

test('GOV-10 a description is at most 20,000 characters, without what changes its direction', () => {
  const most = 'a'.repeat(MAX_DESCRIPTION_CHARACTERS);
  expect(proposalDescription(most)).toEqual({ text: most, isCut: false });
  expect(proposalDescription(`${most}b`)).toEqual({ text: most, isCut: true });
  expect(proposalDescription('a\u202eb\u2066c\u200bd\n\te\u0000f')?.text).toBe('abcd\n\tef');
  // A character of two units is not cut in half.
  expect(proposalDescription(`${most.slice(1)}😀`)?.text).toBe(most.slice(1));
});

test.each<[string, string]>([
  ['# Raise the rewards\n\nBecause.', '\n\nBecause.'],
  ['\n\r\n## Raise ##\r\nBecause.', '\r\nBecause.'],
  // What the title leaves out would be lost.
  ['# **Raise**\n\nBecause.', '# **Raise**\n\nBecause.'],
  ['# [Raise](https://evil.example)\nBecause.', '# [Raise](https://evil.example)\nBecause.'],
  [`# ${'a'.repeat(121)}\nBecause.`, `# ${'a'.repeat(121)}\nBecause.`],
  ['Raise\n\nBecause.', 'Raise\n\nBecause.'],
  ['    # Raise\nBecause.', '    # Raise\nBecause.'],
  ['# Raise\n \n', '# Raise\n \n'],
  ['', ''],
])('GOV-10 the title is left out of %j where the screen has it', (description, rest) => {
  expect(withoutTitle(description)).toBe(rest);
});
