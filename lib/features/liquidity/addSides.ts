import type { Amount } from '@/lib/base/amounts/amount';
import { computedAmountText } from '@/lib/base/amounts/amountText';
import type { CurrencySide } from '@/lib/base/amounts/currencySide';
import type { Currency } from '@/lib/base/tokens/currency';
import type { AddField, AddForm } from './addForm';
import type { PlannedAdd } from './plannedAdd';

/** One side of an addition, as it is shown. */
type AddSide = CurrencySide & {
  readonly field: AddField;
  /** The maximum taken, which the router needs approval for; undefined while unknown. */
  readonly maximum: Amount | undefined;
};

type AddInputs = {
  readonly form: AddForm;
  /** Whether both amounts can be chosen freely. */
  readonly isFree: boolean;
  /** Whether the pool of both currencies is not known yet. */
  readonly isLoading: boolean;
  readonly planned: PlannedAdd | undefined;
  /** The amount of the field that was typed in last. */
  readonly typed: Amount | undefined;
  /** The amount of the text that is kept of the other field. */
  readonly otherTyped: Amount | undefined;
  readonly currencies: readonly [Currency | undefined, Currency | undefined];
  readonly balances: readonly [Amount | undefined, Amount | undefined];
};

const INDEX = { currencyA: 0, currencyB: 1 } as const;

/** Both sides of an addition, as they are shown. */
export function addSides(known: AddInputs): Readonly<Record<AddField, AddSide>> {
  return { currencyA: addSide('currencyA', known), currencyB: addSide('currencyB', known) };
}

function addSide(
  field: AddField,
  { form, isFree, isLoading, planned, typed, otherTyped, currencies, balances }: AddInputs,
): AddSide {
  const index = INDEX[field];
  const isTyped = field === form.independentField;
  const amount = isTyped ? typed : (planned?.amounts[index] ?? (isFree ? otherTyped : undefined));
  const otherText = isFree ? form.otherTypedValue : computedText(planned?.amounts[index]);
  return {
    field,
    currency: currencies[index],
    balance: balances[index],
    amount,
    isTyped,
    text: isTyped ? form.typedValue : otherText,
    isComputing: !isTyped && typed !== undefined && isLoading,
    maximum: planned?.maximums[index] ?? amount,
  };
}

function computedText(amount: Amount | undefined): string {
  return amount ? computedAmountText(amount, 'up') : '';
}
