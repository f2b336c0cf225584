import type { playOperatorCalls } from '@cliffhanger/contract/drama/operator-play-calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { type PlayFigures } from '../../../drama/index.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { withTags, writtenLanguage } from '../../present/drama.ts'

const getPlayFigures =
  ({ drama }: OperatorNeeds): Handler<typeof playOperatorCalls.getPlayFigures> =>
  async ({ db, clock, settings }, { days: count, drama_id }) => {
    if (drama_id !== undefined && !(await drama.operator.findOverview(db, drama_id))) refuse('notFound')
    const today = platformDay(clock(), settings.TIME_ZONE)
    const { days, nets, dramas, untilMs } = await drama.operator.readPlays(db, { today, count, dramaId: drama_id ?? 0 })
    return {
      days: days.map(({ day, figures }) => ({ day, ...presentPlays(figures), ...presentWatched(figures) })),
      nets: nets.map(({ net, figures }) => ({ net, ...presentPlays(figures) })),
      dramas: dramas.map(({ drama: { id, language, texts }, figures }) => ({
        id,
        language: writtenLanguage(language),
        texts: withTags(texts),
        ...presentPlays(figures),
        ...presentWatched(figures),
      })),
      until_time: toSeconds(untilMs),
    }
  }

const presentPlays = ({ plays, failed, prepared, p50Ms, p95Ms, stalls, stall_ms }: PlayFigures) => ({
  plays,
  failed,
  prepared,
  ttff_p50: p50Ms ?? null,
  ttff_p95: p95Ms ?? null,
  stalls,
  stall_ms,
})

const presentWatched = ({ seconds, views, rebufferE4 }: PlayFigures) => ({
  watched_seconds: seconds,
  views,
  rebuffer_e4: rebufferE4,
})

export const playHandlers = (needs: OperatorNeeds): Handlers<typeof playOperatorCalls> => ({
  getPlayFigures: getPlayFigures(needs),
})
