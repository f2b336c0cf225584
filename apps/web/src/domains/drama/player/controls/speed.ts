import { readStored, writeStored } from '../../../../platform/storage/storage.ts'

/** Speeds one can choose (C-32). */
export const speeds = [0.75, 1, 1.25, 1.5, 2] as const

/** The speed chosen last on this device. */
export const storedSpeed = (): number => {
  const stored = Number(readStored('player-speed') ?? 1)
  return speeds.find((speed) => speed === stored) ?? 1
}

export const storeSpeed = (speed: number): void => writeStored('player-speed', String(speed))
