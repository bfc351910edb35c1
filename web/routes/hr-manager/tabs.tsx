import { Outlet } from "react-router";
import { WaitingRejections } from "#web/recruitment/pipeline/hr/waiting-rejections.tsx";
import { HrHeader } from "#web/recruitment/shell/hr-header.tsx";

/** The five tabs of the HR Manager Dashboard below their common header. */
export default function Tabs() {
  return (
    <>
      <HrHeader />
      <WaitingRejections>
        <Outlet />
      </WaitingRejections>
    </>
  );
}
