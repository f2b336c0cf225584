import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { ServerContext } from '../../context.ts'
import type { NewsDomain } from '../../domains/news/index.ts'
import { makeOnce } from '../deps.ts'
import { helpArticles } from './help-articles.ts'

/** Publishes the help articles of the demonstration. */
export async function makeHelp(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  { operator }: Pick<NewsDomain, 'operator'>,
): Promise<void> {
  for (const [index, { name, texts }] of helpArticles.entries())
    await makeOnce(db, `help/${name}`, clock(), async (tx) => {
      const { id } = await operator.create(tx, { cate: 'help', texts: written(texts), coverKey: '', sort: index })
      await operator.setPublished(tx, id, true)
      return id
    })
}

const written = (
  texts: (typeof helpArticles)[number]['texts'],
): ByLanguage<{
  readonly title: string
  readonly summary: string
  readonly content: string
}> =>
  Object.fromEntries(
    Object.entries(texts).map(([language, { title, summary, lines }]) => [
      language,
      { title, summary, content: lines.map((line) => `<p>${line}</p>`).join('') },
    ]),
  )
