/** What the action of a page with several forms answered, if it was the form of that intent that asked. */
export const answerTo = <Answer extends { intent: string }>(
  intent: Answer["intent"],
  answer: Answer | undefined,
): Answer | undefined => (answer?.intent === intent ? answer : undefined);
