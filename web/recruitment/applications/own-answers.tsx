import type { GivenAnswer, QuestionKind } from "#contract/recruitment/job-questions.ts";
import { useMessages } from "#web/lib/language.ts";
import { Badge } from "#web/ui/badge.tsx";
import { answerMessages } from "./answers.messages.ts";

/** An answer in words. */
export const answerText = (
  kind: QuestionKind,
  answer: string,
  { yes, no }: { yes: string; no: string },
): string => (kind !== "yes_no" ? answer : answer === "yes" ? yes : answer === "no" ? no : "");

/** An answer as staff see it, or as its author does, who is told nothing of knock-outs. */
export type ReadAnswer = GivenAnswer & { knockOut?: boolean };

/** The answers to a job's own questions, as they were asked. */
export function OwnAnswers({ answers }: { answers: readonly ReadAnswer[] }) {
  const names = useMessages(answerMessages);
  return (
    <dl className="space-y-4">
      {answers.map(({ question, kind, answer, knockOut }, place) => (
        // Two questions may read the same; what was asked never changes its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={place}>
          <dt lang="" className="text-sm text-muted">
            {question}
          </dt>
          <dd lang="" className="mt-1 max-w-prose whitespace-pre-line">
            {answerText(kind, answer, names)}
            {knockOut && (
              <Badge tone="warning" className="ml-2">
                Knock-out answer
              </Badge>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
