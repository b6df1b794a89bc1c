import { type ComponentProps, useEffect, useRef } from "react";

interface Props {
  name: string;
  label: string;
  value: string;
  /** The error, as a sentence. */
  fault: string | undefined;
  /** An example, where nothing is typed. */
  hint?: string;
  unit?: string;
  inputMode?: "numeric" | "decimal";
  maxLength?: number;
}

/** A form field that works without JavaScript. Keeps the typed text even if it is invalid. */
export function TypedField({ name, label, value, fault, hint, unit = "", inputMode, maxLength = 15 }: Props) {
  const id = `${name}-fault`;
  return (
    <label className="field-label">
      {label}
      <span className="field w-full [&:has([aria-invalid])]:border-danger">
        <TypedInput
          name={name}
          value={value}
          inputMode={inputMode}
          maxLength={maxLength}
          placeholder={hint}
          aria-label={label}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? undefined : id}
        />
        {unit !== "" && <small className="flex-none color-text-3 whitespace-nowrap">{unit}</small>}
      </span>
      {fault !== undefined && (
        <span className="color-danger text-12 font-550" id={id} role="alert">
          {fault}
        </span>
      )}
    </label>
  );
}

interface TypedInputProps extends ComponentProps<"input"> {
  /** What the address says. */
  value: string;
}

/**
 * A field of a form that leads to an address. It keeps what was typed and the focus; another address puts its own text
 * in. Text typed before hydration stays.
 */
export function TypedInput({ value, ...others }: TypedInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    if (field.current) field.current.value = value;
  }, [value]);
  return <input ref={field} defaultValue={value} autoComplete="off" spellCheck={false} {...others} />;
}
