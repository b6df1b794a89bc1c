// The style sheet is made from the class names of markup; of these too: @unocss-include

/** A line of a list that leads somewhere. */
export const LINE =
  "px-16px py-10px border-t border-t-grid [li:first-child>&]:border-t-0 focus-visible:outline-offset--2px";
export const LINE_TITLE = "block color-text text-13 font-550 leading-[1.35] [:hover>&,:hover>*>&]:color-wg-accent";
