import { clsx } from "clsx";
import { readablePhone } from "#contract/core/phone-number.ts";
import type { Member } from "#contract/onboarding/members.ts";
import { onboardingSteps } from "#contract/onboarding/members.ts";
import { formatDate } from "#web/lib/format.ts";
import { type DenseColumn, keptCell, TwoLines } from "#web/ui/dense-table.tsx";
import { textClass } from "#web/ui/tone.ts";
import { Due, endWords, KycBadge, OpenFlags } from "../badges.tsx";
import { riskLabels, riskTones, stepLabels } from "../labels.ts";
import type { Selection } from "./selection.ts";

type Column = DenseColumn<Member>;

/** A box at the beginning of each row, for what is done with several. */
export const choiceColumn = ({ chosen, toggle }: Selection): Column => ({
  key: "choice",
  header: "Choose",
  hideHeader: true,
  width: "md:w-[7%] xl:w-[4%]",
  card: "fact",
  cell: ({ id, fullName }) => (
    <label className="flex min-h-11 min-w-11 items-center md:min-h-9">
      <input
        type="checkbox"
        checked={chosen.has(id)}
        onChange={() => toggle(id)}
        className="size-5"
        aria-label={`Choose ${fullName}`}
      />
    </label>
  ),
});

export const nameColumn = (sort?: Column["sort"]): Column => ({
  key: "name",
  header: "Member",
  width: "md:w-[24%] xl:w-[19%]",
  card: "title",
  sort,
  cell: ({ fullName, memberNumber, idNumber }) => (
    <TwoLines
      first={fullName}
      second={memberNumber ? `No. ${memberNumber}` : `ID ${idNumber}`}
      onPhone="below"
    />
  ),
});

export const contactColumn: Column = {
  key: "contact",
  header: "Phone and county",
  width: "xl:w-[15%]",
  wideOnly: true,
  card: "line",
  cell: ({ phoneNumber, county }) => <TwoLines first={readablePhone(phoneNumber)} second={county ?? ""} />,
};

export const kycColumn: Column = {
  key: "kyc",
  header: "KYC",
  width: "md:w-[16%] xl:w-[12%]",
  card: "state",
  cell: ({ kycStatus }) => keptCell(KycBadge, { status: kycStatus }),
};

export const stepColumn: Column = {
  key: "step",
  header: "Step",
  width: "md:w-[15%] xl:w-[11%]",
  card: "start",
  cell: ({ onboardingStep, leftOn }) =>
    keptCell(TwoLines, {
      first: stepLabels[onboardingStep],
      second: leftOn
        ? endWords(leftOn)
        : `${onboardingSteps.indexOf(onboardingStep) + 1} of ${onboardingSteps.length}`,
    }),
};

export const flagsColumn: Column = {
  key: "flags",
  header: "Flags",
  width: "md:w-[13%] xl:w-[9%]",
  card: "end",
  cell: ({ openFlags, risk }) => keptCell(FlagsAndRisk, { openFlags, risk }),
};

function FlagsAndRisk({ openFlags, risk }: Pick<Member, "openFlags" | "risk">) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 md:block">
      <OpenFlags count={openFlags} />
      {risk && risk !== "low" && (
        <span className={clsx("block text-xs leading-4 font-semibold", textClass[riskTones[risk]])}>
          {riskLabels[risk]}
        </span>
      )}
    </span>
  );
}

export const dueColumn = (sort?: Column["sort"]): Column => ({
  key: "due",
  header: "Due",
  width: "md:w-[17%] xl:w-[13%]",
  card: "line",
  sort,
  cell: ({ dueAt, assignee }) => (
    <span
      className={clsx(
        "flex-wrap items-baseline gap-x-2 md:block",
        // A card has no empty lines: of a full member nothing is due.
        dueAt || assignee ? "flex" : "hidden",
      )}
    >
      <Due at={dueAt} />
      <span className="block truncate text-xs leading-4 text-muted">
        {assignee?.fullName ?? "Unassigned"}
      </span>
    </span>
  ),
});

export const registeredColumn = (sort?: Column["sort"]): Column => ({
  key: "registered",
  header: "Registered",
  width: "xl:w-[10%]",
  wideOnly: true,
  sort,
  cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
});
