import * as z from 'zod/mini'
import { byLanguage, count, text } from '../schema.ts'

/** Words of a notice or an article in one language; `content` is HTML, which is sanitised (V-42). */
export const written = z.object({ title: text(1, 100), summary: text(0, 300), content: text(0, 50_000) })

export const writtenTexts = byLanguage(written).check(
  z.refine((texts) => Object.values(texts).some((each) => each !== undefined), { message: 'texts' }),
)

/** The version an operator read before changing the text: a newer version is not overwritten (4003). */
export const version = count()
