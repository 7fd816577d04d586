import type { Amount } from '@/lib/amounts/amount';
import { computedAmountText } from '@/lib/amounts/amountText';
import type { Currency } from '@/lib/tokens/currency';
import type { AddField, AddForm } from './addForm';
import type { PlannedAdd } from './plannedAdd';

/** One side of the addition, as it is shown. */
export type AddSide = {
  readonly field: AddField;
  readonly currency: Currency | undefined;
  readonly balance: Amount | undefined;
  /** The amount that it is, typed or computed, in its currency. */
  readonly amount: Amount | undefined;
  /** What its field shows: a typed text, or the computed amount to 6 significant digits. */
  readonly text: string;
  /** The most that is taken, and so what the router has to be approved for; absent while unknown. */
  readonly most: Amount | undefined;
};

type AddInputs = {
  readonly form: AddForm;
  /** Whether both amounts are free to choose. */
  readonly isFree: boolean;
  readonly addition: PlannedAdd | undefined;
  /** The amount of the independent field. */
  readonly typed: Amount | undefined;
  readonly currencies: readonly [Currency | undefined, Currency | undefined];
  readonly balances: readonly [Amount | undefined, Amount | undefined];
};

const INDEX = { currencyA: 0, currencyB: 1 } as const;

/** Both sides of the addition, as they are shown. */
export function addSides(known: AddInputs): Readonly<Record<AddField, AddSide>> {
  return { currencyA: addSide('currencyA', known), currencyB: addSide('currencyB', known) };
}

function addSide(
  field: AddField,
  { form, isFree, addition, typed, currencies, balances }: AddInputs,
): AddSide {
  const index = INDEX[field];
  const isTyped = field === form.independentField;
  const otherText = isFree ? form.otherTypedValue : computedText(addition?.amounts[index]);
  return {
    field,
    currency: currencies[index],
    balance: balances[index],
    amount: isTyped ? typed : addition?.amounts[index],
    text: isTyped ? form.typedValue : otherText,
    most: addition?.most[index] ?? (isTyped ? typed : undefined),
  };
}

function computedText(amount: Amount | undefined): string {
  return amount ? computedAmountText(amount, 'up') : '';
}
