import { useEffect } from "react";
import { useMessages } from "../i18n/use-locale";

/**
 * Says first in the title of the document that something entered was not accepted, as long as that is so. The title
 * belongs to the page's head; of a document that came with the error, the server has marked it.
 */
export function useErrorInTitle(isWrong: boolean): void {
  const t = useMessages();
  useEffect(() => {
    if (!isWrong) return;
    const mark = t.errorInTitle("");
    const { title } = document;
    const plain = title.startsWith(mark) ? title.slice(mark.length) : title;
    const marked = t.errorInTitle(plain);
    document.title = marked;
    return () => {
      if (document.title === marked) document.title = plain;
    };
  }, [isWrong, t]);
}
