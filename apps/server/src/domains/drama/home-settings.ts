import { languages } from '@cliffhanger/i18n/languages.ts'
import * as z from 'zod'

const byLanguage = z.partialRecord(z.enum(languages), z.string().max(60))
const flag = z.literal([0, 1])

const section = z.object({
  code: z.enum(['latest', 'all']),
  titles: byLanguage.default({}),
  is_show: flag.default(1),
  sort: z.int(),
  limit: z.int().min(1).max(50),
})

/** What operators set for the home page, under `home` in the platform's settings. */
const homeSettings = z.object({
  sections: z.array(section).default([
    { code: 'latest', titles: {}, is_show: 1, sort: 1, limit: 12 },
    { code: 'all', titles: {}, is_show: 1, sort: 2, limit: 20 },
  ]),
  /** Absent: the titles of the most watched dramas. */
  hot_search: z.array(z.string().max(60)).max(20).optional(),
  search_placeholder: byLanguage.default({}),
  float_entries: z
    .array(z.object({ icon: z.string(), link: z.string() }))
    .max(5)
    .default([]),
  guide_desktop: flag.default(1),
})

export type HomeSettings = z.output<typeof homeSettings>

/** The settings with defaults for whatever was not set. A broken value is a fault: it is checked when it is written. */
export const readHomeSettings = (stored: unknown): HomeSettings => homeSettings.parse(stored ?? {})
