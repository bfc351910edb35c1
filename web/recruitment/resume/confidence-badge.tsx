import { CircleCheck, CircleHelp, TriangleAlert } from "lucide-react";
import { Badge } from "#web/ui/badge.tsx";
import { confidenceLevel } from "./resume-text.ts";

const looks = {
  sure: { tone: "success", icon: CircleCheck },
  fair: { tone: "neutral", icon: CircleHelp },
  unsure: { tone: "warning", icon: TriangleAlert },
} as const;

/** How sure the reader is of something that it read. */
export function ConfidenceBadge({ confidence }: { confidence: number }) {
  const { word, level } = confidenceLevel(confidence);
  return <Badge {...looks[level]}>{word}</Badge>;
}
