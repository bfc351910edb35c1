import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { applicationList } from "#contract/recruitment/hr.ts";
import { type ListState, listSearch } from "#web/lib/list-state.ts";
import type { HiringTask } from "#web/recruitment/pipeline/hr/tasks.ts";
import { applicationKeys } from "#web/recruitment/query-keys.ts";
import { useLetterKeys } from "#web/ui/list/letter-keys.ts";
import { RecordSteps, useFirstKnown } from "#web/ui/list/record-steps.tsx";
import { toast } from "#web/ui/toast.ts";
import type { ApplicationPart } from "../application-parts.ts";
import { ApplicationDialog } from "../dialog/application-dialog.tsx";
import { lookAt } from "../mutations.ts";
import {
  isReview,
  openApplication,
  openPart,
  openTask,
  searchForApplication,
  searchForPart,
  searchForReview,
} from "../open-application.ts";
import { applicationNeighboursQuery, applicationQuery } from "../queries.ts";
import { useRejections } from "../use-rejections.ts";

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

  useLook(id);

  if (!id) return null;
  const close = () => {
    if (state?.fromList) void navigate(-1);
    else
      navigate({ search: searchForApplication(search, null) }, { replace: true, preventScrollReset: true });
  };
  const common = {
    id,
    listed,
    task: openTask(parameters),
    part: openPart(parameters),
    onPart: (part: ApplicationPart) =>
      void navigate(
        { search: searchForPart(search, part) },
        { replace: true, state, preventScrollReset: true },
      ),
    onClose: close,
  };
  return isReview(parameters) ? <Review {...common} /> : <Single {...common} />;
}

/**
 * Notes that this person has looked at an application when they leave it, for the next one or for the list: until then
 * a list of what is new still has it, so that a review goes on from it. The lists are read again at the end.
 */
function useLook(id: string | null) {
  const queries = useQueryClient();
  const looked = useRef<Promise<unknown>[]>([]);
  useEffect(() => {
    if (!id) {
      if (looked.current.length === 0) return;
      const all = looked.current;
      looked.current = [];
      void Promise.allSettled(all).then(() => queries.invalidateQueries({ queryKey: applicationKeys.lists }));
      return;
    }
    return () => {
      looked.current.push(lookAt(id));
    };
  }, [id, queries]);
}

interface OpenProps {
  id: string;
  listed: Listed;
  task: HiringTask | null;
  part: ApplicationPart;
  onPart: (part: ApplicationPart) => void;
  onClose: () => void;
}

/** Where another application of the list is open. */
const searchOf = (listed: Listed, { page }: { page: number }) =>
  listSearch(applicationList, { ...listed, page });

function Single({ listed, ...open }: OpenProps) {
  const { id } = open;
  const { data = null } = useQuery(applicationNeighboursQuery(listed, id));
  const steps = (
    <RecordSteps
      id={id}
      what="application"
      neighbours={data}
      toNeighbour={(other) => ({ search: searchForApplication(searchOf(listed, other), other.id) })}
    />
  );
  return <ApplicationDialog {...open} reviewing={false} steps={steps} onDone={open.onClose} />;
}

/**
 * One application after the other: what is read of each stays open, a decision leads to the next one, and single keys
 * do all of it.
 */
function Review({ listed, ...open }: OpenProps) {
  const { id, part } = open;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data = null } = useQuery(applicationNeighboursQuery(listed, id));
  const known = useFirstKnown(id, data);
  const { undoLast } = useRejections();
  useLetterKeys({ u: undoLast }, true);
  const next = known?.next;
  const toNeighbour = (other: { id: string; page: number }) => ({
    search: searchForReview(searchOf(listed, other), other.id, part),
  });

  useEffect(() => {
    if (next) void queries.prefetchQuery(applicationQuery(next.id));
  }, [next, queries]);

  const goOn = async () => {
    // Who decides before the list has answered goes on as soon as it has.
    const neighbours = known ?? (await queries.fetchQuery(applicationNeighboursQuery(listed, id)));
    const following = neighbours?.next;
    if (following) return void navigate(toNeighbour(following), { replace: true, preventScrollReset: true });
    toast.success("Review finished", { description: "That was the last application of the list." });
    open.onClose();
  };
  return (
    <ApplicationDialog
      {...open}
      reviewing
      steps={<RecordSteps id={id} what="application" neighbours={data} toNeighbour={toNeighbour} letters />}
      onDone={() => void goOn()}
    />
  );
}
