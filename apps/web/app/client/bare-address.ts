/** Query parameter in which the newsletter box of the footer hands over an entry. */
const entryParameter = "email";

/**
 * Takes an e-mail address out of the page's own address, now that it stands in the form: nobody who reads addresses
 * (the history, scripts of others) gets it. The router is not told, since for it nothing has changed.
 */
export function dropEntryFromAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(entryParameter)) return;
  address.searchParams.delete(entryParameter);
  history.replaceState(history.state, "", address);
}
