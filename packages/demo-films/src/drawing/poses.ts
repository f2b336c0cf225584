import type { Turn } from './face/head.ts'

/** How people are seen. `left` and `right` are those of the picture. */
export const poses = {
  /** Into the camera. */
  front: { yaw: 4, pitch: 1, roll: 0, gaze: [-0.1, 0] },
  /** Chin down, eyes up: somebody who will not give way. */
  defiant: { yaw: -7, pitch: 8, roll: -3, gaze: [0.1, -0.7] },
  left: { yaw: -25, pitch: 0, roll: -2, gaze: [-0.25, 0] },
  right: { yaw: 25, pitch: 0, roll: 2, gaze: [0.25, 0] },
  /** The head aside, the eyes back to whoever looks. */
  overLeft: { yaw: -26, pitch: 2, roll: 5, gaze: [0.62, 0] },
  overRight: { yaw: 26, pitch: 2, roll: -5, gaze: [-0.62, 0] },
  /** Far aside, leaning towards somebody. */
  toLeft: { yaw: -31, pitch: 4, roll: -8, gaze: [-0.5, 0.2] },
  toRight: { yaw: 31, pitch: 4, roll: 8, gaze: [0.5, 0.2] },
  /** Eyes cast down. */
  downLeft: { yaw: -20, pitch: 11, roll: -7, gaze: [-0.3, 1] },
  downRight: { yaw: 20, pitch: 11, roll: 7, gaze: [0.3, 1] },
  /** Into the distance. */
  upLeft: { yaw: -22, pitch: -8, roll: -4, gaze: [-0.5, -0.5] },
  upRight: { yaw: 22, pitch: -8, roll: 4, gaze: [0.5, -0.5] },
} as const satisfies Record<string, Turn>

export type PoseName = keyof typeof poses

const alone: readonly PoseName[] = ['overRight', 'front', 'overLeft', 'defiant', 'upRight', 'right', 'left', 'upLeft']

/** How somebody sits for a portrait of their own: the same each time for a seed, and not as their neighbour does. */
export const poseAlone = (seed: number): Turn => poses[alone[Math.abs(seed) % alone.length] ?? 'front']
