import { episodeOperatorCalls } from '@cliffhanger/contract/drama/operator-episode-calls.ts'
import type { EpisodeOverview } from '@cliffhanger/contract/drama/operator-schemas.ts'
import { formatClock } from '@cliffhanger/i18n/format/durations.ts'
import type { ClientLanguage } from '@cliffhanger/i18n/languages.ts'
import DragIcon from '@mui/icons-material/DragIndicator'
import DownIcon from '@mui/icons-material/KeyboardArrowDown'
import UpIcon from '@mui/icons-material/KeyboardArrowUp'
import {
  Box,
  Button,
  IconButton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material'
import { useState } from 'react'
import { callServer } from '../../../platform/server.ts'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../platform/use-action.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { useConfirmAction } from '../../../ui/dialogs/confirm-action.tsx'
import { Nothing } from '../../../ui/list-page.tsx'
import { moved } from '../../../ui/moved.ts'
import { Section } from '../../../ui/section.tsx'
import { shownText } from '../../../ui/short-texts.ts'
import { CaptionsDialog } from './captions-dialog.tsx'
import { EpisodeState } from './episode-state.tsx'
import { VideoActions } from './video-actions.tsx'

interface EpisodesTableProps {
  readonly dramaId: number
  /** The drama's own; captions in it come first. */
  readonly language: ClientLanguage
  readonly episodes: readonly EpisodeOverview[]
}

/** The episodes in their order; a row is moved by dragging it or by its arrows, and the server numbers them anew. */
export const EpisodesTable = ({ dramaId, language, episodes }: EpisodesTableProps) => {
  const t = useTexts()
  const run = useAction()
  const mayWrite = useMayDo()('content.write')
  const [dragged, setDragged] = useState<number>()

  const move = async (from: number, to: number): Promise<void> => {
    const ids = moved(episodes, from, to).map(({ id }) => id)
    await run(() => callServer(episodeOperatorCalls.reorderEpisodes, { drama_id: dramaId, ids }))
  }

  if (episodes.length === 0) {
    return (
      <Section title={t('drama.episodes')}>
        <Nothing>{t('drama.noEpisodes')}</Nothing>
      </Section>
    )
  }
  return (
    <Section title={`${t('drama.episodes')} (${episodes.length})`}>
      <TableContainer>
        <Table size="small" aria-label={t('drama.episodes')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('drama.number')}</TableCell>
              <TableCell>{t('drama.episode')}</TableCell>
              <TableCell>{t('drama.duration')}</TableCell>
              <TableCell>{t('drama.video')}</TableCell>
              {mayWrite && <TableCell align="right">{t('shell.acts')}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {episodes.map((episode, index) => (
              <TableRow
                key={episode.id}
                hover
                draggable={mayWrite}
                onDragStart={() => setDragged(index)}
                onDragEnd={() => setDragged(undefined)}
                onDragOver={(event) => event.preventDefault()}
                onDrop={() => {
                  if (dragged !== undefined && dragged !== index) void move(dragged, index)
                }}
                sx={{ opacity: dragged === index ? 0.4 : 1 }}
              >
                <TableCell>
                  <Stack direction="row" sx={{ alignItems: 'center' }}>
                    {mayWrite && <DragIcon fontSize="small" color="disabled" sx={{ cursor: 'grab', mr: 0.5 }} />}
                    {episode.number}
                    {mayWrite && <Arrows number={episode.number} index={index} total={episodes.length} onMove={move} />}
                  </Stack>
                </TableCell>
                <TableCell>
                  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
                    <Poster address={episode.poster} />
                    <span>
                      {shownText(episode.titles, currentLanguage()) ||
                        t('drama.episodeNumber', { number: episode.number })}
                    </span>
                  </Stack>
                </TableCell>
                <TableCell>{episode.duration > 0 ? formatClock(episode.duration) : '–'}</TableCell>
                <TableCell>
                  <EpisodeState asset={episode.asset} />
                </TableCell>
                {mayWrite && (
                  <TableCell align="right">
                    <EpisodeActions dramaId={dramaId} language={language} episode={episode} />
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  )
}

interface ArrowsProps {
  readonly number: number
  readonly index: number
  readonly total: number
  readonly onMove: (from: number, to: number) => Promise<void>
}

const Arrows = ({ number, index, total, onMove }: ArrowsProps) => {
  const t = useTexts()
  return (
    <Box sx={{ ml: 1, whiteSpace: 'nowrap' }}>
      <IconButton
        size="small"
        disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
        aria-label={t('drama.moveUp', { number })}
      >
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        disabled={index === total - 1}
        onClick={() => onMove(index, index + 1)}
        aria-label={t('drama.moveDown', { number })}
      >
        <DownIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}

interface EpisodeActionsProps {
  readonly dramaId: number
  readonly language: ClientLanguage
  readonly episode: EpisodeOverview
}

const EpisodeActions = ({ dramaId, language, episode }: EpisodeActionsProps) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const { id, number, asset } = episode
  const [isCaptioning, setCaptioning] = useState(false)
  const remove = (): void =>
    confirmAction({
      title: t('drama.removeTitle', { number }),
      explanation: t('drama.removeHint'),
      action: t('shell.remove'),
      isDestructive: true,
      run: (reason) => callServer(episodeOperatorCalls.removeEpisode, { drama_id: dramaId, id, reason }),
    })

  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
      <VideoActions number={number} asset={asset} />
      <Button size="small" color="inherit" onClick={() => setCaptioning(true)}>
        {t('media.captions')}
      </Button>
      <Button size="small" color="error" onClick={remove}>
        {t('shell.remove')}
      </Button>
      {isCaptioning && <CaptionsDialog episode={episode} language={language} onClose={() => setCaptioning(false)} />}
    </Stack>
  )
}

const Poster = ({ address }: { readonly address: string }) => (
  <Box
    sx={{ width: 32, height: 48, borderRadius: 0.75, overflow: 'hidden', bgcolor: 'background.raised', flexShrink: 0 }}
  >
    {address !== '' && (
      <img src={address} alt="" width={32} height={48} loading="lazy" style={{ objectFit: 'cover' }} />
    )}
  </Box>
)
