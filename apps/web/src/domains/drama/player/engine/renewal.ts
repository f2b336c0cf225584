/** After so much of playing with a renewed address it may be renewed again. */
const renewedForSeconds = 5

/** A refused address is renewed once (C-53), and again only after the renewed one has played. */
export interface Renewal {
  /** Whether the address may be renewed; then it counts as renewed where the film is. */
  take(positionSeconds: number): boolean
  played(positionSeconds: number): void
  forget(): void
}

export const createRenewal = (): Renewal => {
  let renewedAt: number | null = null
  return {
    take: (positionSeconds) => {
      if (renewedAt !== null) return false
      renewedAt = positionSeconds
      return true
    },
    played: (positionSeconds) => {
      if (renewedAt !== null && positionSeconds > renewedAt + renewedForSeconds) renewedAt = null
    },
    forget: () => {
      renewedAt = null
    },
  }
}
