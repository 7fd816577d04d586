import type { TokenTag } from '@/lib/base/tokens/token';
import * as styles from './TokenTags.css';

/** The most labels of a row. */
const MAX_TAGS = 2;

type Props = {
  tags: readonly TokenTag[];
  /** The id of the element that describes the labels. */
  descriptionId: string;
};

/** The labels that a token list gives a token; what they mean on hover and to a screen reader. */
export function TokenTags({ tags, descriptionId }: Props) {
  const shown = tags.slice(0, MAX_TAGS);
  return (
    <span className={styles.tags}>
      {shown.map(({ id, name, description }) => (
        <span key={id} className={styles.tag} title={description}>
          {name}
        </span>
      ))}
      <span id={descriptionId} hidden>
        {shown.map(({ name, description }) => `${name}: ${description}`).join(' ')}
      </span>
    </span>
  );
}
