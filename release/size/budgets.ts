import * as z from 'zod/mini';
import content from '@/budgets.json' with { type: 'json' };

/** A KB of budgets.json. In bytes. */
export const KB = 1000;

const figure = z.number().check(z.positive());

/** Sizes are as gzip of level 9 where that is smaller. */
const loadSchema = z.strictObject({
  /** All scripts. */
  scriptKB: figure,
  /** All files, with the document. */
  allKB: figure,
  requests: figure,
});

const firstLoadSchema = z.strictObject({
  /** What the site should come down to; a limit that is lower is a goal that was reached. */
  goal: z.strictObject({ scriptKB: figure }),
  limits: z.strictObject({
    /** The files that the document itself loads. */
    document: loadSchema,
    /**
     * Until the page is usable and shows its block; undefined for a page that only leads to others.
     */
    withoutWallet: z.optional(loadSchema),
    /** As before, with a wallet that is connected on its own. */
    withWallet: z.optional(loadSchema),
  }),
});

const blockSchema = z.strictObject({
  /** Contract reads, each of which is an entry of a multicall. */
  calls: figure,
  /** HTTP requests. The poll for the block counts once. */
  requests: figure,
  sentKB: figure,
  receivedKB: figure,
});

const startSchema = z.strictObject({
  calls: figure,
  multicalls: figure,
  /** Elements of the screen once its start is over. */
  elements: z.optional(figure),
});

const screenSchema = z.strictObject({
  /** What a new block should come down to. */
  goal: z.optional(z.partial(blockSchema)),
  /** What a new block costs. */
  perBlock: z.optional(blockSchema),
  /** What is read from the first load until nothing more is asked for. */
  start: z.optional(startSchema),
});

/** The figures of a first load of /swap on a slow phone; see `e2e/bench/measureLoad.ts`. */
export const SPEED_FIGURES = [
  'usableMs',
  'largestPaintMs',
  'blockingMs',
  'layoutShift',
  'heapMegabytes',
  'domNodes',
] as const;
export type SpeedFigure = (typeof SPEED_FIGURES)[number];

const speedSchema = z.strictObject({
  /** Whether it is a multiple of the figure of a minimal page (`e2e/bench/baseline`), or the figure itself. */
  of: z.literal(['baseline', 'own']),
  /** The most that it may be. */
  limit: figure,
  /** The figure of the release before. */
  before: z.number(),
});

const budgetsSchema = z.strictObject({
  speed: z.record(z.literal(SPEED_FIGURES), speedSchema),
  firstLoads: z.record(z.string(), firstLoadSchema),
  screens: z.record(z.string(), screenSchema),
});

export type Load = z.infer<typeof loadSchema>;
/** A screen of budgets.json, in a state that its name says. */
export type Screen = keyof typeof content.screens;

const budgets = budgetsSchema.parse(content);

/** How fast a first load of /swap is, beside that of a minimal page. */
export const SPEED: Readonly<Record<SpeedFigure, z.infer<typeof speedSchema>>> = budgets.speed;

/** The budgets of first loads, by the address of the exported document. */
export const FIRST_LOADS: Readonly<Record<string, z.infer<typeof firstLoadSchema>>> =
  budgets.firstLoads;

/** What a new block may cost a screen. */
export function blockBudget(screen: Screen): z.infer<typeof blockSchema> {
  return blockSchema.parse(budgets.screens[screen]?.perBlock);
}

/** What a screen may read at its start. */
export function startBudget(screen: Screen): z.infer<typeof startSchema> {
  return startSchema.parse(budgets.screens[screen]?.start);
}
