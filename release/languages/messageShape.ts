import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** A plural or a select by the name of its argument, with its choices. */
export type Branching = {
  readonly type: 'plural' | 'select';
  readonly name: string;
  /** Such as `=0`, `one` and `other`, in alphabetical order. */
  readonly choices: readonly string[];
};

/** What a message consists of. */
export type MessageShape = {
  readonly elements: readonly MessageFormatElement[];
  /** Each argument with its kind, and each tag: `amount:argument`, `count:plural` and `link:tag`. */
  readonly takes: ReadonlySet<string>;
  readonly branchings: readonly Branching[];
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

/** An argument with its kind, or a tag, as in `takes`; undefined for anything else. */
export function takenBy(element: MessageFormatElement): string | undefined {
  const kind = KINDS[element.type];
  return kind !== undefined && 'value' in element ? `${element.value}:${kind}` : undefined;
}

/** @throws {SyntaxError} when the text is no ICU message. */
export function messageShape(text: string): MessageShape {
  const takes = new Set<string>();
  const branchings: Branching[] = [];
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      const taken = takenBy(element);
      if (taken !== undefined) takes.add(taken);
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
      const choices = Object.keys(element.options).sort();
      const type = element.type === TYPE.plural ? 'plural' : 'select';
      branchings.push({ type, name: element.value, choices });
      for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  const elements = parse(text);
  visit(elements);
  return { elements, takes, branchings };
}
