/** A fault in one line; one of the network says what happened in its cause. */
export const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause
  const text = inner instanceof Error && inner.message !== '' ? inner.message : error.message
  return (text || error.name).split('\n').join(' ').slice(0, 300)
}
