import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'messages';

type Messages = { readonly [key: string]: string | Messages };

/** The texts of all languages, each after its file and its key. */
const TEXTS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => textsOf(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')), name));

function textsOf(messages: Messages, path: string): { key: string; text: string }[] {
  return Object.entries(messages).flatMap(([name, text]) =>
    typeof text === 'string'
      ? [{ key: `${path} ${name}`, text }]
      : textsOf(text, `${path} ${name}`),
  );
}

/** Abbreviated units and symbols, in all languages. */
const UNITS =
  'ms|s|sek|sec|sn|giây|min|dk|phút|h|std|sa|giờ|kb|mb|avax|wavax|png|\\{(?:symbol|base|quote|input|output)\\}';
/** A figure that a line can end behind, before its unit. Chinese has no spaces after a unit. */
const TORN_FIGURE = new RegExp(`(?:\\d|\\}) (?:秒|分钟|小时|(?:${UNITS})(?![\\p{L}'’-]))`, 'iu');

test('LNG-14 in every text a figure and its unit are in one line', () => {
  expect(TEXTS.filter(({ text }) => TORN_FIGURE.test(text))).toEqual([]);
});

test.each([
  ['{seconds, number} s ago', true],
  ['{minutes, plural, other {{minutes, number} Min.}}', true],
  ['Over 2 MB', true],
  ['1 {base}', true],
  ['Send {amount} {symbol}', true],
  ['{amount} PNG is listed', true],
  ['{seconds, number} 秒前', true],
  ['{seconds, number}\u00a0s ago', false],
  ['{count, number} sales', false],
  ['1 AVAX-token', false],
])('LNG-14 the check of %j says %s', (text, isTorn) => {
  expect(TORN_FIGURE.test(text)).toBe(isTorn);
});

/** A percent or dollar sign beside an argument or an element, and not behind a digit. */
const SIGN_BESIDE_FIGURE = /[}>]\s*[%$]|(?<!\d\s?)[%$]\s*[{<]/;

test('LNG-14 no text writes a percent or dollar sign beside a figure, which has its own', () => {
  expect(TEXTS.filter(({ text }) => SIGN_BESIDE_FIGURE.test(text))).toEqual([]);
});

test('LNG-14 a text may have a figure of its own', () => {
  expect(SIGN_BESIDE_FIGURE.test('takes 100 % <note>or</note> 5% {more}')).toBe(false);
});

test.each(['{percent}%', '%{percent, number}', '<a></a> %', '$<amount></amount>', '{x} $'])(
  'LNG-14 the check finds %s',
  (text) => {
    expect(SIGN_BESIDE_FIGURE.test(text)).toBe(true);
  },
);

/** Words that belong to a figure, and a line could end within. */
const TORN_LIMIT = /\ben (?:az|fazla) [<{]/iu;

test('LNG-14 in Turkish the two words of a limit are in one line', () => {
  expect(TEXTS.filter(({ text }) => TORN_LIMIT.test(text))).toEqual([]);
  expect(TEXTS.filter(({ text }) => /\ben\u00a0az [<{]/iu.test(text))).not.toEqual([]);
});
