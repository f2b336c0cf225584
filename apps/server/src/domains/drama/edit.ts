/** What something was and what became of it, for the audit line. */
export interface Edit<Form> {
  readonly before: Form
  readonly after: Form
}
