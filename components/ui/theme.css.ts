import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';

/** The parts that a theme changes, as custom properties. */
const themed = createGlobalThemeContract(
  {
    color: {
      page: 'color-page',
      card: 'color-card',
      raised: 'color-raised',
      line: 'color-line',
      text: 'color-text',
      textSoft: 'color-text-soft',
      textFaint: 'color-text-faint',
      accent: 'color-accent',
      accentHover: 'color-accent-hover',
      onAccent: 'color-on-accent',
      success: 'color-success',
      successText: 'color-success-text',
      error: 'color-error',
      onError: 'color-on-error',
      errorText: 'color-error-text',
      warningText: 'color-warning-text',
      infoText: 'color-info-text',
      focus: 'color-focus',
      backdrop: 'color-backdrop',
    },
    shadow: 'shadow',
  },
  (value) => `pangolin-${value}`,
);

/**
 * Every colour, size, radius, shadow and duration of the app. Other files do not define any.
 *
 * What all themes share is a plain value: each custom property costs the first paint time.
 */
export const theme = {
  ...themed,
  font: { body: 'var(--font-inter), system-ui, sans-serif' },
  size: {
    tiny: '0.75rem',
    small: '0.875rem',
    body: '1rem',
    large: '1.25rem',
    title: '1.5rem',
    figure: '2rem',
  },
  weight: { regular: '400', medium: '500', bold: '600' },
  space: {
    hair: '4px',
    tight: '8px',
    snug: '12px',
    body: '16px',
    wide: '24px',
    section: '32px',
    page: '48px',
  },
  radius: { small: '8px', body: '12px', card: '20px', round: '999px' },
  motion: { quick: '120ms', calm: '200ms' },
  /** The edge of a farm's card. */
  farmColor: '#2172E5',
};

const light = {
  color: {
    page: '#F7F8FA',
    card: '#FFFFFF',
    raised: '#EDEEF2',
    line: '#CED0D9',
    text: '#111111',
    textSoft: '#4A4F5C',
    textFaint: '#5C6370',
    accent: '#FFC800',
    accentHover: '#E1AA00',
    onAccent: '#111111',
    success: '#18C145',
    successText: '#0E7A2F',
    error: '#E84142',
    onError: '#111111',
    errorText: '#C4201F',
    warningText: '#8A5A00',
    infoText: '#1B5FC1',
    focus: '#111111',
    backdrop: 'rgba(17, 17, 17, 0.4)',
  },
  shadow: '0 12px 40px rgba(17, 17, 17, 0.08)',
};

const dark: typeof light = {
  color: {
    page: '#111111',
    card: '#1C1C1C',
    raised: '#212427',
    line: '#2C2F36',
    text: '#FFFFFF',
    textSoft: '#C3C5CB',
    textFaint: '#8F96A3',
    accent: '#FFC800',
    accentHover: '#E1AA00',
    onAccent: '#111111',
    success: '#18C145',
    successText: '#4CD97B',
    error: '#E84142',
    onError: '#111111',
    errorText: '#FF6871',
    warningText: '#FFC800',
    infoText: '#8AB8FF',
    focus: '#FFC800',
    backdrop: 'rgba(0, 0, 0, 0.6)',
  },
  shadow: '0 12px 40px rgba(0, 0, 0, 0.45)',
};

/** The accent of the beta look, in both themes. */
const betaAccent = { [theme.color.accent]: '#FF6B00', [theme.color.accentHover]: '#E86100' };

// The system decides until the user chooses: `data-theme` is their choice, set before the first
// paint.
globalStyle(':root', { vars: assignVars(themed, light), colorScheme: 'light' });
globalStyle(':root:not([data-theme="light"])', {
  '@media': {
    '(prefers-color-scheme: dark)': { vars: assignVars(themed, dark), colorScheme: 'dark' },
  },
});
globalStyle(':root[data-theme="dark"]', { vars: assignVars(themed, dark), colorScheme: 'dark' });
// Repeated in the selector, to outweigh the system's theme.
globalStyle(':root:root[data-look="beta"]', { vars: betaAccent });
