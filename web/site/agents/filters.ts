import {
  type AgentDepartment,
  agentDepartments,
  departmentLabels,
} from "#contract/site/agent-departments.ts";
import type { Agent } from "#contract/site/agents.ts";

/** The directory's filters as its address states them; empty is no filter. */
export interface AgentFilters {
  q: string;
  department: AgentDepartment | "";
}

/** Reads the directory's address. A department that there is not counts as not given. */
export function readFilters(search: URLSearchParams): AgentFilters {
  const department = search.get("department");
  return {
    q: (search.get("q") ?? "").slice(0, 200),
    department: agentDepartments.find((known) => known === department) ?? "",
  };
}

/** The address's search for filters; it holds nothing that filters nothing. */
export function filterSearch({ q, department }: AgentFilters): string {
  const search = new URLSearchParams();
  if (q) search.set("q", q);
  if (department) search.set("department", department);
  return search.size > 0 ? `?${search}` : "";
}

/** The agents whose name, specialization or description holds the text, whatever the case, in the department. */
export function filterAgents(agents: readonly Agent[], { q, department }: AgentFilters): Agent[] {
  const text = q.trim().toLowerCase();
  return agents.filter(
    (agent) =>
      (!department || agent.department === department) &&
      [agent.name, agent.specialization, agent.description].some((part) => part.toLowerCase().includes(text)),
  );
}

/** The departments to choose from, each with how many agents it has: 'Credit (2)'. */
export function departmentOptions(agents: readonly Agent[]) {
  const count = (department: AgentDepartment) =>
    agents.filter((agent) => agent.department === department).length;
  return [
    { value: "", label: `All Departments (${agents.length})` },
    ...agentDepartments.map((value) => ({ value, label: `${departmentLabels[value]} (${count(value)})` })),
  ];
}
