import { useLocale } from 'next-intl';

/** What is between two sentences: a space, but nothing in Chinese, whose full stop has one. */
export function SentenceSpace() {
  return <>{useLocale() !== 'zh-Hans' && ' '}</>;
}
