import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { extractToHref } from "#app/components/vehicle-extract/extract-address.ts";
import { parseExtractForm } from "#app/components/vehicle-extract/extract-form.ts";

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
