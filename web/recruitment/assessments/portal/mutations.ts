import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { OwnAttempt } from "#contract/recruitment/assessments.ts";
import { api } from "#web/lib/api.ts";
import { AnswerKeeper, type Keeping } from "./answer-keeper.ts";
import { ownAttemptQuery } from "./queries.ts";

function useAttemptChange(id: string, change: () => Promise<OwnAttempt>) {
  const queries = useQueryClient();
  const { queryKey } = ownAttemptQuery(id);
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
    // The time, or the application, may have ended meanwhile.
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
}

/** Begins the assessment. */
export const useStartAssessment = (id: string) =>
  useAttemptChange(id, () => api.assessments.mine.start({ params: { id } }));

/** Hands in what was answered. */
export const useSubmitAssessment = (id: string) =>
  useAttemptChange(id, () => api.assessments.mine.submit({ params: { id } }));

/** The answers as they are given: each is kept on the server at once. */
export function useKeptAnswers({ id, answers: first }: Pick<OwnAttempt, "id" | "answers">) {
  const queries = useQueryClient();
  const [answers, setAnswers] = useState(first);
  const [keeping, setKeeping] = useState<Keeping>("kept");
  const [keeper] = useState(
    () =>
      new AnswerKeeper(
        (questionId, answer) => api.assessments.mine.answer({ params: { id, questionId }, body: { answer } }),
        setKeeping,
        () => void queries.invalidateQueries({ queryKey: ownAttemptQuery(id).queryKey }),
      ),
  );
  useEffect(() => {
    const send = () => void (keeper.hasWaiting && keeper.flush());
    const warn = (event: BeforeUnloadEvent) => keeper.hasWaiting && event.preventDefault();
    window.addEventListener("online", send);
    window.addEventListener("pagehide", send);
    window.addEventListener("beforeunload", warn);
    return () => {
      send();
      keeper.stop();
      window.removeEventListener("online", send);
      window.removeEventListener("pagehide", send);
      window.removeEventListener("beforeunload", warn);
    };
  }, [keeper]);
  const give = (questionId: string, answer: string[], after?: number) => {
    setAnswers((all) => ({ ...all, [questionId]: answer }));
    keeper.put(questionId, answer, after);
  };
  return { answers, keeping, give, flush: () => keeper.flush() };
}
