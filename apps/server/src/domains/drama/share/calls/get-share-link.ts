import type { shareCalls } from '@cliffhanger/contract/drama/share-calls.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { publicAddress } from '../../../../platform/storage/public-address.ts'
import type { DramaNeeds } from '../../needs.ts'
import { textIn } from '../../texts.ts'
import { findShareable, findSharedEpisode } from '../queries/codes.ts'
import { ensureCode, linkOf } from '../share-code.ts'

/** My link to a drama or one of its episodes. Refuses 4002 where members do not see it or may not share it (V-25). */
export const getShareLink =
  (domains: DramaNeeds): Handler<typeof shareCalls.getShareLink> =>
  async (context, { video_id, number = 0 }) => {
    const { db, caller, language, origin } = context
    const drama = (await findShareable(db, video_id)) ?? refuse('notFound')
    if (number > 0 && (await findSharedEpisode(db, video_id, number)) === undefined) refuse('notFound')
    const code = await ensureCode(db, { userId: caller.userId, dramaId: video_id, number }, context.clock())
    const title = textIn(drama.texts, language, drama.language)?.title ?? ''
    return {
      code,
      url: linkOf(code, await domains.session.platform(), origin),
      title,
      cover: publicAddress(context, drama.cover_key),
      share_text:
        number === 0
          ? messageText(language, 'shareDrama', { title })
          : messageText(language, 'shareEpisode', { title, number }),
    }
  }
