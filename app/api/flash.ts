import { z } from "zod";

/** The colours of a toast. Screen readers announce `danger` at once, and the others at the next pause. */
export const TOAST_COLORS = ["primary", "info", "warning", "danger"] as const;
export type ToastColor = (typeof TOAST_COLORS)[number];

/** How many toasts one redirect may carry. */
export const MAX_FLASHED = 5;

/** A path of this site; what a browser would resolve to another origin (slashes, backslashes) is refused. */
const ownPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[\x21-\x7e]*$/);

/** A toast that the server creates and the next page shows. It is data only: its actions are links. */
export const flashToastSchema = z.strictObject({
  title: z.string().min(1).max(120),
  description: z.string().max(400).optional(),
  color: z.enum(TOAST_COLORS).optional(),
  /** Milliseconds; 0: it stays until it is closed. */
  timeout: z.number().int().min(0).max(60_000).optional(),
  /** `collection:name` of an icon as Iconify has it; else the icon of its colour. */
  icon: z
    .templateLiteral([z.string().regex(/^[a-z0-9-]{1,64}$/), ":", z.string().regex(/^[a-z0-9-]{1,64}$/)])
    .optional(),
  avatar: z.strictObject({ alt: z.string().max(80), src: ownPath.optional() }).optional(),
  actions: z
    .array(z.strictObject({ label: z.string().min(1).max(40), href: ownPath }))
    .max(2)
    .optional(),
});
export type FlashToast = z.infer<typeof flashToastSchema>;

/** As it is stored between the two answers: with its time in ms, by which a page recognises a toast it has shown. */
export const keptToastsSchema = z.array(flashToastSchema.extend({ id: z.number().int().positive() })).max(MAX_FLASHED);
export type KeptToast = z.infer<typeof keptToastsSchema>[number];
