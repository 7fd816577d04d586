import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const share = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  verticalAlign: 'middle',
});

/** The ring starts at the top. */
export const ring = style({ flexShrink: 0, transform: 'rotate(-90deg)' });

export const whole = style({ fill: 'none', stroke: theme.color.line });

export const part = style({ fill: 'none', stroke: theme.color.textSoft });
