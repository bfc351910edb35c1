import { CircleCheck, CircleHelp, TriangleAlert } from "lucide-react";
import { useLanguage } from "#web/lib/language.ts";
import { Badge } from "#web/ui/badge.tsx";
import { confidenceLevel } from "./resume-text.ts";

const looks = {
  sure: { tone: "success", icon: CircleCheck },
  fair: { tone: "neutral", icon: CircleHelp },
  unsure: { tone: "warning", icon: TriangleAlert },
} as const;

/** How sure the reader is of something that it read. */
export function ConfidenceBadge({ confidence }: { confidence: number }) {
  const { word, level } = confidenceLevel(confidence, useLanguage());
  return <Badge {...looks[level]}>{word}</Badge>;
}
