/** Yes and no as they travel. */
export const flagOf = (isOn: boolean): 0 | 1 => (isOn ? 1 : 0)

/** Milliseconds as they travel, in whole seconds (C-21); 0 for a moment that there is none of. */
export const toSeconds = (ms: number | null | undefined): number => Math.floor((ms ?? 0) / 1000)
