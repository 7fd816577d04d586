import { nestedErrors, textsOf } from './nestedErrors';

const VERB = '(?:abort|clos|dismiss|exit)[a-z]*';

const DISMISSAL_TEXTS = [
  new RegExp(String.raw`(?<![a-z])user[\s_-]*(?:has |have )?${VERB}`, 'i'),
  new RegExp(String.raw`${VERB}\s+by\s+(?:the\s+)?user\b`, 'i'),
  new RegExp(String.raw`\b(?:popup|modal|window)\s+(?:was\s+|has\s+been\s+)?${VERB}`, 'i'),
];

/**
 * Whether a wallet's error says that its user left the question unanswered, as by closing a window.
 * It does not prove that nothing was sent: the user may have confirmed before.
 */
export function isUserDismissal(error: unknown): boolean {
  return nestedErrors(error)
    .flatMap(textsOf)
    .some((text) => DISMISSAL_TEXTS.some((pattern) => pattern.test(text)));
}
