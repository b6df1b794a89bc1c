/** What is told of an account of which no battle was sent. */
export const NO_FIGURES = {
  battles: 0,
  firstAt: null,
  lastAt: null,
  vehicles: [],
  beside: [],
  stretches: [],
  singles: [],
  newest: [],
  marks: [],
} as const;
