import spriteUrl from "@waku/icons/sprite.svg?url";
import { spriteId } from "../ui/icon/sprite-id";

let loading: Promise<void> | undefined;

/** Adds the drawings of all icons; the page itself came with those it uses. */
export function loadWholeSprite(): Promise<void> {
  loading ??= fetch(spriteUrl)
    .then((response) => (response.ok ? response.text() : Promise.reject(new Error("Unable to preload the icons."))))
    .then((sprite) => {
      const holder = document.getElementById(spriteId) ?? document.body.appendChild(document.createElement("div"));
      holder.hidden = true;
      // Our own build file: drawings only.
      holder.innerHTML = sprite;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
