import {
  type MessageFormatElement,
  type PluralElement,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { EXPORTED_LOCALE, type Locale } from '@/lib/base/i18n/locales';
import { type Branching, type MessageShape, takenBy } from './messageShape';

/** Numbers of each plural category of the languages. */
const NUMBERS = [0, 1, 2, 3, 5, 11, 21, 1_000_000];

/** A value for each argument that selects a branch. */
type Values = ReadonlyMap<string, number | string>;

/**
 * A sentence for each thing that English says for some values and a message does not: an argument, a
 * tag, the number itself (`count:#`), or a case of its own (`count:=0`). Also for each argument and tag
 * that a message has where English does not.
 *
 * The branches are not compared by their names, because languages have different ones: French says 0
 * and 1 alike, Chinese all numbers.
 */
export function branchFaults(
  shape: MessageShape,
  original: MessageShape,
  locale: Locale,
): readonly string[] {
  const faults = new Map<string, string>();
  for (const values of valuesOf([...original.branchings, ...shape.branchings])) {
    const mine = takenFor(shape.elements, values, locale);
    const english = takenFor(original.elements, values, EXPORTED_LOCALE);
    const lost = [...english].filter((taken) => !mine.has(taken)).map((taken) => `lacks ${taken}`);
    const added = [...mine].filter((taken) => !english.has(taken) && !/:[#=]/.test(taken));
    const first = [...values].map((value) => value.join(' ')).join(', ');
    for (const fault of [...lost, ...added.map((taken) => `takes ${taken}`)])
      if (!faults.has(fault)) faults.set(fault, `${fault} for ${first}`);
  }
  return [...faults.values()];
}

/** All combinations of values that may select different branches. */
function valuesOf(branchings: readonly Branching[]): readonly Values[] {
  const choices = new Map<string, Set<number | string>>();
  for (const { type, name, choices: own } of branchings) {
    const numbers = own.filter(isNumber).map((choice) => Number(choice.slice(1)));
    const values = type === 'plural' ? [...NUMBERS, ...numbers] : own;
    choices.set(name, new Set([...(choices.get(name) ?? []), ...values]));
  }
  let combinations: Values[] = [new Map()];
  for (const [name, values] of [...choices].sort())
    combinations = combinations.flatMap((others) =>
      [...values].map((value) => new Map([...others, [name, value]])),
    );
  return combinations;
}

function takenFor(
  elements: readonly MessageFormatElement[],
  values: Values,
  locale: Locale,
): ReadonlySet<string> {
  const taken = new Set<string>();
  const visit = (parts: readonly MessageFormatElement[], counted: string): void => {
    for (const part of parts) {
      const own = takenBy(part);
      if (own !== undefined) taken.add(own);
      if (part.type === TYPE.pound) taken.add(`${counted}:#`);
      if (part.type === TYPE.tag) visit(part.children, counted);
      if (part.type !== TYPE.plural && part.type !== TYPE.select) continue;
      const choice = choiceOf(part, values.get(part.value), locale);
      // Its text is for this number alone, and may say it in words.
      if (isNumber(choice)) taken.add(`${part.value}:${choice}`).add(`${part.value}:#`);
      const inner = part.type === TYPE.plural ? part.value : counted;
      visit(part.options[choice]?.value ?? [], inner);
    }
  };
  visit(elements, '');
  return taken;
}

function choiceOf(
  part: PluralElement | SelectElement,
  value: number | string | undefined,
  locale: Locale,
): string {
  if (part.type === TYPE.select) return String(value);
  const number = Number(value);
  if (`=${number}` in part.options) return `=${number}`;
  const category = new Intl.PluralRules(locale, { type: part.pluralType }).select(number);
  return category in part.options ? category : 'other';
}

function isNumber(choice: string): boolean {
  return choice.startsWith('=');
}
