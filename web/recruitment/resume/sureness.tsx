import { CircleCheck, CircleHelp, TriangleAlert } from "lucide-react";
import { Badge } from "#web/ui/badge.tsx";
import { sureness } from "./resume-words.ts";

const looks = {
  sure: { tone: "success", icon: CircleCheck },
  fair: { tone: "neutral", icon: CircleHelp },
  unsure: { tone: "warning", icon: TriangleAlert },
} as const;

/** How sure the reader is of something that it read. */
export function Sureness({ confidence }: { confidence: number }) {
  const { word, level } = sureness(confidence);
  return <Badge {...looks[level]}>{word}</Badge>;
}
