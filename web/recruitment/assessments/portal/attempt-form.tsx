import { clsx } from "clsx";
import { Clock } from "lucide-react";
import type { AskedAssessmentQuestion, OwnAttempt } from "#contract/recruitment/assessments.ts";
import { useMessages } from "#web/lib/language.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { AnswerField } from "./answer-field.tsx";
import type { Keeping } from "./answer-keeper.ts";
import { ownAssessmentMessages } from "./assessment.messages.ts";
import { useKeptAnswers, useSubmitAssessment } from "./mutations.ts";
import { clockText, useTimeLeft } from "./time-left.ts";

/** The questions while the time runs. When it is over, what was answered is handed in. */
export function AttemptForm({ attempt }: { attempt: OwnAttempt }) {
  const t = useMessages(ownAssessmentMessages);
  const { answers, keeping, give, flush } = useKeptAnswers(attempt);
  const submit = useSubmitAssessment(attempt.id);
  const handIn = async () => {
    await flush();
    await submit.mutateAsync();
  };
  const { questions, secondsLeft } = attempt;
  const count = questions.filter(({ id }) => (answers[id] ?? []).some((text) => text.trim() !== "")).length;
  const total = questions.length;
  return (
    <>
      <StatusBar
        secondsLeft={secondsLeft ?? 0}
        keeping={keeping}
        answered={t.answered({ count, total })}
        // Refused, it shows what the server says of it; without a network the task on the server hands it in.
        onOver={() => void handIn().catch(() => undefined)}
      />
      <ol className="mt-5 space-y-4">
        {questions.map((question, index) => (
          <li key={question.id}>
            <Question
              question={question}
              number={index + 1}
              answer={answers[question.id] ?? []}
              onAnswer={(answer, after) => give(question.id, answer, after)}
            />
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Confirm
          variant="primary"
          trigger={
            <Button size="lg" loading={submit.isPending}>
              {t.submit}
            </Button>
          }
          title={t.submitTitle}
          confirmLabel={t.submit}
          onConfirm={handIn}
        >
          {t.submitText({ count, total })}
        </Confirm>
        <p className="text-sm text-muted">{t.answered({ count, total })}</p>
      </div>
    </>
  );
}

function Question({
  question,
  number,
  answer,
  onAnswer,
}: {
  question: AskedAssessmentQuestion;
  number: number;
  answer: string[];
  onAnswer: (answer: string[], after?: number) => void;
}) {
  const t = useMessages(ownAssessmentMessages);
  const { points } = question;
  return (
    <Card>
      <AnswerField question={question} number={number} answer={answer} onAnswer={onAnswer} />
      <p className="mt-2 text-sm text-muted">{points === 1 ? t.onePoint : t.points({ points })}</p>
    </Card>
  );
}

/** Stays in sight while one scrolls. Screen readers hear of the time only when it runs short. */
function StatusBar({
  secondsLeft,
  keeping,
  answered,
  onOver,
}: {
  secondsLeft: number;
  keeping: Keeping;
  answered: string;
  onOver: () => void;
}) {
  const t = useMessages(ownAssessmentMessages);
  const left = useTimeLeft(secondsLeft, onOver);
  const minutes = Math.ceil(left / 60);
  const short = minutes <= 5;
  const warning = minutes === 5 ? t.minutesLeft({ minutes }) : minutes === 1 ? t.minuteLeft : "";
  const texts = { kept: t.kept, keeping: t.keeping, lost: t.notKept };
  return (
    <div className="sticky top-16 z-10 -mx-4 border-b border-line bg-card px-4 py-3 sm:mx-0 sm:rounded-card sm:border">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
        <p
          role="timer"
          className={clsx("flex items-center gap-2 font-semibold tabular-nums", short && "text-danger")}
        >
          <Clock aria-hidden className="size-5 shrink-0" />
          {t.timeLeft({ time: clockText(left) })}
        </p>
        <p className="text-sm text-muted tabular-nums">{answered}</p>
      </div>
      <p role="status" className={clsx("mt-1 text-sm", keeping === "lost" ? "text-danger" : "text-muted")}>
        {texts[keeping]}
      </p>
      <p role="alert" className="sr-only">
        {warning}
      </p>
    </div>
  );
}
