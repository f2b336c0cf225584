import { type Poster, posterSize, type shareCalls } from '@cliffhanger/contract/drama/share-calls.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import { publicAddress } from '../../../../platform/storage/public-address.ts'
import { getAccount } from '../../../account/index.ts'
import { shortInvitePath } from '../../collection/invite-address.ts'
import type { DramaNeeds } from '../../needs.ts'
import { findShareable } from '../queries/codes.ts'
import { listShownPosters, type StoredPoster } from '../queries/posters.ts'
import { ensureCode, linkOf, webAddress } from '../share-code.ts'

/** More to choose from is none. */
const mostPosters = 20

const builtInCode = 300
/** Painted by the client while operators offer none: the code stands at the right of the foot. */
const builtIn: Poster = {
  id: 0,
  image_url: '',
  qr_x: posterSize.width - builtInCode - 40,
  qr_y: posterSize.height - builtInCode - 40,
  qr_size: builtInCode,
  text_color: '#f5f5f7',
}

/** Backgrounds for my poster and the link it carries. Refuses 4000, 4002 where members may not share the drama (V-25). */
export const listPosters =
  (domains: DramaNeeds): Handler<typeof shareCalls.listPosters> =>
  async (context, { type, video_id }) => {
    const { db, caller, clock } = context
    const { user_code: userCode } = await getAccount(db, caller.userId)
    const url =
      type === 'invite'
        ? `${webAddress(await domains.session.platform(), context.origin)}${shortInvitePath}${userCode}`
        : await dramaLink(context, domains, video_id ?? refuseField('video_id'))
    const atMs = clock()
    const isStar = await domains.starPlans.holdsBenefit(db, { userId: caller.userId, benefit: 'posters', atMs })
    const rows = await listShownPosters(db, { kind: type, isStar, limit: mostPosters })
    const shown = rows.map((row) => presentPoster(publicAddress(context, row.imageKey), row))
    return { list: shown.length === 0 ? [builtIn] : shown, url, user_code: userCode }
  }

async function dramaLink(context: CallContext<'bearer'>, domains: DramaNeeds, dramaId: number): Promise<string> {
  const { db, caller, origin } = context
  if (!(await findShareable(db, dramaId))) refuse('notFound')
  const code = await ensureCode(db, { userId: caller.userId, dramaId, number: 0 }, context.clock())
  return linkOf(code, await domains.session.platform(), origin)
}

const presentPoster = (imageUrl: string, row: StoredPoster): Poster => ({
  id: row.id,
  image_url: imageUrl,
  qr_x: row.qrX,
  qr_y: row.qrY,
  qr_size: row.qrSize,
  text_color: row.textColor,
})
