import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';

/** The parts that a theme changes, as custom properties. */
const themed = createGlobalThemeContract(
  {
    color: {
      page: 'color-page',
      /** The light at the top of the page. */
      halo: 'color-halo',
      card: 'color-card',
      /** Fields and chips, on a card or a page. */
      field: 'color-field',
      hover: 'color-hover',
      /** Separates; no box is drawn with it. */
      line: 'color-line',
      text: 'color-text',
      textSoft: 'color-text-soft',
      textFaint: 'color-text-faint',
      /** Only the next step of a screen. */
      action: 'color-action',
      actionHover: 'color-action-hover',
      onAction: 'color-on-action',
      /** A chosen preset, the maximum, what can be claimed, practice. */
      accentSoft: 'color-accent-soft',
      accentText: 'color-accent-text',
      /** A gold line: the edge of own rows, the ring of what happens now. */
      edge: 'color-edge',
      good: 'color-good',
      bad: 'color-bad',
      badSoft: 'color-bad-soft',
      onBad: 'color-on-bad',
      /** Open or to come. */
      info: 'color-info',
      infoSoft: 'color-info-soft',
      caution: 'color-caution',
      cautionSoft: 'color-caution-soft',
      ring: 'color-ring',
      backdrop: 'color-backdrop',
    },
    shadow: 'shadow',
  },
  (value) => `pangolin-${value}`,
);

const INTER = 'var(--font-inter)';
const SYSTEM = 'system-ui, sans-serif';
/** Inter has no Chinese characters, but the figures and the Latin letters among them. */
const CHINESE =
  '"PingFang SC", "Hiragino Sans GB", "Noto Sans SC", "Noto Sans CJK SC", "Source Han Sans SC", "Microsoft YaHei"';

/**
 * Every colour, size, radius, shadow and duration of the app. Other files do not define any.
 *
 * What all themes share is a plain value: each custom property costs the first paint time.
 */
export const theme = {
  ...themed,
  font: {
    body: `${INTER}, ${SYSTEM}`,
    chinese: `${INTER}, ${CHINESE}, ${SYSTEM}`,
    system: SYSTEM,
  },
  size: {
    /** The words of the bar at the bottom. */
    bar: '0.75rem',
    label: '0.8125rem',
    body: '0.9375rem',
    heading: '1.0625rem',
    figure: '1.375rem',
    pageTitle: '1.75rem',
    amount: '2.5rem',
  },
  weight: { regular: '400', medium: '500', bold: '600' },
  space: {
    hair: '4px',
    tight: '8px',
    snug: '12px',
    body: '16px',
    wide: '24px',
    section: '40px',
    page: '64px',
  },
  radius: { small: '12px', body: '18px', card: '24px', round: '999px' },
  motion: { quick: '120ms', calm: '200ms' },
  /** The edge of a farm's card. */
  farmColor: '#2172E5',
};

const light = {
  color: {
    page: '#F6F5F1',
    halo: 'rgba(255, 200, 0, 0.16)',
    card: '#FFFFFF',
    field: '#F4F3EF',
    hover: '#E9E7E1',
    line: 'rgba(23, 20, 10, 0.09)',
    text: '#17150E',
    textSoft: '#55524A',
    textFaint: '#6B6860',
    action: 'linear-gradient(#FFD026, #FFC400)',
    actionHover: 'linear-gradient(#FFC400, #F5B800)',
    onAction: '#15130A',
    accentSoft: '#FFF2C2',
    accentText: '#6B5200',
    edge: '#C99700',
    good: '#0B7A45',
    bad: '#C02A2E',
    badSoft: '#FCEBEA',
    onBad: '#FFFFFF',
    info: '#1D5FC4',
    infoSoft: '#E5EFFF',
    caution: '#8A4B00',
    cautionSoft: '#FFF0DF',
    ring: '#55524A',
    backdrop: 'rgba(40, 36, 24, 0.44)',
  },
  shadow: '0 1px 2px rgba(23, 20, 10, 0.05), 0 16px 48px rgba(23, 20, 10, 0.08)',
};

const dark: typeof light = {
  color: {
    page: '#0E0E10',
    halo: 'rgba(255, 200, 0, 0.07)',
    card: '#17171A',
    field: '#202024',
    hover: '#2B2B30',
    line: 'rgba(255, 255, 255, 0.08)',
    text: '#F6F5F2',
    textSoft: '#B9B8BE',
    textFaint: '#8F8E97',
    action: 'linear-gradient(#FFD026, #FFC400)',
    actionHover: 'linear-gradient(#FFDC5C, #FFCE2E)',
    onAction: '#15130A',
    accentSoft: 'rgba(255, 200, 0, 0.13)',
    accentText: '#FFD75E',
    edge: '#FFD75E',
    good: '#4CD99B',
    bad: '#FF7B80',
    badSoft: 'rgba(255, 123, 128, 0.12)',
    onBad: '#15130A',
    info: '#7FB2FF',
    infoSoft: 'rgba(127, 178, 255, 0.14)',
    caution: '#FFB066',
    cautionSoft: 'rgba(255, 176, 102, 0.12)',
    ring: '#B9B8BE',
    backdrop: 'rgba(6, 6, 8, 0.74)',
  },
  shadow: '0 0 0 1px rgba(255, 255, 255, 0.04), 0 24px 64px rgba(0, 0, 0, 0.5)',
};

/** What each theme sets. */
export const themes = { light, dark };

/** The next step in the beta look, in both themes. It has no other colours. */
const betaAction = {
  [theme.color.action]: 'linear-gradient(#FF7A1A, #FF6B00)',
  [theme.color.actionHover]: 'linear-gradient(#FF8A3D, #FF7A1A)',
};

// The system decides until the user chooses: `data-theme` is their choice, set before the first
// paint.
globalStyle(':root', { vars: assignVars(themed, themes.light), colorScheme: 'light' });
globalStyle(':root:not([data-theme="light"])', {
  '@media': {
    '(prefers-color-scheme: dark)': { vars: assignVars(themed, themes.dark), colorScheme: 'dark' },
  },
});
globalStyle(':root[data-theme="dark"]', {
  vars: assignVars(themed, themes.dark),
  colorScheme: 'dark',
});
// Repeated in the selector, to outweigh the system's theme.
globalStyle(':root:root[data-look="beta"]', { vars: betaAction });
