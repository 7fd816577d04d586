// What `npm run where` searches for in the messages and the code.
import { existsSync } from 'node:fs';
import type { Message } from './messageUses';

/** What is inserted into a text: `{symbol}`, or a tag. */
const INSERTED = /\{[^{}]*\}|<[^<>]*>/;

/** The messages with all the words, of which one may be a part of a sentence. */
export function messagesWith(messages: readonly Message[], words: readonly string[]): Message[] {
  return messages.filter(({ text }) => countOf(text, words) === words.length);
}

function countOf(text: string, words: readonly string[]): number {
  const lower = text.toLowerCase();
  return words.filter((word) => lower.includes(word.toLowerCase())).length;
}

/** The sentences that a requirement quotes. A single word is no sentence. */
export function quotedIn(requirement: string): string[] {
  const quotes = [...requirement.matchAll(/"([^"]+)"/g)].flatMap(([, quote]) => quote ?? []);
  return quotes.filter((quote) => /\w\W+\w/.test(quote));
}

/** The messages that contain a quoted sentence, or that make it with other inserted parts. */
export function messagesOf(quote: string, messages: readonly Message[]): Message[] {
  const plain = plainText(quote);
  return messages.filter(({ text }) => {
    if (plainText(text).includes(plain)) return true;
    const parts = plainText(text).split('{}');
    const isSentence = /\w\W+\w/.test(parts.join(' '));
    return isSentence && new RegExp(`^${parts.map(escaped).join('.+')}$`).test(plain);
  });
}

/** The files whose code has the sentence, such as the message of an error. */
export function filesWith(
  quote: string,
  code: readonly { readonly path: string; readonly text: string }[],
): string[] {
  const parts = quote.split(INSERTED).filter((part) => /\w\W+\w/.test(part));
  return code
    .filter(({ text }) => parts.length > 0 && parts.every((part) => text.includes(part)))
    .map(({ path }) => path);
}

/** A text in small letters, without its last point, and with `{}` for what is inserted. */
function plainText(text: string): string {
  return text.split(INSERTED).join('{}').replace(/\.$/, '').toLowerCase();
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The file of the code that a test stands beside, else the test. */
export function decidingFile(test: string): string {
  const endings = ['.ts', '.tsx', '.css.ts'];
  const beside = endings.map((ending) => test.replace(/(\.devnet)?\.test\.tsx?$/, ending));
  return beside.find((file) => file !== test && existsSync(file)) ?? test;
}

export function isTest(file: string): boolean {
  return /\.(test|spec)\./.test(file);
}
