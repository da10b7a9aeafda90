import { useState } from "react";
import { useActionData } from "react-router";
import { useErrorInTitle } from "../seo/use-error-in-title";

/**
 * Why what was sent from the page shown was not accepted. The router forgets it with every change of the address, also
 * when a link only leads to another place of the page; here it stays until another answer comes, or the component
 * leaves. So long the title of the document says it first.
 */
export function useRefusal<T>() {
  const answer = useActionData<T | null>() ?? undefined;
  const [last, setLast] = useState(answer);
  if (answer !== undefined && answer !== last) setLast(answer);
  const refusal = answer ?? last;

  useErrorInTitle(refusal !== undefined);
  return refusal;
}
