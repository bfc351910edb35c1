/** What somebody answered beside a comment; null and left out mean nothing was. */
export interface Ratings {
  csat?: number | null;
  nps?: number | null;
  ces?: number | null;
}

/** Probabilities of positive, neutral and negative. */
export type Probabilities = readonly [number, number, number];

/** How members who answer so mean it: satisfied from 4 on, 3 in the middle; promoters, passives, detractors. */
const delighted: Probabilities = [0.94, 0.04, 0.02];
const content: Probabilities = [0.82, 0.13, 0.05];
const between: Probabilities = [0.15, 0.7, 0.15];
const discontent: Probabilities = [0.05, 0.13, 0.82];
const upset: Probabilities = [0.02, 0.04, 0.94];

const csat = [upset, discontent, between, content, delighted];
const ces = [upset, upset, discontent, between, content, delighted, delighted];
const nps = [
  ...[upset, upset, upset, upset, upset],
  ...[discontent, discontent, between, between, delighted, delighted],
];

/** How much a comment says beside a rating, which leads. */
const commentBeside = 0.5;

const normalised = (values: readonly number[]): Probabilities => {
  const total = values.reduce((sum, value) => sum + value, 0);
  return values.map((value) => value / total) as unknown as Probabilities;
};

/** What the ratings alone say; null without any. Ratings that contradict each other come to little. */
export function ofRatings(ratings: Ratings): Probabilities | null {
  const given = [
    typeof ratings.csat === "number" ? csat[ratings.csat - 1] : undefined,
    typeof ratings.nps === "number" ? nps[ratings.nps] : undefined,
    typeof ratings.ces === "number" ? ces[ratings.ces - 1] : undefined,
  ].filter((said) => said !== undefined);
  if (given.length === 0) return null;
  return normalised(
    [0, 1, 2].map((answer) =>
      given.reduce((product, said) => product * (said[answer] ?? 0) ** (1 / given.length), 1),
    ),
  );
}

/** What comment and ratings say together. A comment that contradicts its rating leaves it less sure. */
export function besideRatings(comment: Probabilities, ratings: Probabilities): Probabilities {
  return normalised(
    ratings.map((said, answer) => said * Math.max(comment[answer] ?? 0, 1e-4) ** commentBeside),
  );
}
