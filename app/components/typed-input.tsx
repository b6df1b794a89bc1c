import { type ComponentProps, useEffect, useRef } from "react";

interface Props extends ComponentProps<"input"> {
  /** What the address says. */
  value: string;
}

/**
 * A field of a form that leads to an address. It keeps what was typed and the focus; another address puts its own text
 * in. Text typed before hydration stays.
 */
export function TypedInput({ value, ...others }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    if (field.current) field.current.value = value;
  }, [value]);
  return <input ref={field} defaultValue={value} autoComplete="off" spellCheck={false} {...others} />;
}
