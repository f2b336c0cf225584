import type { Db } from '../../platform/database/db.ts'
import { webAddress } from './invite-link.ts'
import type { TeamsNeeds } from './needs.ts'
import { ever } from './period.ts'
import type { ChannelFigures } from './present.ts'
import { type DistributorRow, findChannelByDomain, findOpenChannel } from './queries/distributors.ts'
import { listChannels } from './queries/sums.ts'

/** What came by each of these channels, ever. */
export async function channelFigures(
  db: Db,
  { commission }: Pick<TeamsNeeds, 'commission'>,
  rows: readonly DistributorRow[],
): Promise<(row: DistributorRow) => ChannelFigures> {
  const came = new Map(
    (
      await listChannels(
        db,
        rows.map(({ code }) => code),
      )
    ).map((row) => [row.code, row]),
  )
  const earned = new Map<number, bigint>()
  for (const { user_id: ownerId } of rows) earned.set(ownerId, await commission.totalOf(db, { ownerId, ...ever }))
  return ({ code, user_id: ownerId }) => ({
    registered: came.get(code)?.registered ?? 0,
    recharged: BigInt(came.get(code)?.recharged ?? '0'),
    commission: earned.get(ownerId) ?? 0n,
  })
}

/** Address of a channel, on its own domain where it has one. It carries the member's code and the channel's. */
export const channelLink = (
  { domain, code }: Pick<DistributorRow, 'domain' | 'code'>,
  platform: { readonly h5_url: string },
  origin: string,
  userCode: string,
): string => `${domain === '' ? webAddress(platform, origin) : `https://${domain}`}/#/?u=${userCode}&d=${code}`

/** The channel of somebody who registers: the code they carry, else that of the domain they came to; '' for none. */
export const channelOf = async (
  db: Db,
  { code, domain }: { readonly code: string; readonly domain: string },
): Promise<string> =>
  code !== '' || domain === '' ? code : ((await findChannelByDomain(db, domain.toLowerCase()))?.code ?? '')

/** The ad pixel of a channel; undefined where it has none of its own. */
export async function findPixel(
  db: Db,
  code: string,
): Promise<Pick<DistributorRow, 'pixel_id' | 'pixel_token'> | undefined> {
  const channel = await findOpenChannel(db, code)
  return channel && channel.pixel_id !== ''
    ? { pixel_id: channel.pixel_id, pixel_token: channel.pixel_token }
    : undefined
}
