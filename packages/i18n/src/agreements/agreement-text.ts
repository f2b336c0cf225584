/** A legal text: paragraphs and headings of HTML. */
export interface AgreementText {
  readonly title: string
  readonly paragraphs: readonly string[]
}
