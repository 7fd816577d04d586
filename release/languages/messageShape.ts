import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** What a message takes: each argument with its kind, and each tag. The choices of a plural and a
 * select by the argument's name. */
export type MessageShape = {
  /** Such as `amount:argument`, `count:plural` and `link:tag`. */
  readonly takes: ReadonlySet<string>;
  readonly plurals: ReadonlyMap<string, readonly string[]>;
  readonly selects: ReadonlyMap<string, readonly string[]>;
};

const KINDS: Readonly<Partial<Record<TYPE, string>>> = {
  [TYPE.argument]: 'argument',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.select]: 'select',
  [TYPE.plural]: 'plural',
  [TYPE.tag]: 'tag',
};

/** @throws {SyntaxError} when the text is no ICU message. */
export function messageShape(text: string): MessageShape {
  const takes = new Set<string>();
  const plurals = new Map<string, readonly string[]>();
  const selects = new Map<string, readonly string[]>();
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      const kind = KINDS[element.type];
      if (kind !== undefined && 'value' in element) takes.add(`${element.value}:${kind}`);
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
      const choices = element.type === TYPE.plural ? plurals : selects;
      choices.set(element.value, Object.keys(element.options).sort());
      for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  visit(parse(text));
  return { takes, plurals, selects };
}
