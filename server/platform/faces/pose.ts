import type { Mesh } from "./mesh.ts";
import { angleOf } from "./mesh.ts";

/** Which way a head is turned, in degrees. */
export interface Pose {
  /** To the person's own left. */
  yaw: number;
  /** Up. */
  pitch: number;
  /** How far it lies over in the picture, clockwise. */
  roll: number;
}

/** Points at the edges of a face, as the mesh numbers them. */
const edges = { right: 234, left: 454, top: 10, bottom: 152 };

/** The pose of a head, from the depth that the mesh gives to the edges of its face. */
export function poseOf(mesh: Mesh): Pose {
  const roll = angleOf(mesh);
  const upright = (index: number) => {
    const [x, y, z] = mesh.points[index] ?? [0, 0, 0];
    const across = Math.cos(roll) * x + Math.sin(roll) * y;
    const down = Math.cos(roll) * y - Math.sin(roll) * x;
    return { across, down, z };
  };
  const right = upright(edges.right);
  const left = upright(edges.left);
  const top = upright(edges.top);
  const bottom = upright(edges.bottom);
  return {
    yaw: degrees(Math.atan2(left.z - right.z, left.across - right.across)),
    pitch: degrees(Math.atan2(top.z - bottom.z, bottom.down - top.down)),
    roll: degrees(roll),
  };
}

const degrees = (radians: number) => (radians * 180) / Math.PI;
