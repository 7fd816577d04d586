import { usePaste } from '@/components/parts/amounts/usePaste';
import * as styles from './UnitField.css';

type Props = {
  label: string;
  unit: string;
  /** The id of the note about the field. */
  describedBy: string;
  inputMode: 'decimal' | 'numeric';
  text: string;
  isInvalid: boolean;
  /** Whether its value is in force in place of a preset. */
  isChosen?: boolean;
  onEdit: (text: string) => void;
  onEnter: () => void;
  onLeave: () => void;
};

/** A short number followed by its unit. */
export function UnitField(props: Props) {
  const { label, unit, describedBy, inputMode, text, isInvalid, isChosen } = props;
  const { onEdit, onEnter, onLeave } = props;
  const box = isChosen ? styles.chosenBox : styles.box;
  const { forget, problem, input } = usePaste(unit);
  const problemId = input['aria-describedby'];
  return (
    <>
      <div className={isInvalid ? styles.invalidBox : box}>
        <input
          {...input}
          className={styles.input}
          aria-label={label}
          aria-describedby={problemId ? `${describedBy} ${problemId}` : describedBy}
          aria-invalid={isInvalid}
          value={text}
          onChange={(event) => {
            forget();
            onEdit(event.target.value);
          }}
          onKeyDown={(event) => event.key === 'Enter' && onEnter()}
          onBlur={onLeave}
          inputMode={inputMode}
          autoComplete="off"
          maxLength={20}
        />
        <span>{unit}</span>
      </div>
      {problem}
    </>
  );
}
