/** Stands in place of react-query's cache of mutations (lean-packages.ts): what its client asks of it, with never one inside. */
export class MutationCache {
  readonly clear = (): void => undefined
  readonly findAll = (): readonly never[] => []
  readonly getAll = (): readonly never[] => []
  readonly resumePausedMutations = (): Promise<void> => Promise.resolve()
  readonly build = (): never => {
    throw new TypeError('mutations are left out of this client: see bundle/lean-packages.ts')
  }
}
