import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { applicationList } from "#contract/recruitment/hr.ts";
import { type ListState, listSearch } from "#web/lib/list-state.ts";
import { applicationKeys } from "#web/recruitment/query-keys.ts";
import { RecordSteps } from "#web/ui/list/record-steps.tsx";
import { ApplicationDialog } from "../dialog/application-dialog.tsx";
import { openApplication, openTask, searchForApplication } from "../open-application.ts";
import { applicationNeighboursQuery } from "../queries.ts";

type Listed = ListState<typeof applicationList>;

/**
 * The dialog of the application that the address names, if it names one.
 * @param listed the list below it
 */
export function OpenApplication({ listed }: { listed: Listed }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const parameters = new URLSearchParams(search);
  const id = openApplication(parameters);

  // What was read in a dialog is read again when it opens the next time: others work on it too.
  useEffect(() => {
    if (!id) queries.removeQueries({ queryKey: applicationKeys.details, type: "inactive" });
  }, [id, queries]);

  if (!id) return null;
  const close = () => {
    if (state?.fromList) void navigate(-1);
    else
      navigate({ search: searchForApplication(search, null) }, { replace: true, preventScrollReset: true });
  };
  return (
    <ApplicationDialog
      id={id}
      task={openTask(parameters)}
      steps={<Steps id={id} listed={listed} />}
      onClose={close}
    />
  );
}

function Steps({ id, listed }: { id: string; listed: Listed }) {
  const { data = null } = useQuery(applicationNeighboursQuery(listed, id));
  return (
    <RecordSteps
      id={id}
      what="application"
      neighbours={data}
      toNeighbour={(other) => ({
        search: searchForApplication(listSearch(applicationList, { ...listed, page: other.page }), other.id),
      })}
    />
  );
}
