import type { ShownMessage } from '@cliffhanger/contract/chat/operator-schemas.ts'
import { linkOf, type Link as PageLink } from '@cliffhanger/rules/chat/links.ts'
import { isLoop, type MediaItem } from '@cliffhanger/rules/chat/media-content.ts'
import { withPlainMentions } from '@cliffhanger/rules/chat/mentions.ts'
import { type Poll, type PollKey, pollKeyIn } from '@cliffhanger/rules/chat/polls.ts'
import { bodyOf } from '@cliffhanger/rules/chat/preview.ts'
import type { SentSticker } from '@cliffhanger/rules/chat/stickers.ts'
import { Box, Link, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '../platform/texts.ts'

/** What a message said, with its files. Its words are text, whatever stands in them. */
export const MessageBody = ({ message }: { readonly message: ShownMessage }) => {
  const t = useTexts()
  const body = bodyOf(message)
  switch (body.kind) {
    case 'text':
      return (
        <Stack spacing={1}>
          <Words text={body.text} />
          <LinkBody link={linkOf(message.content_text)} files={message.files} />
        </Stack>
      )
    case 'media':
      return (
        <Stack spacing={1}>
          {body.content.text !== '' && <Words text={body.content.text} />}
          <LinkBody link={linkOf(message.content_text)} files={message.files} />
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {body.content.items.map((item) => (
              <MediaFile key={item.url} item={item} address={message.files[item.url]} />
            ))}
          </Stack>
        </Stack>
      )
    case 'card':
      return <Words text={t('messages.card', { name: body.card.nick_name, number: body.card.user_no })} />
    case 'poll':
      return <PollBody question={body.question} poll={body.poll} answer={pollKeyIn(message.content_text)} />
    case 'sticker':
      return <StickerBody sticker={body.sticker} files={message.files} />
    case 'transfer':
      return <Words text={t('messages.transfer', { amount: body.transfer.amount, coin: body.transfer.coin_code })} />
    case 'notice':
      return <Words text={body.notice.text} />
    case 'unreadable':
      return <Typography color="textSecondary">{t('messages.unreadable')}</Typography>
    default:
      return body satisfies never
  }
}

const Words = ({ text }: { readonly text: string }) => (
  <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 560 }}>{withPlainMentions(text)}</Box>
)

interface StickerBodyProps {
  readonly sticker: SentSticker
  readonly files: ShownMessage['files']
}

/** A sticker as it was sent, whatever became of its pack (S-147). */
const StickerBody = ({ sticker: { emoji, image_url }, files }: StickerBodyProps) => {
  const t = useTexts()
  return (
    <img src={files[image_url]} alt={t('messages.sticker', { emoji })} width={120} height={120} style={mediaStyle} />
  )
}

interface LinkBodyProps {
  readonly link: PageLink | undefined
  readonly files: ShownMessage['files']
}

/** What the page of an address said, as members were shown it (S-130). */
const LinkBody = ({ link, files }: LinkBodyProps) => {
  const t = useTexts()
  const address = link && files[link.image]
  if (!link) return undefined
  return (
    <Stack
      spacing={0.5}
      sx={{ pl: 1.5, maxWidth: 560, borderLeft: 3, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Typography variant="caption">{link.site}</Typography>
      {link.title !== link.site && <Typography variant="subtitle2">{link.title}</Typography>}
      {link.description !== '' && <Typography variant="body2">{link.description}</Typography>}
      {address !== undefined && <img src={address} alt={t('messages.picture')} height={120} style={mediaStyle} />}
    </Stack>
  )
}

interface PollBodyProps {
  readonly question: string
  readonly poll: Poll
  readonly answer: PollKey | undefined
}

/** A poll with its options; of a quiz also which one its author calls right, and why. */
const PollBody = ({ question, poll, answer }: PollBodyProps) => {
  const t = useTexts()
  return (
    <Stack spacing={0.5}>
      <Words text={t('messages.poll', { question })} />
      <Box component="ol" sx={{ m: 0, pl: 3, maxWidth: 560, overflowWrap: 'anywhere' }}>
        {poll.options.map((option, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- options may say the same and never move
          <li key={index}>{index === answer?.right ? t('messages.pollRight', { option }) : option}</li>
        ))}
      </Box>
      {answer && answer.explanation !== '' && <Words text={answer.explanation} />}
    </Stack>
  )
}

interface MediaFileProps {
  readonly item: MediaItem
  readonly address: string | undefined
}

const MediaFile = ({ item, address }: MediaFileProps) => {
  const t = useTexts()
  const [isGone, setGone] = useState(false)
  if (address === undefined || isGone) return <Typography color="textSecondary">{t('messages.fileGone')}</Typography>
  const onError = (): void => setGone(true)
  switch (item.kind) {
    case 'image':
      return (
        <Link href={address} target="_blank" rel="noreferrer">
          <img src={address} alt={t('messages.picture')} height={160} style={mediaStyle} onError={onError} />
        </Link>
      )
    case 'video':
      return (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- members film without captions
        <video
          src={address}
          aria-label={t(isLoop(item) ? 'messages.loop' : 'messages.video')}
          loop={isLoop(item)}
          muted={isLoop(item)}
          height={200}
          style={mediaStyle}
          controls
          preload="metadata"
          onError={onError}
        />
      )
    case 'audio':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- members speak without captions
      return <audio src={address} aria-label={t('messages.voice')} controls preload="metadata" onError={onError} />
    case 'file':
      return (
        <Link href={address} download={item.name} rel="noreferrer">
          {item.name}
        </Link>
      )
    default:
      return item satisfies never
  }
}

const mediaStyle = { display: 'block', maxWidth: 420, objectFit: 'contain', borderRadius: 6 } as const
