import type { EpisodeOverview } from '@cliffhanger/contract/drama/operator-schemas.ts'
import type { ClientLanguage } from '@cliffhanger/i18n/languages.ts'
import CloseIcon from '@mui/icons-material/Close'
import PauseIcon from '@mui/icons-material/Pause'
import ResumeIcon from '@mui/icons-material/PlayArrow'
import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import { Box, Button, IconButton, LinearProgress, Stack, Tooltip, Typography } from '@mui/material'
import { type ReactElement, useEffect, useId, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { sizeText } from '../../../platform/size-text.ts'
import { type Texts, useTexts } from '../../../platform/texts.ts'
import { Section } from '../../../ui/section.tsx'
import type { UploadItem } from './upload-list.ts'
import { planUploads } from './upload-plan.ts'
import type { UploadQueue } from './upload-queue.ts'
import { useUploads } from './uploads.ts'

interface UploadPanelProps {
  readonly dramaId: number
  readonly language: ClientLanguage
  /** What is there already. */
  readonly episodes: readonly EpisodeOverview[]
}

/** Takes files by choosing or dropping, and shows how far each of them is. */
export const UploadPanel = ({ dramaId, language, episodes }: UploadPanelProps) => {
  const t = useTexts()
  const refresh = useRefresh()
  const notify = useNotify()
  const inputId = useId()
  const [queue, items] = useUploads(dramaId, language)
  const [isOver, setOver] = useState(false)
  const doneTotal = items.filter(({ state }) => state === 'done').length
  const failedTotal = items.filter(({ state }) => state === 'failed').length

  // Every upload that is done is an episode more in the table.
  useEffect(() => {
    if (doneTotal > 0) refresh()
  }, [doneTotal, refresh])

  const add = (files: FileList | null): void => {
    const taken = new Set([...episodes.map(({ number }) => number), ...items.flatMap(({ number }) => number ?? [])])
    const { uploads, skipped } = planUploads([...(files ?? [])], taken)
    if (uploads.length > 0) queue.add(uploads)
    if (skipped.length > 0) notify(t('upload.skipped', { count: skipped.length }), { type: 'info' })
  }

  return (
    <Section
      title={t('upload.uploads')}
      explanation={t('upload.hint')}
      actions={
        <>
          {failedTotal > 1 && (
            <Button size="small" onClick={queue.resumeFailed}>
              {t('upload.resumeFailed', { count: failedTotal })}
            </Button>
          )}
          {doneTotal > 0 && (
            <Button size="small" onClick={queue.clearDone}>
              {t('upload.clearDone')}
            </Button>
          )}
        </>
      }
    >
      <Box
        component="label"
        htmlFor={inputId}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          add(event.dataTransfer.files)
        }}
        sx={{
          display: 'grid',
          placeItems: 'center',
          gap: 1,
          p: 3,
          border: '1px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          borderRadius: 1.5,
          cursor: 'pointer',
          '&:focus-within': { borderColor: 'primary.main' },
        }}
      >
        <UploadIcon color="action" fontSize="large" />
        <Typography>{t('upload.drop')}</Typography>
        <input
          id={inputId}
          type="file"
          accept="video/*,.mkv,.ts"
          multiple
          onChange={({ target }) => {
            add(target.files)
            target.value = ''
          }}
          style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
        />
      </Box>
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', p: 0, mb: 0, mt: items.length > 0 ? 2 : 0 }}>
        {items.map((item) => (
          <UploadRow key={item.id} item={item} queue={queue} />
        ))}
      </Stack>
    </Section>
  )
}

const UploadRow = ({ item, queue }: { readonly item: UploadItem; readonly queue: UploadQueue }) => {
  const t = useTexts()
  const percent = item.sizeBytes === 0 ? 0 : Math.round((item.sentBytes / item.sizeBytes) * 100)
  const canPause = item.state === 'uploading' || item.state === 'waiting'
  const canResume = item.state === 'paused' || item.state === 'failed'
  return (
    <Stack component="li" direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', mb: 0.5 }}>
          <Typography noWrap title={item.name}>
            {item.name}
          </Typography>
          <Typography color={item.state === 'failed' ? 'error' : 'textSecondary'} sx={{ whiteSpace: 'nowrap' }}>
            {item.number !== undefined && `${t('drama.episodeNumber', { number: item.number })} · `}
            {stateText(t, item)} · {sizeText(item.sentBytes)} / {sizeText(item.sizeBytes)}
          </Typography>
        </Stack>
        <LinearProgress
          variant="determinate"
          value={item.state === 'done' ? 100 : percent}
          color={item.state === 'done' ? 'success' : item.state === 'failed' ? 'error' : 'secondary'}
          aria-label={item.name}
        />
      </Box>
      {canPause && (
        <RowButton
          name={`${t('upload.pause')}: ${item.name}`}
          onClick={() => queue.pause(item.id)}
          icon={<PauseIcon />}
        />
      )}
      {canResume && (
        <RowButton
          name={`${t('upload.resume')}: ${item.name}`}
          onClick={() => queue.resume(item.id)}
          icon={<ResumeIcon />}
        />
      )}
      {item.state !== 'done' && item.state !== 'attaching' && (
        <RowButton
          name={`${t('shell.cancel')}: ${item.name}`}
          onClick={() => queue.cancel(item.id)}
          icon={<CloseIcon />}
        />
      )}
    </Stack>
  )
}

interface RowButtonProps {
  readonly name: string
  readonly icon: ReactElement
  readonly onClick: () => void
}

const RowButton = ({ name, icon, onClick }: RowButtonProps) => (
  <Tooltip title={name}>
    <IconButton size="small" onClick={onClick} aria-label={name}>
      {icon}
    </IconButton>
  </Tooltip>
)

const stateText = (t: Texts, { state, failure }: UploadItem): string => {
  switch (state) {
    case 'waiting':
      return t('upload.waiting')
    case 'uploading':
      return t('upload.uploading')
    case 'paused':
      return t('upload.paused')
    case 'attaching':
      return t('upload.attaching')
    case 'done':
      return t('upload.done')
    case 'failed':
      return `${t('upload.failed')}: ${failure}`
  }
}
