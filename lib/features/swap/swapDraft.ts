import * as z from 'zod/mini';
import { draft } from '@/lib/transactions/forms/draft';
import { prefilledForm } from './prefilledForm';
import type { SwapForm } from './swapForm';

/** A swap that was typed at a URL with this query. Its recipient is not kept. */
const schema = z.object({
  query: z.string(),
  form: z.object({
    independentField: z.literal(['input', 'output']),
    typedValue: z.string(),
    inputId: z.optional(z.string()),
    outputId: z.optional(z.string()),
    linkedIds: z.optional(z.readonly(z.array(z.string()))),
  }),
});

/** The swap that is typed in this tab. */
export const swapDraft = draft('pangolin.swapForm', schema);

/** Keeps the form at an address with this query, without its recipient. */
export function keepDraft(
  query: string,
  { independentField, typedValue, inputId, outputId, linkedIds }: SwapForm,
): void {
  swapDraft.keep({ query, form: { independentField, typedValue, inputId, outputId, linkedIds } });
}

/**
 * The form when its document is loaded again at the same query: what was typed, which counts more
 * than the link. A recipient of the link needs consent again. Undefined for another link.
 */
export function restoredForm(
  restored: z.infer<typeof schema> | undefined,
  query: string,
): SwapForm | undefined {
  if (restored?.query !== query) return undefined;
  const link = prefilledForm(new URLSearchParams(query));
  const { inputId, outputId } = restored.form;
  return {
    ...restored.form,
    inputId,
    outputId,
    recipient: link?.recipient,
    ...(restored.form.typedValue === '' &&
      link?.unusedAmount !== undefined && { unusedAmount: link.unusedAmount }),
    // The address names what the user has chosen as well.
    linkedIds: restored.form.linkedIds ?? link?.linkedIds ?? [],
  };
}
