import { style } from '@vanilla-extract/css';
import { summary as summaryLine } from '@/components/ui/summary.css';
import { theme } from '@/components/ui/theme.css';

export const updates = style({ display: 'grid', gap: theme.space.body });

export const update = style({
  display: 'grid',
  gap: theme.space.tight,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:first-child)': {
      paddingTop: theme.space.body,
      borderTop: `1px solid ${theme.color.line}`,
    },
  },
});

export const place = style({ color: theme.color.textSoft, fontSize: theme.size.label });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.tight });

export const summary = style([summaryLine, { marginBottom: theme.space.hair }]);
