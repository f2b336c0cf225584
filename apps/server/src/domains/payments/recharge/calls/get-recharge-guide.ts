import type { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { publicAddress } from '../../../../platform/storage/public-address.ts'
import { readGuide } from '../guide.ts'

/** How to recharge; nothing where nobody wrote it. */
export const getRechargeGuide: Handler<typeof rechargeCalls.getRechargeGuide> = async (
  { db, storage, origin, language },
  { platform_id: platformId = 0 },
) => {
  const guide = await readGuide(db, platformId, language)
  return {
    title: guide?.title ?? '',
    content: guide?.content ?? '',
    images: (guide?.image_keys ?? []).map((key) => publicAddress({ storage, origin }, key)),
  }
}
