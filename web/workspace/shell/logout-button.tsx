import { LogOut } from "lucide-react";
import { Form } from "react-router";
import { Button } from "#web/ui/button.tsx";

/** Ends the session. */
export function LogoutButton() {
  return (
    <Form method="post" action="/logout">
      <input type="hidden" name="from" value="site" />
      <Button type="submit" variant="ghost" icon={LogOut}>
        Logout
      </Button>
    </Form>
  );
}
