import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import {
  type Assessment,
  type AssessmentBank,
  type AssessmentQuestion,
  assessmentLimits,
  assessmentQuestionKindLabels,
} from "#contract/recruitment/assessments.ts";
import { formatCount } from "#web/lib/format.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { AddStandard } from "#web/ui/editable/add-standard.tsx";
import { EditableRow } from "#web/ui/editable/editable-row.tsx";
import { EditableSection } from "#web/ui/editable/editable-section.tsx";
import { useRowForm } from "#web/ui/editable/row-form.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { type SettingsArea, SettingsFrame } from "#web/ui/settings-frame.tsx";
import { toast } from "#web/ui/toast.ts";
import { AssessmentForm } from "./assessment-form.tsx";
import { byTopic } from "./by-topic.ts";
import { useAddStandardQuestions, useRemoveAssessment, useRemoveQuestion } from "./mutations.ts";
import { bankQuery } from "./queries.ts";
import { QuestionForm } from "./question-form.tsx";

interface Part {
  bank: AssessmentBank;
  /** The trial is over. */
  readOnly: boolean;
}

/** The organisation's question bank, and the assessments that are made of it. */
export function BankPage({ readOnly, areas }: { readOnly: boolean; areas: readonly SettingsArea[] }) {
  const bank = useQuery(bankQuery()).data;
  return (
    <>
      <BackLink to="/hr-manager">HR Manager Dashboard</BackLink>
      <SettingsFrame
        title="Assessments"
        lead="Questions for candidates, and the timed assessments that you put together from them."
        areas={areas}
      >
        {bank && (
          <div className="space-y-5">
            <Assessments bank={bank} readOnly={readOnly} />
            <Questions bank={bank} readOnly={readOnly} />
          </div>
        )}
      </SettingsFrame>
    </>
  );
}

function Assessments({ bank, readOnly }: Part) {
  const { assessments, questions } = bank;
  return (
    <EditableSection
      title="Ready to send"
      description="Send Assessment in an application offers these. What was sent stays as it was when you change one."
      rows={assessments}
      newLabel="New assessment"
      mayAdd={!readOnly && assessments.length < assessmentLimits.assessments}
      empty={(add) => (
        <EmptyState title="No assessments yet" actions={questions.length > 0 && add}>
          {questions.length > 0
            ? "Choose questions from your bank and the time for them."
            : "Add questions first, below."}
        </EmptyState>
      )}
      renderRow={(assessment, onEdit) => (
        <AssessmentRow assessment={assessment} readOnly={readOnly} onEdit={onEdit} />
      )}
      renderForm={(assessment, close) => (
        <AssessmentForm assessment={assessment} questions={questions} onClose={close} />
      )}
    />
  );
}

function AssessmentRow({
  assessment: { id, name, minutes, points, passMark, questionIds },
  readOnly,
  onEdit,
}: {
  assessment: Assessment;
  readOnly: boolean;
  onEdit: () => void;
}) {
  const remove = useRemoveAssessment(id);
  return (
    <EditableRow
      name={name}
      readOnly={readOnly}
      onEdit={onEdit}
      removal={{
        label: "Remove the assessment",
        consequence: "Candidates who were sent it keep it, and its results stay.",
        remove: async () => {
          await remove.mutateAsync();
          toast.success("Assessment removed");
        },
      }}
    >
      <RowName>{name}</RowName>
      <p className="text-sm text-muted">
        {formatCount(questionIds.length, "question")}, {points} points, {formatCount(minutes, "minute")}
        {passMark !== null && `, passed from ${passMark}%`}
      </p>
    </EditableRow>
  );
}

function Questions({ bank, readOnly }: Part) {
  const { questions, assessments } = bank;
  const {
    add: addNew,
    edit,
    form,
  } = useRowForm<AssessmentQuestion>((question, close) => (
    <QuestionForm question={question} topics={byTopic(questions).map(({ topic }) => topic)} onClose={close} />
  ));
  const adding = useAddStandardQuestions();
  const full = questions.length >= assessmentLimits.questions;
  const actions = (
    <>
      {questions.length === 0 && (
        <AddStandard
          adding={adding}
          readOnly={readOnly}
          label="Add the standard questions"
          done={{ title: "Questions added", description: "With three assessments of them." }}
        />
      )}
      <Button
        icon={Plus}
        variant={questions.length === 0 ? "primary" : "secondary"}
        disabled={readOnly || full}
        onClick={addNew}
      >
        New question
      </Button>
    </>
  );
  const used = new Set(assessments.flatMap(({ questionIds }) => questionIds));
  return (
    <Section
      title="Question bank"
      description="Choices and numbers are counted by themselves; texts are marked by you."
      actions={questions.length > 0 && actions}
    >
      {questions.length === 0 ? (
        <EmptyState title="No questions yet" actions={actions}>
          Begin with questions on numbers, members and SACCO rules that most SACCOs ask, or write your own.
        </EmptyState>
      ) : (
        byTopic(questions).map(({ topic, questions: about }) => (
          <section key={topic} className="mt-6 first:mt-0">
            <h3 className="text-base break-words">{topic}</h3>
            <ul className="mt-2 divide-y divide-line">
              {about.map((question) => (
                <li key={question.id} className="py-3">
                  <QuestionRow
                    question={question}
                    used={used.has(question.id)}
                    readOnly={readOnly}
                    onEdit={() => edit(question)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
      {form}
    </Section>
  );
}

function QuestionRow({
  question: { id, text, kind, points },
  used,
  readOnly,
  onEdit,
}: {
  question: AssessmentQuestion;
  used: boolean;
  readOnly: boolean;
  onEdit: () => void;
}) {
  const remove = useRemoveQuestion(id);
  return (
    <EditableRow
      name={text}
      readOnly={readOnly}
      onEdit={onEdit}
      removal={
        // An assessment would lack it.
        used
          ? null
          : {
              label: "Remove the question",
              consequence: "Assessments that were sent with it stay as they are.",
              remove: async () => {
                await remove.mutateAsync();
                toast.success("Question removed");
              },
            }
      }
    >
      <RowName>{text}</RowName>
      <p className="text-sm text-muted">
        {assessmentQuestionKindLabels[kind]}, {formatCount(points, "point")}
        {!used && ", in no assessment"}
      </p>
    </EditableRow>
  );
}

function RowName({ children }: { children: string }) {
  return <p className="text-sm font-semibold break-words whitespace-pre-line">{children}</p>;
}
