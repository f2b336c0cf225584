/** What browsers tell about the network; not part of the typed DOM. */
interface Connection {
  readonly saveData?: unknown
  readonly effectiveType?: unknown
}

const connection = (): Connection => {
  const found: unknown = 'connection' in navigator ? navigator.connection : undefined
  return typeof found === 'object' && found !== null ? found : {}
}

/** Kind of connection, such as `4g`; '' where the browser does not say. */
export const connectionKind = (): string => {
  const { effectiveType } = connection()
  return typeof effectiveType === 'string' ? effectiveType : ''
}

/** Whether nothing may be fetched that nobody asked for: data is being saved, or hardly anything gets through. */
export const isSparing = (): boolean => connection().saveData === true || connectionKind().endsWith('2g')
