import type { Question } from './data-provider.ts'
import { periodSeconds } from './list-period.ts'

/** The period a list is filtered by and the order of one of these columns, as its call takes them; its own order where no column was chosen. */
export function listingOf<const Sort extends string = never>(
  { filter, sort }: Pick<Question, 'filter' | 'sort'>,
  columns: readonly Sort[] = [],
): { readonly from?: number; readonly to?: number; readonly sort?: Sort; readonly order?: 'asc' | 'desc' } {
  const column = columns.find((name) => name === sort?.field)
  return {
    ...periodSeconds(filter.period, new Date()),
    ...(column && { sort: column, order: sort?.order === 'ASC' ? 'asc' : 'desc' }),
  }
}
