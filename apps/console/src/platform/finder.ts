/** One thing that was found, and the page it is shown on. */
export interface Found {
  readonly to: string
  readonly title: string
  /** What tells it from others of the same title. */
  readonly hint: string
}

/** Finds the first few things by what somebody typed, at most `longestSearch` signs. */
export type Finder = (words: string) => Promise<readonly Found[]>

export const longestSearch = 40

/** How many of one kind are shown. */
export const foundAtOnce = 5
