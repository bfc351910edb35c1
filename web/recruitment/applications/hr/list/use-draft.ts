import { useEffect, useEffectEvent, useState } from "react";

/** Milliseconds after the last key until a search is made. */
const pause = 300;

/**
 * Text that is typed here and kept elsewhere (in the address): it goes there once the typing pauses, and a
 * change from there (Back, a link) replaces it.
 * @returns the text in the box, a setter for it, and `commit` to skip the pause
 */
export function useDraft(value: string, onCommit: (text: string) => void) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== known) {
    setKnown(value);
    // What arrives may be what was sent a moment ago, while the typing went on.
    if (value !== sent) {
      setSent(value);
      setDraft(value);
    }
  }

  const text = draft.trim();
  const commit = () => {
    if (text === sent) return;
    setSent(text);
    onCommit(text);
  };
  const commitLater = useEffectEvent(commit);
  useEffect(() => {
    if (text === sent) return;
    const timer = setTimeout(commitLater, pause);
    return () => clearTimeout(timer);
  }, [text, sent]);

  return { draft, setDraft, commit };
}
