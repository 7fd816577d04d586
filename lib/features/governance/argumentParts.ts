import { type AbiParameter, type Address, type Hex, isAddress, isHex, size, slice } from 'viem';
import { plainText } from '@/lib/base/text/plainText';

/** A piece of an argument's text. A screen links an address, and offers to copy bytes. */
export type ArgumentPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'address'; readonly address: Address }
  /** `text` is the beginning of `bytes`, and how many there are, if they are long. */
  | { readonly type: 'bytes'; readonly text: string; readonly bytes: Hex };

const MAX_STRING_CHARACTERS = 500;
const MAX_BYTES = 64;
/** The last pair of brackets of an array's type. */
const ARRAY = /\[\d*\]$/;

/**
 * The type of a decoded argument and its text, in parts: numbers as exact decimals, lists in
 * brackets, tuples in parentheses, and texts in quotes, in one line.
 *
 * @param value - as viem decodes it, in which the parts of a tuple have no names.
 */
export function argumentParts(
  parameter: AbiParameter,
  value: unknown,
): { readonly type: string; readonly parts: readonly ArgumentPart[] } {
  return { type: typeText(parameter), parts: joined([...partsOf(parameter, value)]) };
}

function typeText(parameter: AbiParameter): string {
  if (!('components' in parameter)) return parameter.type;
  const inner = parameter.components.map(typeText).join(',');
  return `(${inner})${parameter.type.slice('tuple'.length)}`;
}

function* partsOf(parameter: AbiParameter, value: unknown): Generator<ArgumentPart> {
  if (Array.isArray(value)) {
    const isList = ARRAY.test(parameter.type);
    yield text(isList ? '[' : '(');
    for (const [index, each] of value.entries()) {
      if (index > 0) yield text(', ');
      yield* partsOf(elementOf(parameter, index), each);
    }
    yield text(isList ? ']' : ')');
  } else yield partOf(parameter, value);
}

/** The parameter of an element of a list, or of a part of a tuple. */
function elementOf(parameter: AbiParameter, index: number): AbiParameter {
  if (ARRAY.test(parameter.type)) return { ...parameter, type: parameter.type.replace(ARRAY, '') };
  return ('components' in parameter ? parameter.components[index] : undefined) ?? parameter;
}

function partOf({ type }: AbiParameter, value: unknown): ArgumentPart {
  if (type === 'string')
    return text(JSON.stringify(plainText(String(value), MAX_STRING_CHARACTERS)));
  if (typeof value !== 'string') return text(String(value));
  if (type === 'address' && isAddress(value)) return { type: 'address', address: value };
  return isHex(value) ? { type: 'bytes', text: bytesText(value), bytes: value } : text(value);
}

function bytesText(bytes: Hex): string {
  const count = size(bytes);
  return count > MAX_BYTES ? `${slice(bytes, 0, MAX_BYTES)}… (${count} bytes)` : bytes;
}

function text(shown: string): ArgumentPart {
  return { type: 'text', text: shown };
}

/** Joins the texts that follow each other. */
function joined(parts: readonly ArgumentPart[]): ArgumentPart[] {
  const merged: ArgumentPart[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (part.type === 'text' && last?.type === 'text')
      merged.splice(-1, 1, text(last.text + part.text));
    else merged.push(part);
  }
  return merged;
}
