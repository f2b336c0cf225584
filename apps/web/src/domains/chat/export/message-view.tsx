import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { formatCount, formatSize } from '@cliffhanger/i18n/format/numbers.ts'
import type { ClientLanguage } from '@cliffhanger/i18n/languages.ts'
import { isLoop, type MediaItem } from '@cliffhanger/rules/chat/media-content.ts'
import { lineOf, type Transfer } from '@cliffhanger/rules/chat/preview.ts'
import type { ReactNode } from 'react'
import type { Translate } from '../../../platform/texts.ts'
import { wordNotice } from '../conversations/word-notice.ts'
import { richParts } from '../messages/rich-text.ts'
import type { ExportedMessage } from './exported-message.ts'

/** The words of a page; it is drawn outside of the client, where no hook gives them. */
export interface PageWords {
  readonly t: Translate
  readonly language: ClientLanguage
  readonly showTransfer: (transfer: Transfer) => string
}

interface ViewProps {
  readonly shown: ExportedMessage
  readonly words: PageWords
  /** The message it answers, where that stands on the same page. */
  readonly answered: ExportedMessage | undefined
}

/** One message on a page of an export. */
export const MessageView = ({ shown, words, answered }: ViewProps) => {
  const { message, body, sender, isMine } = shown
  const { t, language } = words
  const id = `m${message.msg_id}`
  const ms = message.create_time * 1000
  if (body.kind === 'notice')
    return (
      <article id={id} className="notice">
        {wordNotice(body.notice, t)}
      </article>
    )
  return (
    <article id={id} className={isMine ? 'mine' : undefined}>
      <div className="who">
        <span>{sender || t('exporting.formerMember')}</span>
        <time dateTime={new Date(ms).toISOString()}>
          {message.edit_time !== undefined && `${t('chat.edited')} · `}
          {formatMoment(ms, 'time', language)}
        </time>
      </div>
      {message.ref_msg_id > 0 && <Quote answered={answered} words={words} />}
      <Body shown={shown} words={words} />
      {message.reactions && (
        <p className="small">
          {message.reactions.map(({ emoji, total }) => `${emoji} ${formatCount(total, language)}`).join('  ')}
        </p>
      )}
    </article>
  )
}

const Quote = ({ answered, words: { t } }: Pick<ViewProps, 'answered' | 'words'>) => {
  if (!answered) return <span className="quote">{t('exporting.earlier')}</span>
  const line = lineOf(answered.message)
  return (
    <a className="quote" href={`#m${answered.message.msg_id}`}>
      {[answered.sender, line].filter((part) => part !== '').join(': ')}
    </a>
  )
}

const Body = ({ shown: { message, body, files }, words }: Pick<ViewProps, 'shown' | 'words'>) => {
  const { t, language } = words
  switch (body.kind) {
    case 'text':
      return (
        <>
          <Words text={body.text} />
          {body.translation !== '' && <Words text={body.translation} isSmall />}
        </>
      )
    case 'media':
      return (
        <>
          {body.content.items.map((item, index) => (
            <FileView key={item.url} item={item} name={files[index]} words={words} />
          ))}
          {body.content.text !== '' && <Words text={body.content.text} />}
        </>
      )
    case 'card':
      return (
        <p>
          {t('chat.shareCard')}: {body.card.nick_name} ({body.card.user_no})
        </p>
      )
    case 'poll':
      return (
        <>
          <Words text={body.question} />
          <ul>
            {body.poll.options.map((option, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- options may say the same and never move
              <li key={index}>{withVotes(option, message.poll?.totals?.[index], language)}</li>
            ))}
          </ul>
        </>
      )
    case 'sticker':
      return <p>{t('stickers.named', { emoji: body.sticker.emoji })}</p>
    case 'transfer':
      return (
        <p>
          {t('chat.transfer')} {words.showTransfer(body.transfer)}
          {body.transfer.remark !== '' && ` · ${body.transfer.remark}`}
        </p>
      )
    case 'notice':
      return null
    case 'unreadable':
      return <p>{t('chat.unreadable')}</p>
    default:
      return body satisfies never
  }
}

/** Votes are there once the member voted, or the poll is closed. */
const withVotes = (option: string, votes: number | undefined, language: ClientLanguage): string =>
  votes === undefined ? option : `${option} · ${formatCount(votes, language)}`

const Words = ({ text, isSmall = false }: { readonly text: string; readonly isSmall?: boolean }) => (
  <p dir="auto" className={isSmall ? 'small' : undefined}>
    {richParts(text, new Map()).map((part, index) => {
      if (part.kind === 'link')
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text do not move
          <a key={index} href={part.url} rel="noreferrer">
            {part.url}
          </a>
        )
      return part.kind === 'mention' ? `@${part.name}` : part.kind === 'text' ? part.text : ''
    })}
  </p>
)

interface FileProps {
  readonly item: MediaItem
  readonly name: string | undefined
  readonly words: PageWords
}

const kindNameOf = (item: Exclude<MediaItem, { kind: 'file' }>) => {
  if (isLoop(item)) return 'loop'
  return item.kind === 'audio' ? 'voice' : item.kind
}

const FileView = ({ item, name, words: { t, language } }: FileProps): ReactNode => {
  const label = item.kind === 'file' ? item.name : t(`media.${kindNameOf(item)}`)
  if (name === undefined) return <p className="small">{`${label} · ${t('exporting.leftOut')}`}</p>
  // A name is a path here: what means something to an address is written so that it does not.
  const path = name.split('/').map(encodeURIComponent).join('/')
  switch (item.kind) {
    case 'image':
      return (
        <a href={path}>
          <img src={path} alt={label} loading="lazy" />
        </a>
      )
    case 'video':
      return (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- members film without captions
        <video src={path} controls loop={isLoop(item)} muted={isLoop(item)} preload="metadata" aria-label={label} />
      )
    case 'audio':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- members speak without captions
      return <audio src={path} controls preload="metadata" aria-label={label} />
    case 'file':
      return (
        <p>
          <a href={path}>{label}</a> <span className="small">{formatSize(item.file_size, language, 'kilobyte')}</span>
        </p>
      )
    default:
      return item satisfies never
  }
}
