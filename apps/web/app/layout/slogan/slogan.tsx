import { useEffect, useState } from "react";
import { slogan as timing } from "../../constants";
import { useMessages } from "../../i18n/use-locale";
import { Icon } from "../../ui/icon/icon";
import styles from "./slogan.module.css";
import { firstSlogan, nextSlogan } from "./slogan-machine";

/**
 * "Robots, the way you … them": the verb changes through random letters. It can be paused, and stands still
 * where motion is not wanted. Screen readers get the words as a plain list.
 */
export function Slogan({ words }: { words: string[] }) {
  const t = useMessages();
  const [state, setState] = useState(() => firstSlogan(words));
  const [isPaused, setPaused] = useState(false);
  const [isMoving, setMoving] = useState(false);

  // Motion preference is known in the browser only.
  useEffect(() => {
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    const update = () => setMoving(!query.matches);
    update();
    query.addEventListener("change", update);
    return () => query.removeEventListener("change", update);
  }, []);

  useEffect(() => {
    if (!isMoving || isPaused) return;
    let timer: ReturnType<typeof setTimeout>;
    let current = firstSlogan(words);
    function step() {
      const next = nextSlogan(current, words);
      current = next.state;
      setState(current);
      timer = setTimeout(step, next.holdMs);
    }
    setState(current);
    timer = setTimeout(step, timing.holdMs);
    return () => clearTimeout(timer);
  }, [words, isMoving, isPaused]);

  return (
    <p className={styles.slogan}>
      <span aria-hidden="true">
        {t.sloganLead} <span className={styles.word}>{state.text}</span>
      </span>
      <span className="visually-hidden">
        {t.sloganLead} {words.join(", ")}
      </span>
      {/* Hidden by its styles where nothing moves: without scripts and with reduced motion */}
      <button type="button" className={styles.pause} onClick={() => setPaused(!isPaused)}>
        <Icon name={isPaused ? "player-play" : "player-pause"} label={isPaused ? t.sloganPlay : t.sloganPause} />
      </button>
    </p>
  );
}
