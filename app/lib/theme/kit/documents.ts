/** Pages of text: documents and answers. */
export const documents = {
  // The contents at the left of the text; with less room they fold above it.
  "with-contents": `grid grid-cols-[232px_minmax(0,1fr)] gap-48px items-start
    lt-desktop:grid-cols-[minmax(0,1fr)] lt-desktop:gap-16px`,
  // Not "contents" alone, which is a utility.
  "document-contents": `sticky top-[calc(var(--bar-h)_+_24px)] max-h-[calc(100dvh_-_var(--bar-h)_-_48px)] overflow-y-auto text-13
    [&_a]:block [&_a]:px-12px [&_a]:py-7px [&_a]:border-l-2 [&_a]:color-text-2 [&_a]:leading-[1.35]
    [&_a:hover]:color-text [&_a:focus-visible]:outline-offset--2px
    [&_a[aria-current]]:border-l-wg-accent [&_a[aria-current]]:color-text [&_a[aria-current]]:font-550
    [&_ul_ul_a]:pl-26px [&_ul_ul_a]:color-text-3
    lt-desktop:hidden print:hidden`,
  "contents-fold": `hidden lt-desktop:block print:hidden
    [&_summary]:min-h-44px [&_summary>i]:(color-text-3 text-16px) [&[open]>summary>i]:[rotate:180deg] [&_ul]:py-8px [&_a]:flex [&_a]:items-center [&_a]:min-h-40px [&_a]:px-14px
    [&_a]:color-text-2 [&_ul_ul_a]:pl-28px [&_ul_ul_a]:color-text-3`,

  // Text of `data/content`, as RichText draws it.
  doc: `color-text-2 [overflow-wrap:break-word]
    [&_:is(h2,h3,h4)]:color-text
    [&_h2]:mt-40px [&_h2]:mb-10px [&_h2]:font-display [&_h2]:font-620 [&_h2]:text-20px [&_h2]:leading-[1.25]
    [&_h2]:tracking-[-0.015em] [&>h2:first-child]:mt-0
    [&_h3]:mt-22px [&_h3]:mb-4px [&_h3]:text-15px [&_h3]:font-600 [&_h4]:mt-16px [&_h4]:text-14 [&_h4]:font-600
    [&_:is(p,ul,ol,blockquote)+:is(p,ul,ol,blockquote)]:mt-12px [&_li+li]:mt-6px [&_li>:is(ul,ol)]:mt-6px
    [&_ol]:pl-20px [&_ol]:list-decimal [&_ul]:pl-20px [&_ul]:list-disc [&_li::marker]:color-text-3
    [&_:is(p,li,td)_a]:color-link [&_:is(p,li,td)_a]:underline [&_:is(p,li,td)_a]:underline-offset-3px
    [&_:is(p,li,td)_a]:[text-decoration-thickness:1px] [&_strong]:color-text [&_strong]:font-600
    [&_code]:font-mono [&_code]:text-[0.9em] [&_pre]:overflow-x-auto [&_pre]:my-16px [&_pre]:p-12px [&_pre]:border
    [&_pre]:rounded-3 [&_blockquote]:pl-16px [&_blockquote]:border-l-2 [&_hr]:my-24px [&_hr]:border-t`,
  "doc-page": "max-w-72ch text-15px leading-[1.65]",
  // Few columns, one of them sentences: whole on a phone, where one would else scroll for every line.
  "doc-table-words":
    "lt-tablet:[&_table]:min-w-0 lt-tablet:[&_:is(th,td)]:px-8px lt-tablet:[&_:is(th,td):first-child]:pl-12px",

  // Names in code first, some of them longer than a phone has room for beside what they mean.
  "doc-table-names": `lt-tablet:[&_table]:table-fixed lt-tablet:[&_thead_th:first-child]:w-120px
    lt-tablet:[&_:is(th,td)]:[overflow-wrap:anywhere]`,

  "doc-table": `my-16px overflow-x-auto border rounded-3 bg-surface-1 text-13 leading-[1.45] print:overflow-visible
    [&_table]:w-full [&_table]:min-w-540px [&_table]:border-collapse [&_:is(th,td):last-child]:min-w-112px [&_:is(th,td)]:px-16px [&_:is(th,td)]:py-9px [&_:is(th,td)]:text-left
    [&_:is(th,td)]:align-top [&_th]:color-text-3 [&_th]:text-12 [&_th]:font-450
    [&_tbody_tr]:border-t [&_tbody_tr]:border-t-grid [&_tbody_:is(th,td):first-child]:color-text
    [&_tbody_:is(th,td):first-child]:font-550`,
  // Shown where one points; on a phone always.
  "anchor-link": `inline-grid place-items-center w-24px h-24px mt--4px ml-8px rounded-2 align-middle color-text-3 text-14
    opacity-0 hover:bg-surface-3 hover:color-wg-accent focus-visible:opacity-100 [:hover>&]:opacity-100
    lt-tablet:opacity-100 print:hidden`,

  // A question and its answer; found by a search it has a mark at its edge.
  answer: `relative border-t border-t-grid [&.answer-found]:[box-shadow:inset_3px_0_0_var(--wg-accent)]
    [&_summary]:flex [&_summary]:gap-12px [&_summary]:items-center [&_summary]:min-h-48px [&_summary]:py-12px
    [&_summary]:pl-16px [&_summary]:pr-52px [&_summary]:cursor-pointer [&_summary]:list-none
    [&_summary::-webkit-details-marker]:hidden [&_summary:hover]:bg-surface-2
    [&_summary:focus-visible]:outline-offset--2px [&_summary>i]:flex-none [&_summary>i]:color-text-3
    [&_details[open]>summary>i]:rotate-90 [&_details[open]>summary>i]:color-wg-accent
    [&_summary>h3]:text-14 [&_summary>h3]:font-550 [&_summary>h3]:m-0
    [&_mark]:px-2px [&_mark]:rounded-1 [&_mark]:bg-primary-soft [&_mark]:color-text
    [&>a]:absolute [&>a]:top-12px [&>a]:right-14px [&>a]:m-0`,
  "answer-text": `pb-20px pl-44px pr-16px text-14 leading-[1.6] [&>:is(p,ul,ol)]:max-w-76ch
    lt-tablet:pl-16px`,
  // A part of an answer in its own frame.
  "clearing-way": "my-16px overflow-hidden border rounded-3 text-13 leading-[1.5]",
  "answer-search": `flex gap-12px items-center min-h-48px mb-24px pl-14px pr-8px border rounded-3 bg-surface-1
    [&:focus-within]:border-primary [&>i]:flex-none [&>i]:color-text-3 [&>i]:text-18px
    [&>input]:flex-1 [&>input]:min-w-0 [&>input]:h-46px [&>input]:bg-transparent [&>input]:text-16
    [&>input:focus]:[outline:none] lt-tablet:flex-wrap lt-tablet:gap-x-8px lt-tablet:gap-y-0
    lt-tablet:[&>span]:order-1 lt-tablet:[&>span]:basis-full lt-tablet:[&>span:not(:empty)]:pb-10px`,
} satisfies Record<string, string>;
