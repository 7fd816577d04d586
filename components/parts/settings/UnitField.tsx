import { useLocale } from 'next-intl';
import { usePaste } from '@/components/parts/amounts/usePaste';
import { VERBATIM_INPUT } from '@/components/ui/verbatimInput';
import { withPlainSigns } from '@/lib/base/amounts/amountText';
import { numberSymbols } from '@/lib/base/amounts/numberSymbols';
import * as styles from './UnitField.css';

type Props = {
  label: string;
  unit: string;
  /** Whether the language writes the unit before the number. */
  isUnitFirst?: boolean;
  /** The id of the note about the field. */
  describedBy: string;
  inputMode: 'decimal' | 'numeric';
  /** With a point, whatever the language. */
  text: string;
  isInvalid: boolean;
  /** Whether its value is used instead of a preset. */
  isChosen?: boolean;
  onEdit: (text: string) => void;
  onEnter: () => void;
  onLeave: () => void;
};

/** A short number with its unit. It accepts a comma or a point, and shows the language's own. */
export function UnitField(props: Props) {
  const { label, unit, isUnitFirst, describedBy, inputMode, text, isInvalid, isChosen } = props;
  const { onEdit, onEnter, onLeave } = props;
  const box = isChosen ? styles.chosenBox : styles.box;
  const { decimal } = numberSymbols(useLocale());
  const { forget, problem, input } = usePaste(text, unit);
  const problemId = input['aria-describedby'];
  return (
    <>
      <div className={isInvalid ? styles.invalidBox : box}>
        {isUnitFirst && <span>{unit}</span>}
        <input
          {...input}
          className={styles.input}
          aria-label={label}
          aria-describedby={problemId ? `${describedBy} ${problemId}` : describedBy}
          aria-invalid={isInvalid}
          value={text.replaceAll('.', decimal)}
          onChange={(event) => {
            forget();
            onEdit(withPlainSigns(event.target.value).replaceAll(',', '.'));
          }}
          onKeyDown={(event) => event.key === 'Enter' && onEnter()}
          onBlur={onLeave}
          inputMode={inputMode}
          {...VERBATIM_INPUT}
          maxLength={20}
        />
        {!isUnitFirst && <span>{unit}</span>}
      </div>
      {problem}
    </>
  );
}
