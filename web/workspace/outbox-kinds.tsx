import { NavLink } from "react-router";
import { currentTabClass, restTabClass, tabClass, tabListClass } from "#web/ui/tab-class.ts";

const kinds = [
  { to: "/dev/outbox", label: "Mail" },
  { to: "/dev/outbox/sms", label: "SMS" },
];

/** The way from one outbox to the other. */
export function OutboxKinds() {
  return (
    <nav aria-label="Outboxes" className={`${tabListClass} mb-6`}>
      {kinds.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end
          className={({ isActive }) => `${tabClass} px-4 ${isActive ? currentTabClass : restTabClass}`}
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
