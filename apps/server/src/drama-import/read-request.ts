import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { dramaForm, dramaText } from '@cliffhanger/contract/drama/operator-schemas.ts'
import { type Language, languages } from '@cliffhanger/i18n/languages.ts'
import { judgeSize } from '@cliffhanger/rules/media/source.ts'
import { errorText } from './error-text.ts'

/** What `drama import` was asked to do; files in the order of their episodes. */
export interface ImportRequest {
  readonly title: string
  readonly intro: string
  readonly language: Language
  readonly category: string
  readonly area: string
  readonly year: number
  readonly files: readonly string[]
}

export const usage = `Usage: npm run drama -- import <folder or files…> --title "Moonlit Bridge"
  --intro text     what the drama tells
  --language en    language of title and intro: ${languages.join(', ')} (zh-CN)
  --category name  category, made when there is none of that name
  --area text      where it plays
  --year 2026      when it was made
Episodes are numbered in the order of the files; files of a folder are ordered by their names.`

const videoEndings = new Set(['.mp4', '.mov', '.m4v', '.mkv', '.webm', '.avi', '.ts', '.flv', '.3gp', '.mpg', '.mpeg'])

/** Reads the words behind `drama import`; throws one sentence where they make no sense or a file cannot be an episode. */
export async function readRequest(words: readonly string[], thisYear: number): Promise<ImportRequest> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      intro: { type: 'string', default: '' },
      language: { type: 'string', default: 'zh-CN' },
      category: { type: 'string', default: '' },
      area: { type: 'string', default: '' },
      year: { type: 'string', default: String(thisYear) },
    },
  })
  const title = values.title?.trim() ?? ''
  if (title === '' || title.length > 60) throw new Error(`--title needs 1 to 60 characters\n${usage}`)
  const language = languages.find((known) => known === values.language)
  if (!language) throw new Error(`--language must be one of ${languages.join(', ')}`)
  const year = Number(values.year)
  if (!dramaForm.shape.year.safeParse(year).success) throw new Error('--year must be a year such as 2026')
  // What is longer than a form takes, the console could not show.
  if (!dramaText.shape.intro.safeParse(values.intro).success) throw new Error('--intro is too long')
  if (!dramaForm.shape.area.safeParse(values.area).success) throw new Error('--area is too long')
  if (positionals.length === 0) throw new Error(`No file to import\n${usage}`)
  const files = (await Promise.all(positionals.map(filesOf))).flat()
  for (const file of files) {
    const error = judgeSize((await stat(file)).size)
    if (error) throw new Error(`${file}: ${errorText[error]}`)
  }
  return { title, intro: values.intro, language, category: values.category.trim(), area: values.area, year, files }
}

/** The file itself, or the videos of a folder in the order a person would count them. */
async function filesOf(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new Error(`${path}: there is no such file or folder`)
  if (found.isFile()) return [path]
  if (!found.isDirectory()) throw new Error(`${path}: neither a file nor a folder`)
  const inOrder = new Intl.Collator('en', { numeric: true }).compare
  const entries = (await readdir(path, { withFileTypes: true })).filter(isVideo).sort((a, b) => inOrder(a.name, b.name))
  if (entries.length === 0) throw new Error(`${path}: no videos in this folder (${[...videoEndings].join(' ')})`)
  return entries.map((entry) => join(path, entry.name))
}

const isVideo = (entry: Dirent) => entry.isFile() && videoEndings.has(extname(entry.name).toLowerCase())
