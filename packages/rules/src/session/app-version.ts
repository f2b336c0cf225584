import type { VersionInfo } from '@cliffhanger/contract/session/schemas.ts'

const maxParts = 4

const partsOf = (version: string): readonly number[] =>
  Array.from({ length: maxParts }, (_, index) => Number.parseInt(version.split('.')[index] ?? '0', 10) || 0)

/** S-79: negative when `one` is older than `other`, 0 when equal; up to four dotted parts, missing ones count as 0. */
export function compareVersions(one: string, other: string): number {
  const others = partsOf(other)
  return (
    partsOf(one)
      .map((part, index) => part - (others[index] ?? 0))
      .find((difference) => difference !== 0) ?? 0
  )
}

/** What a version check leads to. */
export type UpdateStep = 'none' | 'already-latest' | 'install-silently' | 'open-update-page'

interface VersionCheck {
  readonly installed: string
  /** Null when nothing is published. */
  readonly newest: Pick<VersionInfo, 'version' | 'package_type' | 'is_silent' | 'is_force'> | null
  readonly isManual: boolean
  /** The update page was already shown since the start. */
  readonly wasShown: boolean
}

/** S-80…S-82: what to do after asking for the newest version. */
export function decideUpdate({ installed, newest, isManual, wasShown }: VersionCheck): UpdateStep {
  if (!newest || compareVersions(newest.version, installed) <= 0) return isManual ? 'already-latest' : 'none'
  if (isManual) return 'open-update-page'
  if (wasShown && newest.is_force === 0) return 'none'
  return newest.package_type === 'wgt' && newest.is_silent === 1 ? 'install-silently' : 'open-update-page'
}
