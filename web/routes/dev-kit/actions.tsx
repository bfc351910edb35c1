import { ArrowRight, Copy, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button, ButtonLink, type ButtonVariant, IconButton } from "#web/ui/button.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { Dialog, DialogClose, Sheet } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { toast } from "#web/ui/toast.ts";
import { Tooltip } from "#web/ui/tooltip.tsx";
import { Part, Row, Sample } from "./sample.tsx";

const variants: readonly ButtonVariant[] = ["primary", "secondary", "ghost", "accent", "danger"];

export function Actions() {
  return (
    <Part title="Actions">
      <Buttons />
      <Overlays />
      <Toasts />
    </Part>
  );
}

function Buttons() {
  const [sending, setSending] = useState(false);
  return (
    <Sample name="Button: variants, sizes, loading, disabled, as a link, icon only">
      <div className="space-y-3">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </Row>
        <Row>
          <Button size="sm" variant="secondary">
            View Details
          </Button>
          <Button icon={Plus}>Create Job</Button>
          <Button size="lg" trailingIcon={ArrowRight}>
            Apply Now
          </Button>
          <Button loading={sending} onClick={() => setSending(true)}>
            {sending ? "Sending..." : "Press to load"}
          </Button>
          <Button variant="secondary" loading>
            Loading
          </Button>
          <Button disabled>Disabled</Button>
          <ButtonLink to="/jobs" variant="secondary">
            A link
          </ButtonLink>
          <Tooltip text="Copies the address of this page">
            <IconButton icon={Copy} label="Copy address" />
          </Tooltip>
        </Row>
      </div>
    </Sample>
  );
}

function Overlays() {
  return (
    <Sample name="Dialog, Sheet, Confirm, Menu">
      <Row>
        <Dialog
          trigger={<Button variant="secondary">Open dialog</Button>}
          title="Loan Officer"
          description="Umoja SACCO · Nairobi"
          footer={
            <>
              <DialogClose>
                <Button variant="secondary">Close</Button>
              </DialogClose>
              <Button>Apply Now</Button>
            </>
          }
        >
          <p className="mb-4 text-sm">You assess loan applications and visit members at their businesses.</p>
          <Field label="Note">{(control) => <Input {...control} />}</Field>
        </Dialog>
        <Sheet
          trigger={<Button variant="secondary">Open sheet</Button>}
          title="Filters"
          footer={<Button>Show 89 applications</Button>}
        >
          <Field label="Search">{(control) => <Input type="search" {...control} />}</Field>
        </Sheet>
        <Confirm
          trigger={<Button variant="danger">Close job</Button>}
          title="Close this job?"
          confirmLabel="Close job"
          onConfirm={() => toast.success("Job closed")}
        >
          It leaves the public board. The 14 applications you have stay where they are.
        </Confirm>
        <Menu
          trigger={<Button variant="secondary">Open menu</Button>}
          items={[
            { label: "Edit", icon: Pencil, onSelect: () => toast.info("Edit") },
            { label: "View public page", to: "/jobs" },
            { label: "Not available", disabled: true, onSelect: () => undefined },
            {
              label: "Delete",
              icon: Trash2,
              tone: "danger",
              separated: true,
              onSelect: () => toast.error("Deleted"),
            },
          ]}
        />
      </Row>
    </Sample>
  );
}

function Toasts() {
  return (
    <Sample name="toast: one at a time, 5 seconds, announced politely">
      <Row>
        <Button
          variant="secondary"
          onClick={() =>
            toast.success("CV Uploaded", {
              description: "wanjiku-cv.pdf",
              action: { label: "Undo", onClick: () => toast.info("Upload undone") },
            })
          }
        >
          Success
        </Button>
        <Button variant="secondary" onClick={() => toast.info("Coming Soon")}>
          Info
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast.warning("Missing Information", { description: "Please fill in all required fields." })
          }
        >
          Warning
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast.error("Login Failed", { description: "Invalid credentials. Please try again." })
          }
        >
          Error
        </Button>
      </Row>
    </Sample>
  );
}
