import * as z from 'zod/mini'

/** The schema parts every domain uses; wire types of entities.md, section 0. */

/** Positive integer below 2^53. */
export const id = (): z.ZodMiniNumber<number> => z.int().check(z.positive())

/** Integer that is 0 or more. */
export const count = (): z.ZodMiniNumber<number> => z.int().check(z.nonnegative())

/** Place in a list that operators order: 32 bits with a sign. */
export const sortOrder = () => z.int().check(z.gte(-2_147_483_648), z.lte(2_147_483_647))

/** 0 | 1 */
export const flag = () => z.literal([0, 1])

/** Text without NUL and half characters (PostgreSQL can hold neither), `min` to `max` characters. */
export const text = (min: number, max: number) =>
  z.string().check(
    z.minLength(min),
    z.maxLength(max),
    z.refine((value) => !value.includes('\u0000') && value.isWellFormed(), { message: 'text' }),
  )

/** Ten-digit seconds (C-21). */
export const seconds = (): z.ZodMiniNumber<number> => z.int().check(z.nonnegative())

/** Integers that arrive as text in a query string: `"12"` counts as 12, nothing else does. */
const integerText = /^-?\d{1,15}$/
export const queryNumber = <Inner extends z.ZodMiniType>(inner: Inner) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && integerText.test(value) ? Number(value) : value)),
    inner,
  )

/** Amount of money or coins: a decimal string, never a number (entities.md "Money"). */
export const amount = () => z.string().check(z.regex(/^\d{1,15}(\.\d{1,8})?$/))

/** Values by names of their own, such as ids. Not `z.record`, which would bring a second reader of objects into the client. */
export const byName = <Value extends z.ZodMiniType>(value: Value) => z.catchall(z.object({}), value)

/** Nothing to send, or nothing to tell. */
export const empty = () => z.object({})

/** `{list, total, page, limit}` */
export const paged = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ list: z.array(item), total: count(), page: count(), limit: count() })

/** `page` and `limit` of a paged question. */
export const paging = {
  page: z._default(queryNumber(id()), 1),
  limit: z._default(queryNumber(z.int().check(z.gte(1), z.lte(100))), 20),
}

/** The part of a list that lies in a time: from this second on, and before that one. */
export const period = {
  from: z.optional(queryNumber(seconds())),
  to: z.optional(queryNumber(seconds())),
}

/** What a list can be ordered by: columns the server reads by an index. */
export const sorting = <const Column extends string>(columns: readonly Column[]) => ({
  sort: z.optional(z.literal(columns)),
  order: z.optional(z.literal(['asc', 'desc'])),
})

/** A period, and the order by its time. */
export const timely = { ...period, ...sorting(['create_time']) }

/** Schemes of addresses that lead somewhere and run nothing. */
const leadingSchemes = /^(https?|wss?|mailto|tel):/i

/** An address an operator gives, whole or within the platform: no `javascript:` and the like, blanks within it read over as browsers do. */
const isLeading = (address: string): boolean => {
  const bare = address.replace(/\s/gu, '')
  return !/^[a-z][a-z0-9+.-]*:/i.test(bare) || leadingSchemes.test(bare)
}

/** A text that is followed as an address. */
export const leadingText = (min: number, max: number) =>
  text(min, max).check(z.refine(isLeading, { message: 'scheme' }))

/** The same for each language of the client; who writes leaves out what they cannot say. */
export const byLanguage = <Text extends z.ZodMiniType>(inner: Text) =>
  z.object({ 'zh-CN': z.optional(inner), en: z.optional(inner), vi: z.optional(inner), pt: z.optional(inner) })

/** A title or a name in each language. */
export const shortTexts = byLanguage(text(0, 60))
