import type { Page } from '../queries/dramas.ts'

/** One page of a list that is short enough to be held whole. */
export const pageOf = <Item>(all: readonly Item[], { page, limit }: Page) => ({
  list: all.slice((page - 1) * limit, page * limit),
  total: all.length,
  page,
  limit,
})
