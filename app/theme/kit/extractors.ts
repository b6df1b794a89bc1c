/** Pages that tables are taken along from. */
export const extractors = {
  // At the foot of the screen; on a phone it stands over the tabs.
  "export-bar": `sticky bottom-12px z-20 flex flex-wrap gap-x-16px gap-y-10px items-center px-16px py-12px
    border border-border-strong rounded-5 bg-float-bg [box-shadow:var(--shadow-float)] print:hidden
    lt-tablet:bottom-[calc(var(--tabbar-h)+8px+env(safe-area-inset-bottom))] lt-tablet:mx--8px lt-tablet:p-12px`,

  // Below what is said of the rows of a table.
  "export-row": `flex flex-wrap gap-x-16px gap-y-10px items-center px-16px py-12px border-b border-b-border
    bg-surface-2 print:hidden`,

  // Radio buttons in a row; the set itself is `segmented`.
  "export-format": `justify-center cursor-pointer [&:has(:checked)]:bg-group-on [&:has(:checked)]:color-text
    [&:has(:checked)]:[box-shadow:0_1px_2px_var(--group-lift)]
    [&:has(:focus-visible)]:[outline:2px_solid_var(--focus)] [&:has(:focus-visible)]:outline-offset-2px
    [@media(forced-colors:active)]:[&:has(:checked)]:[outline:2px_solid_Highlight]`,

  "export-progress": "flex-1 min-w-180px max-w-420px lt-tablet:(order-3 max-w-none min-w-full)",

  progress: `block w-full h-6px mt-6px overflow-hidden appearance-none border-0 rounded-3px bg-surface-4
    [&::-webkit-progress-bar]:bg-surface-4
    [&::-webkit-progress-value]:rounded-3px [&::-webkit-progress-value]:bg-button
    [&::-moz-progress-bar]:rounded-3px [&::-moz-progress-bar]:bg-button
    [&:indeterminate]:animate-pulse [&:indeterminate]:bg-button [&:indeterminate::-webkit-progress-bar]:bg-button`,
} satisfies Record<string, string>;
