import type { FormEvent, ReactNode } from "react";
import { useNavigate } from "react-router";
import { extractToHref } from "#app/components/vehicle-extract/extract-address.ts";
import { parseExtractForm } from "#app/components/vehicle-extract/extract-form.ts";

interface StepHeadProps {
  step: number;
  title: string;
  note: string;
  children?: ReactNode;
}

export function StepHead({ step, title, note, children }: StepHeadProps) {
  return (
    <div className="panel-head justify-start">
      <span className="avatar bg-surface-3 color-text-2 font-display" aria-hidden="true">
        {step}
      </span>
      <h2 className="heading-2">{title}</h2>
      <span className="note ml-auto">{note}</span>
      {children}
    </div>
  );
}

/**
 * Handles form submissions: without JavaScript to the form's own address, with JavaScript at once to the canonical
 * one.
 */
export function useExtractForm() {
  const navigate = useNavigate();
  const send = (form: HTMLFormElement, submitter: HTMLElement | null = null) => {
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form, submitter)) params.append(name, String(value));
    navigate(extractToHref(parseExtractForm(params)), { preventScrollReset: true });
  };
  return {
    send,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      send(event.currentTarget, submitter);
    },
  };
}
