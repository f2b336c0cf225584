import type { Transcoding, TranscodingRun } from '@cliffhanger/contract/media/operator-calls.ts'
import type { PlainConsoleTextKey } from '@cliffhanger/i18n/console-texts.ts'
import { Box, Chip, Stack, Typography } from '@mui/material'
import { Loading, Show } from 'react-admin'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { useDetail } from '../../../platform/use-detail.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { Facts } from '../../../ui/facts.tsx'
import { Nothing } from '../../../ui/list-page.tsx'
import { Section } from '../../../ui/section.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { Time } from '../../../ui/time.tsx'
import { episodeTitle } from '../catalogue/written-texts.ts'
import { EpisodeState } from './episode-state.tsx'
import { ProtectionChip } from './protection-chip.tsx'
import { VideoActions } from './video-actions.tsx'

type Detail = Transcoding & { readonly runs: readonly TranscodingRun[] }

const pollMs = 5000

const outcomes = {
  running: ['media.running', 'info'],
  done: ['media.runDone', 'success'],
  refused: ['media.runRefused', 'error'],
  broken: ['media.runBroken', 'warning'],
  ended: ['media.runEnded', 'default'],
  lost: ['media.runLost', 'warning'],
} as const satisfies Record<TranscodingRun['outcome'], readonly [PlainConsoleTextKey, string]>

/** One video: how far it is, and what its latest runs said. */
export const TranscodingPage = () => {
  const t = useTexts()
  return (
    <Show title={t('media.transcoding')} actions={false} component="div" queryOptions={{ refetchInterval: pollMs }}>
      <TranscodingSections />
    </Show>
  )
}

const TranscodingSections = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('content.write')
  const video = useDetail<Detail>('runs')
  if (!video) return <Loading />
  const title = video.drama_id === 0 ? t('media.noEpisode') : episodeTitle(t, video, currentLanguage())
  return (
    <>
      <Section title={title} actions={mayWrite && <VideoActions number={video.number} asset={video.asset} />}>
        <Facts
          rows={[
            [t('drama.video'), <EpisodeState key="state" asset={video.asset} />],
            [t('media.protection'), <ProtectionChip key="protection" video={video} />],
            [t('media.attempts'), String(video.attempt)],
            [t('media.changed'), <Time key="time" seconds={video.update_time} />],
            ...(video.drama_id === 0
              ? []
              : [
                  [
                    t('drama.drama'),
                    <TextLink key="drama" to={`/dramas/${video.drama_id}`}>
                      {title}
                    </TextLink>,
                  ] as const,
                ]),
          ]}
        />
      </Section>
      <Section title={t('media.runs')} explanation={t('media.runsHint')}>
        {video.runs.length === 0 && <Nothing>{t('media.noRuns')}</Nothing>}
        <Stack spacing={2}>
          {video.runs.map((run) => (
            <Run key={run.attempt} run={run} />
          ))}
        </Stack>
      </Section>
    </>
  )
}

const Run = ({ run }: { readonly run: TranscodingRun }) => {
  const t = useTexts()
  const [text, color] = outcomes[run.outcome]
  return (
    <Box component="article" aria-label={t('media.run', { attempt: run.attempt })}>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 0.5 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {t('media.run', { attempt: run.attempt })}
        </Typography>
        <Chip size="small" variant="outlined" color={color} label={t(text)} />
        <Time seconds={run.start_time} />
      </Stack>
      <Box
        component="pre"
        tabIndex={0}
        sx={{ m: 0, p: 1.5, borderRadius: 1, bgcolor: 'action.hover', overflow: 'auto', maxHeight: 320, fontSize: 12 }}
      >
        {run.log || t('media.noLog')}
      </Box>
    </Box>
  )
}
