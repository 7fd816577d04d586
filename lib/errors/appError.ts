import type messages from '@/messages/en.json';

/** A key of the `errors` messages: what a person is told when this failure reaches the screen. */
export type ErrorKey = `errors.${keyof (typeof messages)['errors'] & string}`;

/** What a message's placeholders stand for, ready to be shown. */
export type ErrorValues = Readonly<Record<string, string | number>>;

type Options = {
  readonly code: ErrorKey;
  readonly values?: ErrorValues;
  readonly cause?: unknown;
};

/**
 * A failure this app knows by name.
 *
 * `message` is the English text for logs and, where the specification fixes one, word for word its
 * text; `code` and `values` are the translated sentence for the screen.
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
