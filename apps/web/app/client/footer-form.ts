/** Ids of the newsletter box in the footer, which the server alone draws. */
export const footerEmailId = "footer-email";
export const footerEmailErrorId = "footer-email-error";

/**
 * Says in the newsletter box that an address cannot be right, in the words of the page. Without scripts the page it
 * leads to does.
 * @returns what ends it
 */
export function installFooterForm(): () => void {
  function onSubmit(event: SubmitEvent) {
    const field = event.target instanceof HTMLFormElement && event.target.elements.namedItem("email");
    if (!(field instanceof HTMLInputElement) || field.id !== footerEmailId || field.validity.valid) return;
    event.preventDefault();
    showError(field, true);
    field.focus();
  }
  function onInput({ target }: Event) {
    if (target instanceof HTMLInputElement && target.id === footerEmailId && target.validity.valid)
      showError(target, false);
  }
  document.addEventListener("submit", onSubmit);
  document.addEventListener("input", onInput);
  return () => {
    document.removeEventListener("submit", onSubmit);
    document.removeEventListener("input", onInput);
  };
}

function showError(field: HTMLInputElement, isWrong: boolean): void {
  const message = document.getElementById(footerEmailErrorId);
  if (message) message.hidden = !isWrong;
  if (isWrong) {
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", footerEmailErrorId);
  } else {
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-describedby");
  }
}
