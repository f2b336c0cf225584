/** What a member can keep and show of an act of money. */
export interface Receipt {
  /** What happened, in one sentence. */
  readonly title: string
  /** Number of the order or record, by which the server prints it; absent where it has no lines in the member's bill. */
  readonly number?: string
  /** What is `isMine` alone is read here, and left out of what is handed on to others. */
  readonly lines: readonly { readonly label: string; readonly value: string; readonly isMine?: boolean }[]
}
