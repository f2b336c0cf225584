import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { localDay } from '@cliffhanger/i18n/format/relative.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ExportedMessage } from './exported-message.ts'
import { MessageView, type PageWords } from './message-view.tsx'
import { pageStyle } from './page-style.ts'

interface PageFacts {
  /** Name of the chat. */
  readonly name: string
  readonly exportedMs: number
  /** Names of the pages before and after this one, where there are any. */
  readonly before: string | undefined
  readonly after: string | undefined
}

/** Messages by the day on which they were sent, here. */
const byDay = (messages: readonly ExportedMessage[]): ReadonlyMap<string, readonly ExportedMessage[]> =>
  Map.groupBy(messages, ({ message }) => localDay(message.create_time * 1000))

/** A page of an export: HTML that any browser opens from the folder it lies in. */
export const exportPage = (
  messages: readonly ExportedMessage[],
  { name, exportedMs, before, after }: PageFacts,
  words: PageWords,
): string => {
  const { t, language } = words
  const known = new Map(messages.map((shown) => [shown.message.msg_id, shown]))
  const body = (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{name}</title>
        <style>{pageStyle}</style>
      </head>
      <body>
        <header>
          <h1>{name}</h1>
          <p>{t('exporting.exportedAt', { time: formatMoment(exportedMs, 'momentInFull', language) })}</p>
        </header>
        <main>
          {[...byDay(messages)].map(([day, ofDay]) => (
            <section key={day}>
              <h2>{formatMoment((ofDay[0]?.message.create_time ?? 0) * 1000, 'weekday', language)}</h2>
              {ofDay.map((shown) => (
                <MessageView
                  key={shown.message.msg_id}
                  shown={shown}
                  words={words}
                  answered={known.get(shown.message.ref_msg_id)}
                />
              ))}
            </section>
          ))}
        </main>
        {(before ?? after) !== undefined && (
          <nav>
            <span>{before !== undefined && <a href={before}>{t('exporting.before')}</a>}</span>
            <span>{after !== undefined && <a href={after}>{t('exporting.after')}</a>}</span>
          </nav>
        )}
      </body>
    </html>
  )
  return `<!doctype html>\n${renderToStaticMarkup(body)}\n`
}
