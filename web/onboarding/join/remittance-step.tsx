import { useWatch } from "react-hook-form";
import { formatNumber } from "#contract/core/numbers.ts";
import { applicationLabels } from "#contract/onboarding/application-labels.messages.ts";
import { remittanceModeLabels } from "#contract/onboarding/application-options.messages.ts";
import { remittanceModes } from "#contract/onboarding/application-options.ts";
import type { Joining } from "#contract/onboarding/applications.ts";
import { useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { Select } from "#web/ui/input.tsx";
import { optionsOf } from "#web/ui/options.ts";
import { AmountField } from "./amount-field.tsx";
import type { ApplicationForm } from "./application-values.ts";
import { LineField } from "./line-field.tsx";
import { ApplicationField, WhereOpen } from "./open-parts.tsx";
import { stepMessages } from "./wizard.messages.ts";

/**
 * Step 3: what is paid in each month, and how; whether the phone is for banking.
 * @param sacco what it asks for; left out where a record is corrected, and nobody decides about joining
 */
export function RemittanceStep({ form, sacco }: { form: ApplicationForm; sacco?: Joining }) {
  const names = useMessages(applicationLabels);
  const modes = useMessages(remittanceModeLabels);
  const t = useMessages(stepMessages);
  const mode = useWatch({ control: form.control, name: "remittanceMode" });
  return (
    <div className="space-y-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField
          form={form}
          name="monthlyDepositContribution"
          hint={sacco && t.minDeposit({ amount: formatNumber(sacco.minimumMonthlyDeposit) })}
          required
        />
        <AmountField
          form={form}
          name="monthlyShareCapital"
          hint={sacco && t.shareCapitalHint({ amount: formatNumber(sacco.minimumShareCapital) })}
        />
        <ApplicationField form={form} name="remittanceMode" label={names.remittanceMode} required>
          {(field) => (
            <Select {...field} placeholder={t.chooseOne} options={optionsOf(remittanceModes, modes)} />
          )}
        </ApplicationField>
        {mode === "Check Off" && <LineField form={form} name="payrollNumber" />}
      </div>
      {mode === "Check Off" && (
        <WhereOpen parts={["checkOffAuthority"]}>
          <Checkbox {...form.register("checkOffAuthority")} label={t.checkOffAuthority} />
        </WhereOpen>
      )}
      <WhereOpen parts={["mobileBankingConsent"]}>
        <section>
          <h3 className="text-lg">{t.mobileBanking}</h3>
          <Checkbox {...form.register("mobileBankingConsent")} label={t.mobileBankingConsent} />
        </section>
      </WhereOpen>
      {sacco && (
        <Alert title={t.toPay}>
          {t.toPayText({ fee: formatNumber(sacco.entranceFee), shares: formatNumber(sacco.firstShares) })}
        </Alert>
      )}
    </div>
  );
}
