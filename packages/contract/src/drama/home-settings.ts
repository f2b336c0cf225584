import * as z from 'zod/mini'
import { languages } from '../language.ts'
import { flag, leadingText, sortOrder, text } from '../schema.ts'
import { homeSection } from './schemas.ts'

/** A text per language; not every language need be there. */
const texts = z.partialRecord(z.enum(languages), text(0, 60))

const section = z.object({
  code: homeSection.shape.code,
  /** Empty: the platform's own title. */
  titles: texts,
  is_show: flag(),
  sort: sortOrder(),
  limit: z.int().check(z.gte(1), z.lte(50)),
})

/** What operators set for the home page. */
export const homeSettings = z.object({
  sections: z.array(section).check(z.maxLength(6)),
  /** Words offered in the search; null: the titles of the most watched dramas. */
  hot_search: z.nullable(z.array(text(1, 50)).check(z.maxLength(20))),
  search_placeholder: texts,
  /** Pictures beside the page; `icon` is a key of the object store, `link` a route of the client or an address. */
  float_entries: z.array(z.object({ icon: text(1, 300), link: leadingText(1, 300) })).check(z.maxLength(5)),
  guide_desktop: flag(),
})
export type HomeSettings = z.output<typeof homeSettings>

const shown = (code: HomeSettings['sections'][number]['code'], sort: number, limit: number) => ({
  code,
  titles: {},
  is_show: 1 as const,
  sort,
  limit,
})

/** The home page while nobody set anything. */
export const defaultHomeSettings: HomeSettings = {
  sections: [
    shown('notices', 1, 3),
    shown('history', 2, 8),
    shown('latest', 3, 6),
    shown('ranking', 4, 10),
    shown('recommended', 5, 9),
    shown('all', 6, 20),
  ],
  hot_search: null,
  search_placeholder: {},
  float_entries: [],
  guide_desktop: 1,
}
