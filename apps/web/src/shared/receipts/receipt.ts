/** What a member can keep and show of an act of money. */
export interface Receipt {
  /** What happened, in one sentence. */
  readonly title: string
  readonly lines: readonly { readonly label: string; readonly value: string }[]
}
