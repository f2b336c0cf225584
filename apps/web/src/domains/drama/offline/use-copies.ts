import { useStored } from '../../../platform/storage/local-database.ts'
import type { CopyRow } from './copy-tables.ts'

/** Copies of a drama by their episode; undefined until they were read. */
export const useCopiesOf = (dramaId: number): ReadonlyMap<number, CopyRow> | undefined => {
  const copies = useStored(({ copies: table }) => table.where('dramaId').equals(dramaId).toArray(), [dramaId])
  return copies && new Map(copies.map((copy) => [copy.number, copy]))
}

/** All dramas with copies, those begun last first, their copies in order; undefined until they were read. */
export const useCopiedDramas = () =>
  useStored(async ({ copies, copiedDramas }) => {
    const [all, dramas] = await Promise.all([copies.toArray(), copiedDramas.toArray()])
    return dramas
      .map(({ drama }) => ({
        drama,
        copies: all.filter(({ dramaId }) => dramaId === drama.id).toSorted((one, other) => one.number - other.number),
      }))
      .filter((each) => each.copies.length > 0)
      .toSorted((one, other) => newest(other.copies) - newest(one.copies))
  })

const newest = (copies: readonly CopyRow[]): number => Math.max(...copies.map(({ addedMs }) => addedMs))
