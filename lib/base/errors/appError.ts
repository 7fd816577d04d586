import type listErrors from '@/messages/en/listErrors.json';
import type signErrors from '@/messages/en/signErrors.json';
import type messages from '@/messages/en.json';

/**
 * The key of an error's text on screen. The texts of `errors` are on every page, but for those that
 * only a signature or a transaction meets; they, and those of lists, come with what shows them.
 */
export type ErrorKey =
  | `errors.${keyof (typeof messages)['errors'] & string}`
  | `errors.${keyof typeof signErrors & string}`
  | `listErrors.${keyof typeof listErrors & string}`;

/** The values of a message's placeholders, ready to be shown. */
export type ErrorValues = Readonly<Record<string, string | number>>;

type Options = {
  readonly code: ErrorKey;
  readonly values?: ErrorValues;
  readonly cause?: unknown;
};

/**
 * An error that this app knows by name.
 *
 * `message` is the English text for logs; if the specification fixes a text, it is exactly that
 * one. `code` and `values` are those of the translated sentence on screen.
 */
export abstract class AppError extends Error {
  readonly code: ErrorKey;
  readonly values: ErrorValues;

  constructor(message: string, { code, values = {}, cause }: Options) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.code = code;
    this.values = values;
  }
}
