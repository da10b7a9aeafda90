import { useEffect, useState } from "react";
import { useActionData } from "react-router";
import { useMessages } from "../i18n/use-locale";

/**
 * Why what was sent from the page shown was not accepted. The router forgets it with every change of the address, also
 * when a link only leads to another place of the page; here it stays until another answer comes, or the component
 * leaves. So long the title of the document says it first.
 */
export function useRefusal<T>() {
  const t = useMessages();
  const answer = useActionData<T | null>() ?? undefined;
  const [last, setLast] = useState(answer);
  if (answer !== undefined && answer !== last) setLast(answer);
  const refusal = answer ?? last;

  // The title belongs to the page's head; of a document that came with the refusal, the server has marked it.
  useEffect(() => {
    const { title } = document;
    if (refusal === undefined || title.startsWith(t.errorInTitle(""))) return;
    const marked = t.errorInTitle(title);
    document.title = marked;
    return () => {
      if (document.title === marked) document.title = title;
    };
  }, [refusal, t]);

  return refusal;
}
