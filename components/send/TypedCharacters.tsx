import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { type AskedCharacters, saysCharacters } from '@/lib/send/askedCharacters';
import * as styles from './LookAlike.css';

type Props = { asked: AskedCharacters; onChange: (isTyped: boolean) => void };

/** A field for some characters of an address, so that nobody agrees to it without reading it. */
export function TypedCharacters({ asked, onChange }: Props) {
  const t = useTranslations('send');
  const id = useId();
  const [typed, setTyped] = useState('');
  const isWrong = typed.trim().length >= asked.text.length && !saysCharacters(typed, asked);
  const type = (text: string) => {
    setTyped(text);
    onChange(saysCharacters(text, asked));
  };
  return (
    <div className={styles.typed}>
      <label htmlFor={id}>{t('typeCharacters', { first: asked.first, last: asked.last })}</label>
      <input
        id={id}
        className={styles.input}
        value={typed}
        onChange={(event) => type(event.target.value)}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={isWrong}
        aria-describedby={`${id}-wrong`}
      />
      <p id={`${id}-wrong`} role="status" className={styles.wrong}>
        {isWrong && t('otherCharacters')}
      </p>
    </div>
  );
}
