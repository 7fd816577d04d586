import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/Button';
import { half, segments } from '@/components/ui/halves.css';
import { SentenceSpace } from '@/components/ui/SentenceSpace';
import { numberSymbols } from '@/lib/base/amounts/numberSymbols';
import { formatSlippage, slippageText } from '@/lib/base/amounts/slippage';
import {
  hasFinerSlippage,
  parseSlippage,
  SLIPPAGE_LIMIT_BPS,
  SLIPPAGE_PRESETS_BPS,
  slippageRisk,
} from '@/lib/site/settings/slippageSetting';
import { chooseSlippage, useSettings } from '@/lib/site/settings/store';
import { useTypedSetting } from '@/lib/site/settings/useTypedSetting';
import * as styles from './Setting.css';
import { UnitField } from './UnitField';

const NOTES = {
  usual: { tone: 'plain', text: 'slippageHelp' },
  low: { tone: 'warning', text: 'riskyLow' },
  high: { tone: 'warning', text: 'riskyHigh' },
  invalid: { tone: 'error', text: 'enterValidSlippage' },
} as const;

/** Suggested in place of anything smaller. */
const [LEAST_BPS] = SLIPPAGE_PRESETS_BPS;

type Props = {
  /** What the tolerance means for the trade on screen. */
  advice?: ReactNode;
};

/** The slippage tolerance: one of three presets, or a typed value. */
export function SlippageSetting({ advice }: Props) {
  const t = useTranslations('settings');
  const frame = useTranslations('frame');
  const locale = useLocale();
  const [titleId, noteId] = [useId(), useId()];
  const slippageBps = useSettings((settings) => settings.userSlippageTolerance);
  const { value, isTyping, field, isDiscarded, choose } = useTypedSetting({
    current: slippageText(slippageBps),
    parse: parseSlippage,
    onChoose: chooseSlippage,
  });
  const isInvalid = field.isInvalid && field.text !== '';
  // The marked choice is what the field says, even before it is set.
  const shownBps = isTyping ? value : slippageBps;
  const isCustom = !SLIPPAGE_PRESETS_BPS.some((presetBps) => presetBps === shownBps);
  const limit = formatSlippage(SLIPPAGE_LIMIT_BPS, locale);
  const note = isInvalid ? NOTES.invalid : NOTES[slippageRisk(value ?? slippageBps) ?? 'usual'];
  const cutTo = value !== undefined && hasFinerSlippage(field.text) ? value : undefined;
  const isTooSmall = shownBps !== undefined && shownBps < LEAST_BPS;
  return (
    <section className={styles.setting} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {frame('tolerance')}
      </h3>
      <p id={noteId} className={styles.notes[isDiscarded ? 'error' : note.tone]} role="status">
        {isDiscarded
          ? t('slippageKept', { slippage: formatSlippage(slippageBps, locale), limit })
          : t(note.text, { limit, slippage: formatSlippage(value ?? slippageBps, locale) })}
        <SentenceSpace />
        {cutTo !== undefined && (
          <span>
            {t('slippageCut', { slippage: formatSlippage(cutTo, locale) })}
            <SentenceSpace />
          </span>
        )}
        {isTooSmall && (
          <Button variant="text" className={styles.suggested} onClick={() => choose(LEAST_BPS)}>
            {t('trySlippage', { slippage: formatSlippage(LEAST_BPS, locale) })}
          </Button>
        )}
      </p>
      <div className={styles.row}>
        <div className={segments}>
          {SLIPPAGE_PRESETS_BPS.map((presetBps) => (
            <button
              key={presetBps}
              type="button"
              className={half}
              aria-pressed={presetBps === shownBps}
              onClick={() => choose(presetBps)}
            >
              {formatSlippage(presetBps, locale)}
            </button>
          ))}
        </div>
        <UnitField
          {...field}
          isInvalid={isInvalid}
          isChosen={isCustom}
          label={t('customSlippage')}
          unit="%"
          isUnitFirst={numberSymbols(locale).beforePercent !== ''}
          describedBy={noteId}
          inputMode="decimal"
        />
      </div>
      {/* About the tolerance in force, so not next to another one. Its room is kept meanwhile. */}
      {advice && (
        <div className={shownBps === slippageBps ? undefined : styles.unseen}>{advice}</div>
      )}
    </section>
  );
}
