import { type ClipboardEvent, useId, useState } from 'react';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import type { PastedProps } from './NumberNotes';

const PastedNumber = lazyPart<'PastedNumber', PastedProps>(
  () => import('./NumberNotes'),
  'PastedNumber',
);

type Pasted = {
  readonly input: HTMLInputElement;
  readonly text: string;
  /** When it was pasted. */
  readonly at: number;
  /** What the field had, and what its number counted. A number for another field is not offered. */
  readonly before: string;
};

/**
 * Reads what is pasted into the field of a number. The browser itself pastes digits. For any other
 * text, `PastedNumber` is loaded: it types the number, asks which of two, or says that it is none.
 *
 * @param field - The text that the field has.
 * @param unit - What the number counts; it may come before or after a pasted number.
 */
export function usePaste(field: string, unit = '') {
  const id = useId();
  const [latest, setPasted] = useState<Pasted>();
  const before = `${field} ${unit}`;
  const pasted = latest?.before === before ? latest : undefined;
  return {
    /** The id of the problem. */
    id,
    /** Forgets the last paste; called with every edit. */
    forget: () => setPasted(undefined),
    /** What could not be pasted. */
    problem: pasted && <PastedNumber key={pasted.at} {...pasted} id={id} unit={unit} />,
    input: {
      'aria-describedby': pasted && id,
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        const text = event.clipboardData.getData('text');
        if (/^\d*$/.test(text)) return;
        event.preventDefault();
        setPasted({ input: event.currentTarget, text, at: event.timeStamp, before });
      },
    },
  };
}
