import type { discoverOperatorCalls } from '@cliffhanger/contract/drama/operator-discover-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { publicAddress } from '../../../../platform/storage/public-address.ts'
import { carryOut } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { publishPicture } from '../../pictures.ts'

const getHomeSettings =
  ({ drama }: OperatorNeeds): Handler<typeof discoverOperatorCalls.getHomeSettings> =>
  async (context) => {
    const { settings, version } = await drama.operator.home.read(context.db)
    return { version, settings, icons: settings.float_entries.map(({ icon }) => publicAddress(context, icon)) }
  }

/** Sets the home page for everybody. Refuses 4003 an operator who read an older version, so that nobody undoes a change they have not seen. */
const setHomeSettings =
  ({ drama }: OperatorNeeds): Handler<typeof discoverOperatorCalls.setHomeSettings> =>
  async (context, { version: expected, settings, reason }) => {
    const floatEntries = await Promise.all(
      settings.float_entries.map(async ({ icon, link }) => ({
        icon: await publishPicture(context.storage, icon, 'float_entries'),
        link,
      })),
    )
    const { version } = await carryOut(
      context,
      (tx) => drama.operator.home.change(tx, { ...settings, float_entries: floatEntries }, expected),
      ({ before, after }) => ({ action: 'home.change', target: 'home', reason, before, after }),
    )
    return { version }
  }

export const homeHandlers = (needs: OperatorNeeds) => ({
  getHomeSettings: getHomeSettings(needs),
  setHomeSettings: setHomeSettings(needs),
})
