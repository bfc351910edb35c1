import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { nairobiDay } from "#contract/core/clock.ts";
import { formatNumber } from "#contract/core/numbers.ts";
import { type MemberPayments, paymentInput } from "#contract/onboarding/payments.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import { formatDate } from "#web/lib/format.ts";
import { typedNumber } from "#web/lib/typed-number.ts";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Select } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { Link } from "#web/ui/link.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Loading, Skeleton } from "#web/ui/skeleton.tsx";
import { Stat, StatGroup } from "#web/ui/stat.tsx";
import { paymentKindLabels, paymentMethodLabels } from "../labels.ts";
import { useRecordPayment } from "../mutations.ts";
import { statementsPath } from "../paths.ts";
import { memberPaymentsQuery } from "../queries.ts";

/** What a member has paid, what is still due, and the form that records a payment. */
export function PaymentsTab({ id }: { id: string }) {
  const { data: paid, error, refetch, isFetching } = useQuery(memberPaymentsQuery(id));
  if (error) return <LoadFailure what="the payments" error={error} retry={refetch} pending={isFetching} />;
  if (!paid) {
    return (
      <Loading label="Loading the payments">
        <Skeleton className="h-64" />
      </Loading>
    );
  }
  return (
    <div className="space-y-5">
      <StatGroup narrow>
        <Due label="Entrance fee" {...paid.entranceFee} />
        <Due label="First shares" {...paid.firstShares} />
        <Due label="Share capital" {...paid.shareCapital} />
        <Stat label="Shares and deposits" value={`KES ${formatNumber(paid.savings)}`} />
      </StatGroup>
      <Section
        title="Record a payment"
        description="With the entrance fee and the first shares, whoever is at the step Approval and verified becomes a member, gets a number and is told."
      >
        <PaymentForm id={id} />
        <p className="mt-4 text-sm text-muted">
          Many at once:{" "}
          <Link to={statementsPath} className="text-brand-ink underline">
            record the payments of a statement
          </Link>
          .
        </p>
      </Section>
      <PaymentList payments={paid.payments} />
    </div>
  );
}

function Due({ label, due, paid }: { label: string; due: number; paid: number }) {
  const isThere = paid >= due;
  return (
    <Stat
      label={label}
      value={`KES ${formatNumber(paid)}`}
      note={isThere ? "Paid" : `KES ${formatNumber(due - paid)} of ${formatNumber(due)} to come`}
      tone={isThere ? "success" : "warning"}
    />
  );
}

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const empty = (): z.input<typeof paymentInput> => ({
  kind: "entrance_fee",
  // An empty field, which becomes a number once something is typed.
  amount: "" as unknown as number,
  method: "mpesa",
  reference: "",
  paidOn: nairobiDay(new Date()),
});

function PaymentForm({ id }: { id: string }) {
  const form = useForm({ resolver: zodResolver(paymentInput), defaultValues: empty() });
  const kept = useKeptForm(`payment.${id}`);
  const recording = useRecordPayment(id);
  const submit = form.handleSubmit(async (values) => {
    try {
      await recording.mutateAsync(values);
      kept.forget();
      form.reset(empty());
    } catch (error) {
      showFieldErrors(form, error);
    }
  });
  return (
    <form ref={kept.box} aria-label="Payment" onSubmit={submit} noValidate className="space-y-4">
      <KeptNotice kept={kept} />
      <FormError message={recording.error} attempt={recording.submittedAt} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="kind" label="For" required>
          {(field) => <Select {...field} options={options(paymentKindLabels)} />}
        </FormField>
        <FormField
          form={form}
          name="amount"
          label="Amount (KSh)"
          rules={{ setValueAs: (typed) => typedNumber(String(typed)) }}
          required
        >
          {(field) => <Input {...field} inputMode="numeric" autoComplete="off" />}
        </FormField>
        <FormField form={form} name="method" label="By" required>
          {(field) => <Select {...field} options={options(paymentMethodLabels)} />}
        </FormField>
        <FormField
          form={form}
          name="reference"
          label="Reference"
          hint="As the confirmation or receipt has it."
        >
          {(field) => <Input {...field} maxLength={40} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="paidOn" label="Paid on" required>
          {(field) => <Input {...field} type="date" />}
        </FormField>
      </div>
      <Button type="submit" loading={recording.isPending}>
        Record Payment
      </Button>
    </form>
  );
}

function PaymentList({ payments }: Pick<MemberPayments, "payments">) {
  if (payments.length === 0) return null;
  return (
    <Section title="Payments">
      <ul className="divide-y divide-line">
        {payments.map(({ id, kind, amount, method, reference, paidOn, recordedBy, statement }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
            <span className="min-w-0 grow font-semibold">{paymentKindLabels[kind]}</span>
            <span className="font-semibold tabular-nums">KES {formatNumber(amount)}</span>
            <span className="w-full text-sm wrap-anywhere text-muted">
              {formatDate(paidOn)}, {paymentMethodLabels[method]}
              {reference && `, ${reference}`}
              {statement && `, from ${statement}`}
              {recordedBy && `, recorded by ${recordedBy}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
